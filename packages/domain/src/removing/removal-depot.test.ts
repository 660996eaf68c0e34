import { describe, expect, it } from 'vitest'
import { removalDepot } from './removal-depot.ts'

const depots = [{ nummer: 'D1' }, { nummer: 'D2' }, { nummer: 'D3' }]
const settings = (values: Readonly<Record<string, string>> = {}) => ({ string: (key: string) => values[key] ?? '' })

describe('the depot that a removal starts with', () => {
  it.each([
    { is: 'the one the firm names', named: { Depot_Afvoer: 'D3' }, known: ['D1', 'D2'], expected: 'D3' },
    { is: 'the default of the firm', named: { Depot_Standaard: 'D3' }, known: ['D1', 'D2'], expected: 'D3' },
    { is: 'the one that serves the location', named: {}, known: ['D1', 'D2'], expected: 'D1' },
    { is: 'the one of the last removal', named: {}, known: ['', 'D2'], expected: 'D2' },
    { is: 'the next that is still there', named: { Depot_Afvoer: 'D9' }, known: ['D8', 'D2'], expected: 'D2' },
    { is: 'none where nothing is known', named: {}, known: ['', ''], expected: '' },
  ])('is $is (R-SET-30)', ({ named, known: [ofLocation = '', ofLastRemoval = ''], expected }) => {
    expect(removalDepot({ ofLocation, ofLastRemoval }, depots, settings(named))).toBe(expected)
  })
})
