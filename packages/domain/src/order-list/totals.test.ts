import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderListTotals, totalQuantity, totalWeight } from './totals.ts'

describe('totals of an order list', () => {
  it('count what is no number as 0 in the quantity (R-VAL-16)', () => {
    expect(totalQuantity([2, '', null, 'x'])).toBe(2)
    expect(totalQuantity([2, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, [], true])).toBe(2)
    expect(totalQuantity(['3', ' 4 '])).toBe(7)
    expect(totalQuantity([])).toBe(0)
  })

  it('count what is no number as 0 in the weight (R-VAL-17)', () => {
    const weights = [2.5, Number.NaN, null]
    expect(totalWeight(weights.map((gewichtPerStuk) => ({ aantal: 1, gewichtPerStuk })))).toBe(2.5)
    expect(totalWeight([{ aantal: 'x', gewichtPerStuk: 4 }, { aantal: 2 }])).toBe(0)
  })

  it('weigh 3 pieces of 10 kg as 30 kg (R-ENT-30)', () => {
    expect(totalWeight([{ aantal: 3, gewichtPerStuk: 10 }])).toBe(30)
    expect(totalWeight([{ aantal: 3, gewichtPerStuk: 0.1 }])).toBe(0.3)
  })

  it('keep rent and sale apart and say when a price is missing', () => {
    const lines = [
      {
        aantal: 2,
        gewichtPerStuk: 10,
        priceType: 'Verhuur',
        toonPrijs: true,
        huurPrijs: 1.5,
        huurPrijsWeek: 0,
        verkoopPrijs: 99,
      },
      {
        aantal: 3,
        gewichtPerStuk: 1,
        priceType: 'Verhuur',
        toonPrijs: true,
        huurPrijs: 1,
        huurPrijsWeek: 4,
        verkoopPrijs: 0,
      },
      {
        aantal: 4,
        gewichtPerStuk: 0.5,
        priceType: 'Verkoop',
        toonPrijs: true,
        huurPrijs: 8,
        huurPrijsWeek: 9,
        verkoopPrijs: 1.005,
      },
      {
        aantal: 1,
        gewichtPerStuk: 0,
        priceType: 'Verkoop_Terugkoop',
        toonPrijs: true,
        huurPrijs: 0,
        huurPrijsWeek: 0,
        verkoopPrijs: 20,
      },
    ] as const
    expect(orderListTotals(lines, 5)).toEqual({
      pieces: 10,
      weight: 25,
      rentPerWeek: 27,
      saleAmount: 24.02,
      pricesComplete: true,
    })
    expect(orderListTotals([...lines, { aantal: 1, toonPrijs: false }], 5).pricesComplete).toBe(false)
  })

  it('round each line to the cent before they are added', () => {
    const half = { aantal: 1, toonPrijs: true, huurPrijs: 0, huurPrijsWeek: 0 } as const
    const sold = { ...half, priceType: 'Verkoop', verkoopPrijs: 0.005 } as const
    const rented = { ...half, priceType: 'Verhuur', huurPrijsWeek: 0.005 } as const
    expect(orderListTotals([sold, sold], 5).saleAmount).toBe(0.02)
    expect(orderListTotals([rented, rented], 5).rentPerWeek).toBe(0.02)
  })

  it('count no amount of a line with an unknown kind of price', () => {
    const line = { aantal: 1, priceType: 'Onbekend', toonPrijs: true, huurPrijsWeek: 5, verkoopPrijs: 7 } as const
    expect(orderListTotals([line], 5)).toMatchObject({ rentPerWeek: 0, saleAmount: 0, pricesComplete: false })
  })

  it('do not depend on the order of the lines', () => {
    const line = fc.record({
      aantal: fc.oneof(fc.nat(500), fc.constantFrom('', null, 'x')),
      gewichtPerStuk: fc.double({ min: 0, max: 1000, noNaN: true }),
      priceType: fc.constantFrom('Verhuur' as const, 'Verkoop' as const),
      huurPrijs: fc.integer({ min: 0, max: 10_000 }).map((c) => c / 100),
      huurPrijsWeek: fc.constantFrom(0, 12.5),
      verkoopPrijs: fc.integer({ min: 0, max: 100_000 }).map((c) => c / 1000),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        expect(orderListTotals([...lines].reverse(), 5)).toEqual(orderListTotals(lines, 5))
      }),
    )
  })
})
