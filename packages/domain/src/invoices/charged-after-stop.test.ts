import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../plain/calendar-date.ts'
import { chargedAfterStop } from './charged-after-stop.ts'
import { readRentalPeriod } from './rental-period.ts'
import { eurosOf, withoutVat } from './vat-amounts.ts'

describe('a rental period', () => {
  it.each([
    ['02-11-26 t/m 15-11-26', { from: '2026-11-02', until: '2026-11-15' }],
    ['2-11-2026 - 15-11-2026', { from: '2026-11-02', until: '2026-11-15' }],
    ['02.11.26 bis 02.11.26', { from: '2026-11-02', until: '2026-11-02' }],
    ['', null],
    ['november', null],
    ['02-11-26', null],
    ['15-11-26 t/m 02-11-26', null],
    ['31-02-26 t/m 02-03-26', null],
    ['01-01-26 t/m 02-01-26, 05-01-26 t/m 06-01-26', null],
  ])('%j is read as %j', (text, period) => {
    expect(readRentalPeriod(text)).toEqual(period)
  })
})

describe('a line that charges after the stop of its receipt', () => {
  const line = { rentalPeriod: '01-11-26 t/m 20-11-26', amount: withoutVat(200) }
  const after = (stop: string, of = line) => {
    const found = chargedAfterStop(of, stop)
    return found === null ? null : [found.days, eurosOf(found.amount)]
  }

  it('says how many days and which part of the amount', () => {
    expect(after('2026-11-15')).toEqual([5, 50])
    expect(after('2026-11-19')).toEqual([1, 10])
  })

  it('may charge the day of the stop itself', () => {
    expect(after('2026-11-20')).toBeNull()
    expect(after('2026-12-01')).toBeNull()
  })

  it('is too long as a whole when it begins after the stop', () => {
    expect(after('2026-10-01')).toEqual([20, 200])
  })

  it('is never one that gives back or whose period cannot be read', () => {
    expect(after('2026-11-15', { ...line, amount: withoutVat(-200) })).toBeNull()
    expect(after('2026-11-15', { ...line, rentalPeriod: 'week 46' })).toBeNull()
  })

  it('never charges more days or more money too long than there are', () => {
    const written = (date: string) => `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(2, 4)}`
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), fc.integer({ min: 1, max: 10 ** 7 }), (stop, length, cents) => {
        const from = addDays('2026-01-01', 200)
        const rentalPeriod = `${written(from)} t/m ${written(addDays(from, length))}`
        const found = chargedAfterStop({ rentalPeriod, amount: withoutVat(cents / 100) }, addDays('2026-01-01', stop))
        const days = Math.max(0, Math.min(length + 1, 200 + length - stop))
        expect(found?.days ?? 0).toBe(days)
        expect(found === null ? 0 : eurosOf(found.amount)).toBeLessThanOrEqual(cents / 100)
      }),
    )
  })
})
