import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar-date.ts'
import type { RentalTerms } from './rental-estimate.ts'
import { offRentDate, rentalAmount, rentalDays, rentalUnits, usualTerms } from './rental-estimate.ts'

const terms = (changes: Partial<RentalTerms>): RentalTerms => ({ ...usualTerms, ...changes })

describe('rental days', () => {
  it.each([
    ['same day', '2026-11-16', '2026-11-16', {}, 1],
    ['same day, neither end counts', '2026-11-16', '2026-11-16', { countFirst: false }, 0],
    ['Monday to Friday', '2026-11-16', '2026-11-20', {}, 4],
    ['Monday to Friday, both ends', '2026-11-16', '2026-11-20', { countLast: true }, 5],
    ['over a weekend', '2026-11-19', '2026-11-24', {}, 3],
    ['over a weekend, all days', '2026-11-19', '2026-11-24', { daysInWeek: 7 }, 5],
    ['both ends and Sundays', '2026-11-16', '2026-11-24', { daysInWeek: 7, countLast: true }, 9],
    ['six days a week', '2026-11-16', '2026-11-23', { daysInWeek: 6 }, 6],
    ['over a holiday', '2026-12-24', '2026-12-29', { holidays: new Set(['2026-12-25']) }, 2],
    ['only a weekend', '2026-11-21', '2026-11-22', {}, 0],
    ['off-rent before the start', '2026-11-20', '2026-11-16', {}, 0],
    ['over the clock change', '2026-03-27', '2026-03-31', { daysInWeek: 7 }, 4],
  ])('%s', (...[, start, end, changes, expected]) => {
    expect(rentalDays(start, end, terms(changes))).toBe(expected)
  })

  it('never fall when the rent lasts a day longer', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 7 }), fc.boolean(), (length, daysInWeek, countLast) => {
        const t = terms({ daysInWeek, countLast })
        const end = addDays('2026-11-16', length)
        const more = rentalDays('2026-11-16', addDays(end, 1), t) - rentalDays('2026-11-16', end, t)
        expect(more === 0 || more === 1).toBe(true)
      }),
    )
  })

  it('are daysInWeek for every full week', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 7 }), (offset, weeks, days) => {
        const start = addDays('2026-11-16', offset)
        expect(rentalDays(start, addDays(start, weeks * 7), terms({ daysInWeek: days }))).toBe(weeks * days)
      }),
    )
  })
})

describe('rental units and amounts', () => {
  it.each([
    ['9 of 7 days', '2026-11-16', '2026-11-25', { rate: 'week', daysInWeek: 7 }, '1.28571'],
    ['a full week', '2026-11-16', '2026-11-23', { rate: 'week' }, '1.00000'],
    ['below the minimum', '2026-11-16', '2026-11-17', { rate: 'week' }, '1'],
    ['a minimum of 3 days', '2026-11-16', '2026-11-17', { minimumUnits: 3 }, '3'],
    ['off-rent before the start', '2026-11-20', '2026-11-16', {}, '1'],
    ['days', '2026-11-16', '2026-11-20', {}, '4'],
  ] as const)('%s', (...[, start, end, changes, expected]) => {
    expect(rentalUnits(start, end, terms(changes))).toBe(expected)
  })

  it.each([
    [3, '4', 1.5, '18.00'],
    [1, '1.28571', 7, '9.00'],
    [1, '1', '0.125', '0.13'],
    [-1, '1', '0.125', '-0.13'],
    [-2, '3', 1.005, '-6.03'],
  ])('%d pieces for %s units at %s cost %s', (...[quantity, units, price, expected]) => {
    expect(rentalAmount(quantity, units, price)).toBe(expected)
  })

  it('ends at the posted removal, else the requested one, else today', () => {
    expect(offRentDate('2026-11-18', '2026-11-17', '2026-11-20')).toBe('2026-11-18')
    expect(offRentDate(null, '2026-11-17', '2026-11-20')).toBe('2026-11-17')
    expect(offRentDate(null, null, '2026-11-20')).toBe('2026-11-20')
  })
})
