import { describe, expect, it } from 'vitest'
import { amsterdamMoment } from './amsterdam-moment.ts'

describe('the moment of a time of the day in Amsterdam', () => {
  it.each([
    ['2026-01-15', '09:00', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15', '09:00', '2026-07-15T07:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    // The spring skips 02:30.
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    // The autumn has 02:30 twice.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-12-31', '00:00', '2026-12-30T23:00:00.000Z'],
  ])('on %s at %s is %s', (date, time, moment) => {
    expect(amsterdamMoment(date, time)?.toISOString()).toBe(moment)
  })

  it.each([
    ['2026-02-30', '09:00'],
    ['2026-01-15', '24:00'],
    ['2026-01-15', '9:00'],
    ['', ''],
  ])('is none for %s at %s', (date, time) => {
    expect(amsterdamMoment(date, time)).toBeNull()
  })
})
