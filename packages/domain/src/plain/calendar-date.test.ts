import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  compareDates,
  dateOfDayNumber,
  dayNumber,
  dayOfWeek,
  daysBetween,
  isCalendarDate,
  isWeekend,
} from './calendar-date.ts'
import { isoWeek } from './iso-week.ts'

const anyDate = fc.integer({ min: -670_000, max: 2_890_000 }).map(dateOfDayNumber)

describe('calendar date', () => {
  it.each(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'])('knows that %s exists', (date) => {
    expect(isCalendarDate(date)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '21-11-2026',
    '2026-1-1',
    '',
    '2026-11-21T00:00',
  ])('knows that %j does not exist', (date) => {
    expect(isCalendarDate(date)).toBe(false)
    expect(() => dayNumber(date)).toThrow(RangeError)
  })

  it('counts days as the calendar of the runtime does, in every year', () => {
    const year = fc.integer({ min: 0, max: 9999 })
    fc.assert(
      fc.property(year, fc.integer({ min: 0, max: 365 }), (from, days) => {
        const written = new Date(Date.parse(`${String(from).padStart(4, '0')}-01-01T00:00:00Z`) + days * 86_400_000)
        const date = written.toISOString()
        // 31 December 9999 is the last day that ten characters can write.
        fc.pre(date.length === 24)
        expect(dayNumber(date.slice(0, 10))).toBe(written.getTime() / 86_400_000)
      }),
    )
  })

  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s plus %i days is %s, also across a clock change (R-DATE-13)', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  it.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    ['1969-12-28', 7],
    ['1900-01-01', 1],
  ])('%s is day %i of its week', (date, day) => {
    expect(dayOfWeek(date)).toBe(day)
    expect(isWeekend(date)).toBe(day > 5)
  })

  it.each([
    ['2026-11-21', 2026, 47],
    ['2026-01-01', 2026, 1],
    ['2027-01-01', 2026, 53],
    ['2024-12-30', 2025, 1],
    ['2023-01-01', 2022, 52],
  ])('%s is in ISO week %i-%i', (date, year, week) => {
    expect(isoWeek(date)).toEqual({ year, week })
  })

  it('adds and subtracts as whole numbers do', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const other = addDays(date, days)
        expect(isCalendarDate(other)).toBe(true)
        expect(daysBetween(date, other)).toBe(days)
        expect(Math.sign(compareDates(other, date))).toBe(Math.sign(days))
        expect(addDays(other, -days)).toBe(date)
      }),
    )
  })

  it('orders dates as their texts are ordered', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(Math.sign(compareDates(a, b))).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
    )
  })

  it('gives the seven days of a week the same ISO week', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const monday = addDays(date, 1 - dayOfWeek(date))
        for (let i = 0; i < 7; i++) expect(isoWeek(addDays(monday, i))).toEqual(isoWeek(date))
        expect(isoWeek(addDays(monday, 7))).not.toEqual(isoWeek(date))
      }),
    )
  })
})
