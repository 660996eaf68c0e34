import { describe, expect, it } from 'vitest'
import { readMeasures, withoutMeasure } from './measures.ts'

const read = (term: string) => {
  const { measures, rest } = readMeasures(term)
  return [rest.replace(/\s+/g, ' ').trim(), ...measures.map(({ kind, steps }) => `${kind} ${steps}`)]
}

describe('sizes in a search', () => {
  it.each([
    ['rolsteiger 6m', ['rolsteiger', 'length 6000']],
    ['rolsteiger 6 meter', ['rolsteiger', 'length 6000']],
    ['6,2 M rolsteiger', ['rolsteiger', 'length 6200']],
    ['minigraver 1.8t', ['minigraver', 'mass 1800000']],
    ['trilplaat 100 kilo', ['trilplaat', 'mass 100000']],
    ['aggregaat 20kva', ['aggregaat', 'output 20000']],
    ['kachel 3,3 kW 230v', ['kachel', 'power 3300', 'voltage 230000']],
    ['rijplaat 2x1m', ['rijplaat', 'length 2000', 'length 1000']],
    ['column 30 × 30 cm, 3 m', ['column ,', 'length 300', 'length 300', 'length 3000']],
    ['container 6m3', ['container', 'volume 6000000']],
    ['container 20ft', ['container', 'length 6096']],
    ['slang 2"', ['slang', 'length 51']],
    ['wandkist 2,7 x 1,2', ['wandkist', 'length 2700', 'length 1200']],
    ['pompe 3 pouces', ['pompe', 'length 76']],
    ['Minibagger 2,7 to', ['Minibagger', 'mass 2700000']],
    ['karcher 150 bars', ['karcher', 'pressure 150000']],
  ])('of %j', (term, expected) => {
    expect(read(term)).toEqual(expected)
  })

  it.each([
    'ladder 2x10 sporten',
    'K304354',
    '413033-004',
    'AR26-01572',
    'rolsteiger 6',
    'H20 balk',
    '4x4',
    'm10 klem',
    '3 lagen',
  ])('are not in %j', (term) => {
    expect(read(term)).toEqual([term])
  })

  it('can be taken away', () => {
    const term = 'rolsteiger 6 m, smal'
    const [size] = readMeasures(term).measures
    expect(withoutMeasure(term, size?.written ?? '')).toBe('rolsteiger , smal')
  })
})
