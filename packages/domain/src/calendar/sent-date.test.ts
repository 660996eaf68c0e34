import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOfDayNumber, dayNumber } from '../plain/calendar-date.ts'
import { calendarDateOf } from './sent-date.ts'

const anyDate = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2037-12-31') }).map(dateOfDayNumber)

describe('the calendar date a client sends', () => {
  it.each(['2026-03-29', '2026-10-25', '2026-07-01'])('takes the plain date %s as it is (R-DATE-13)', (date) => {
    expect(calendarDateOf(date)).toBe(date)
  })

  it.each([
    ['shifted midnight in summer', '2026-07-01T00:00:00.000Z', '2026-07-01'],
    ['unshifted midnight in summer', '2026-06-30T22:00:00.000Z', '2026-07-01'],
    ['midnight with its offset', '2026-07-01T00:00:00+02:00', '2026-07-01'],
    ['unshifted midnight in winter', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['the day the clock goes forward, shifted', '2026-03-29T00:00:00Z', '2026-03-29'],
    ['the day the clock goes forward, unshifted', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['the day after, unshifted', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['the last moment of that day', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['the day the clock goes back, shifted', '2026-10-25T00:00:00Z', '2026-10-25'],
    ['the day the clock goes back, unshifted', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['the last moment of that day', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['the day after, unshifted', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['a client elsewhere', '2026-06-30T18:30:00-04:00', '2026-07-01'],
  ])('takes the day in Amsterdam of %s (R-DATE-13)', (_, sent, expected) => {
    expect(calendarDateOf(sent)).toBe(expected)
  })

  it.each([
    '',
    'morgen',
    '2026-02-30',
    '2026-02-30T00:00:00Z',
    '2026-07-01T25:00:00Z',
    '2026-07-01T00:00:00',
    '1-7-2026',
  ])('refuses %j', (sent) => {
    expect(calendarDateOf(sent)).toBeNull()
  })

  it('reads midnight shifted by the offset back as the day picked, on every day (R-DATE-13)', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(calendarDateOf(`${date}T00:00:00.000Z`)).toBe(date)
      }),
    )
  })
})
