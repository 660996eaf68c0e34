import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LoginType } from '../access/vocabulary.ts'
import { loginTypes } from '../access/vocabulary.ts'
import { hidePrices, priceFields } from './hide-prices.ts'
import type { PriceSettings } from './price-visibility.ts'
import { priceSettingsOf, pricesVisible } from './price-visibility.ts'
import { readUrgentDays, urgentCharge } from './urgent-charge.ts'
import { weekPrice } from './week-price.ts'

const off: PriceSettings = { publicPrices: false, internalPrices: false, showAtLocation: false }
const anonymous = { loggedIn: false, loginType: null, locationChosen: false }
const loggedIn = (loginType: LoginType, locationChosen: boolean) => ({ loggedIn: true, loginType, locationChosen })

describe('price visibility', () => {
  it('follows the public setting for anonymous visitors (R-PRICE-01, R-ROLE-10)', () => {
    expect(pricesVisible({ ...off, publicPrices: true }, anonymous)).toBe(true)
    expect(pricesVisible(off, anonymous)).toBe(false)
    expect(pricesVisible({ ...off, showAtLocation: true }, anonymous)).toBe(false)
  })

  it.each(loginTypes)('needs a location after logging in by %s (R-PRICE-02)', (loginType) => {
    expect(pricesVisible(off, loggedIn(loginType, false))).toBe(false)
    expect(pricesVisible(off, loggedIn(loginType, true))).toBe(true)
  })

  it.each(loginTypes)('needs no location with show-at-location on, by %s (R-PRICE-03)', (loginType) => {
    expect(pricesVisible({ ...off, showAtLocation: true }, loggedIn(loginType, false))).toBe(true)
  })

  it.each([false, true])(
    'shows identity logins internal prices only without a location, public prices %s (R-PRICE-04)',
    (publicPrices) => {
      const internal = { ...off, internalPrices: true, publicPrices }
      expect(pricesVisible(internal, loggedIn('Identity', false))).toBe(true)
      expect(pricesVisible(internal, loggedIn('Identity', true))).toBe(false)
    },
  )

  it.each(loginTypes.filter((type) => type !== 'Identity'))('leaves %s logins alone (R-PRICE-04)', (loginType) => {
    for (const locationChosen of [false, true]) {
      for (const settings of [off, { ...off, publicPrices: true }, { ...off, showAtLocation: true }]) {
        const viewer = loggedIn(loginType, locationChosen)
        expect(pricesVisible({ ...settings, internalPrices: true }, viewer)).toBe(pricesVisible(settings, viewer))
      }
    }
  })

  it('reads the three settings by name', () => {
    for (const on of ['Prijzen_Openbaar', 'Prijzen_Intern', 'Prijzen_ToonBijLocatie']) {
      expect(priceSettingsOf({ bool: (name) => name === on })).toEqual({
        publicPrices: on === 'Prijzen_Openbaar',
        internalPrices: on === 'Prijzen_Intern',
        showAtLocation: on === 'Prijzen_ToonBijLocatie',
      })
    }
  })
})

describe('hidden prices', () => {
  const item = {
    materieelSoort: 'M1',
    toonPrijs: true,
    huurPrijs: 1.5,
    huurPrijsWeek: 7,
    verkoopPrijs: 20,
    terugkoopPrijs: 9,
    gewichtPerStuk: 10,
  }

  it('become 0, every one of them (R-VAL-15)', () => {
    const zeros = { huurPrijs: 0, huurPrijsWeek: 0, verkoopPrijs: 0, terugkoopPrijs: 0 }
    expect(hidePrices(item, false)).toEqual({ ...item, ...zeros, toonPrijs: false })
    expect(hidePrices({ ...item, toonPrijs: false }, true)).toEqual({ ...item, ...zeros, toonPrijs: false })
  })

  it('stay when they may be seen, and no field is added (R-VAL-15)', () => {
    expect(hidePrices(item, true)).toEqual(item)
    expect(Object.keys(hidePrices({ toonPrijs: true, verkoopPrijs: 3 }, false))).toEqual(['toonPrijs', 'verkoopPrijs'])
  })

  it('leave no amount behind, whatever the prices are (R-VAL-15)', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), fc.boolean(), (day, sale, own) => {
        const hidden = hidePrices({ ...item, huurPrijs: day, verkoopPrijs: sale, toonPrijs: own }, false)
        for (const field of priceFields) expect(hidden[field]).toBe(0)
      }),
    )
  })
})

describe('week price', () => {
  it.each([
    [1.5, 6, 5, 6],
    [1.5, 0, 5, 7.5],
    [1.5, 0, 7, 10.5],
    [0.1, 0, 3, 0.3],
    [0.12345, 0, 7, 0.86415],
    [0, 0, 5, 0],
  ])('of day %d and week %d with %i days is %d (R-ENT-05)', (...[huurPrijs, huurPrijsWeek, days, expected]) => {
    expect(weekPrice({ huurPrijs, huurPrijsWeek }, days)).toBe(expected)
  })
})

describe('urgent charge', () => {
  const settings = (code: string, price: string) => ({
    string: (name: 'Spoed_Code' | 'Spoed_Prijs') => (name === 'Spoed_Code' ? code : price),
  })

  it.each([
    ['0', 0],
    ['75', 75],
    ['75,50', 75.5],
    ['75.50', 75.5],
    ['veel', 0],
  ])('takes code and price %s from the settings', (price, expected) => {
    expect(urgentCharge(true, settings('SPOED', price))).toEqual({ code: 'SPOED', price: expected, quantity: 1 })
  })

  it('is absent when the order is not urgent or no code is set', () => {
    expect(urgentCharge(false, settings('SPOED', '75'))).toBeNull()
    expect(urgentCharge(true, settings(' ', '75'))).toBeNull()
  })
})

describe('the stored text of an urgent order', () => {
  const template = 'Spoedlevering (binnen {days} werkdagen)'

  it.each([
    ['Spoedlevering (binnen 2 werkdagen)', 2],
    ['Spoedlevering (binnen 14 werkdagen)', 14],
    ['Spoedlevering (binnen enkele werkdagen)', null],
    ['Haast binnen 2 dagen', null],
    ['', null],
  ])('gives its days only when it is that of the catalogue: %s (R-RULE-08)', (description, days) => {
    expect(readUrgentDays(description, template)).toBe(days)
  })
})
