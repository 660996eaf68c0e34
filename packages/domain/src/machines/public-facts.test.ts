import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownSettings } from '../settings/own-settings.ts'
import { publicFacts, tellStranger } from './public-facts.ts'

const owner = { eigenaar: 'Rijnmond Materieel', telefoon: '010 1234567' }
const machine = {
  materieelSoort: '511012',
  materieelNummer: '511012-001',
  omschrijving: 'Trilplaat',
  afbeelding: '/afbeeldingen/a',
  documenten: ['Handleiding.pdf'],
  // What a caller may have in hand and must not get out.
  locatie: '10001',
  huurPrijs: 12,
}

describe('a stranger', () => {
  it('is told name, picture, owner and telephone unless the company says otherwise', () => {
    expect(tellStranger(machine, owner, ownSettings.Etiket_Openbaar.default)).toEqual({
      ...owner,
      stuk: {
        materieelSoort: '511012',
        materieelNummer: '511012-001',
        omschrijving: 'Trilplaat',
        afbeelding: '/afbeeldingen/a',
      },
      documenten: [],
    })
  })

  it('is told how to use it where the company wants that', () => {
    expect(tellStranger(machine, owner, publicFacts).documenten).toEqual(['Handleiding.pdf'])
  })

  it.each([
    ['naam', { materieelSoort: '', omschrijving: '', afbeelding: '/afbeeldingen/a' }],
    ['afbeelding', { materieelSoort: '511012', omschrijving: 'Trilplaat', afbeelding: null }],
  ])('is not told %s where the company keeps that to itself', (fact, shown) => {
    const facts = publicFacts.filter((one) => one !== fact)
    expect(tellStranger(machine, owner, facts).stuk).toEqual({ materieelNummer: '511012-001', ...shown })
  })

  it('cannot tell a number that exists from one that does not without name and picture', () => {
    fc.assert(
      fc.property(fc.subarray(['eigenaar', 'telefoon', 'documenten', 'rent']), (shown) => {
        expect(tellStranger(machine, owner, shown)).toEqual(tellStranger(null, owner, shown))
      }),
    )
  })

  it('is never told anything else of it', () => {
    fc.assert(
      fc.property(fc.subarray([...publicFacts]), (shown) => {
        expect(JSON.stringify(tellStranger(machine, owner, shown))).not.toMatch(/10001|huurPrijs|locatie/)
      }),
    )
  })
})
