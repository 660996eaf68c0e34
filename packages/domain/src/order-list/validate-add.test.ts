import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseAdd, refuseAddAll, refuseAddSets, refuseQuantity } from './validate-add.ts'

const code = (refusal: { readonly code: string } | null) => refusal?.code ?? null

describe('adding to an order list', () => {
  it.each([null, undefined, '', '  ', Number.NaN])('needs a quantity, not %j (R-VAL-01)', (aantal) => {
    expect(refuseAdd(aantal === undefined ? {} : { aantal })).toEqual({ code: 'validatie.aantal_leeg', params: {} })
    expect(code(refuseAddAll([{ aantal: 1 }, aantal === undefined ? {} : { aantal }]))).toBe('validatie.aantal_leeg')
  })

  it.each([0, -1, 1.5, 100_000, 'x', '1,5', Number.POSITIVE_INFINITY])(
    'refuses the quantity %s (R-VAL-21)',
    (aantal) => {
      expect(refuseAdd({ aantal })).toEqual({ code: 'validatie.aantal_bereik', params: { min: 1, max: 99_999 } })
    },
  )

  it.each([1, 2, 99_999, '12'])('accepts the quantity %s (R-VAL-21)', (aantal) => {
    expect(refuseAdd({ aantal })).toBeNull()
    expect(refuseAddAll([{ aantal }, { aantal: 5 }])).toBeNull()
  })

  it('needs at least one item (R-VAL-02)', () => {
    expect(refuseAddAll([])).toEqual({ code: 'reject.items_leeg', params: {} })
    expect(code(refuseAddAll(null))).toBe('reject.items_leeg')
  })

  it('refuses a missing item (R-VAL-06)', () => {
    expect(refuseAdd(null)).toEqual({ code: 'reject.item_leeg', params: {} })
    expect(refuseAdd(undefined)).toEqual({ code: 'reject.item_leeg', params: {} })
    expect(code(refuseAddAll([{ aantal: 1 }, null]))).toBe('reject.item_leeg')
  })

  it('accepts exactly the whole numbers from 1 to 99,999 (R-VAL-21)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -10, max: 100_010 }), fc.double()), (quantity) => {
        const fits = Number.isInteger(quantity) && quantity >= 1 && quantity <= 99_999
        expect(refuseQuantity(quantity) === null).toBe(fits)
      }),
    )
  })
})

describe('adding sets', () => {
  const set = { setNummer: 'S1', aantal: 1 }

  it('needs at least one set (R-VAL-03)', () => {
    expect(refuseAddSets([])).toEqual({ code: 'reject.sets_leeg', params: {} })
    expect(code(refuseAddSets(undefined))).toBe('reject.sets_leeg')
  })

  it.each([null, ''])('needs a quantity, not %j (R-VAL-04)', (aantal) => {
    expect(refuseAddSets([set, { ...set, aantal }])).toEqual({ code: 'reject.aantal_of_setnummer_leeg', params: {} })
  })

  it.each([null, '', ' '])('needs a set number, not %j (R-VAL-05)', (setNummer) => {
    expect(code(refuseAddSets([{ ...set, setNummer }]))).toBe('reject.aantal_of_setnummer_leeg')
  })

  it('accepts sets with both and refuses quantities out of bounds', () => {
    expect(refuseAddSets([set, { setNummer: 'S2', aantal: 3 }])).toBeNull()
    expect(code(refuseAddSets([{ ...set, aantal: 0 }]))).toBe('validatie.aantal_bereik')
  })
})
