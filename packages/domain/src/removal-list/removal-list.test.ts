import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedReturn, planReturns, type ReturnFacts } from './plan-returns.ts'
import { refuseReturn } from './refuse-return.ts'
import { type Sightings, sameLookMs, seeCode } from './sighting.ts'

const counted: AskedReturn = { type: 'Materieel', materieelSoort: 'HEK', materieelNummer: '', retourAantal: 4 }
const piece: AskedReturn = { type: 'Materieel', materieelSoort: 'MOLEN', materieelNummer: 'S1', retourAantal: 1 }
const here = (facts: Partial<ReturnFacts> = {}): ReturnFacts => ({ isHere: true, present: 10, listed: 0, ...facts })

describe('how many may leave', () => {
  it('is at most what is there when the setting caps it, and anything whole otherwise (R-RULE-01)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 200 }), (quantity, present) => {
        const refusal = refuseReturn(quantity, { isPiece: false, present, capped: true })
        expect(refusal?.code).toBe(quantity > present ? 'validatie.aantal_voorraad' : undefined)
        expect(refuseReturn(quantity, { isPiece: false, present, capped: false })).toBeNull()
      }),
    )
  })

  it.each([
    ['', 'validatie.aantal_leeg'],
    [0, 'validatie.aantal_bereik'],
    [-1, 'validatie.aantal_bereik'],
    [1.5, 'validatie.aantal_bereik'],
    [99_999, undefined],
    [100_000, 'validatie.aantal_bereik'],
  ])('takes whole numbers from 1 to 99,999: %s (R-VAL-21)', (quantity, code) => {
    expect(refuseReturn(quantity, { isPiece: false, present: 0, capped: false })?.code).toBe(code)
  })

  it('names what can still go, in whole pieces and never below none', () => {
    const capped = (present: number) => refuseReturn(50, { isPiece: false, present, capped: true })
    expect(capped(12.5)?.params).toEqual({ amount: 12 })
    expect(capped(-3)?.params).toEqual({ amount: 0 })
  })

  it('is one of a numbered piece', () => {
    expect(refuseReturn(2, { isPiece: true, present: 9, capped: false })?.code).toBe('validatie.aantal_stuk')
    expect(refuseReturn(1, { isPiece: true, present: 1, capped: true })).toBeNull()
  })
})

describe('what adding makes of the list', () => {
  it('adds up what is counted, with what is there already and within one call (R-ENT-12)', () => {
    expect(planReturns([counted, counted], [here({ listed: 2 }), here({ listed: 2 })], true)).toEqual({
      lines: [{ ...counted, retourAantal: 10 }],
      added: 0,
      grown: 1,
      already: 0,
    })
  })

  it('keeps a piece once, also when it was asked to be taken away meanwhile (R-ENT-12)', () => {
    const plan = planReturns([piece, piece], [here(), here()], true)
    expect(plan).toEqual({ lines: [piece], added: 1, grown: 0, already: 1 })
    expect(planReturns([piece], [here({ listed: 1, present: 0 })], true)).toMatchObject({ lines: [], already: 1 })
  })

  it('refuses all when one would be more than is there, and says which (R-RULE-01)', () => {
    const facts = [here(), here({ listed: 7 })]
    expect(planReturns([piece, counted], facts, true)).toEqual({
      code: 'validatie.aantal_voorraad',
      params: { amount: 10 },
      index: 1,
    })
    expect(planReturns([piece, counted], facts, false)).toMatchObject({ added: 1, grown: 1 })
  })

  it('refuses what does not stand there', () => {
    expect(planReturns([piece], [here({ isHere: false })], false)).toMatchObject({
      code: 'error.niet_gevonden',
      index: 0,
    })
  })
})

describe('a label in front of the camera', () => {
  it('counts once while it stays in view, and again after it was away', () => {
    let seen: Sightings = new Map()
    const look = (code: string, now: number) => {
      const sight = seeCode(seen, code, now)
      seen = sight.seen
      return sight.counts
    }
    expect([0, 100, 2000, 4900].map((now) => look('A', now))).toEqual([true, false, false, false])
    expect(look('B', 5000)).toBe(true)
    expect(look('A', 4900 + sameLookMs)).toBe(true)
    expect(seen.size).toBe(2)
    look('A', 100_000)
    expect([...seen.keys()]).toEqual(['A'])
  })
})
