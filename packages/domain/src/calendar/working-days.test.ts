import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../plain/calendar-date.ts'
import { addDays, dateOfDayNumber, isWeekend } from '../plain/calendar-date.ts'
import { isUrgent } from './urgent.ts'
import { addWorkingDays, nextWorkingDay, workingDaysBetween } from './working-days.ts'

const anyDate = fc.integer({ min: -5_000, max: 40_000 }).map(dateOfDayNumber)

function countOneByOne(from: CalendarDate, to: CalendarDate): number {
  let count = 0
  for (let day = from; day !== to; ) {
    day = addDays(day, 1)
    if (!isWeekend(day)) count += 1
  }
  return count
}

describe('working days', () => {
  it.each([
    ['2026-11-16', '2026-11-16', 0],
    ['2026-11-16', '2026-11-17', 1],
    ['2026-11-20', '2026-11-22', 0],
    ['2026-11-20', '2026-11-23', 1],
    ['2026-11-21', '2026-11-23', 1],
    ['2026-11-16', '2026-11-23', 5],
    ['2026-11-23', '2026-11-20', -1],
    ['2026-11-23', '2026-11-22', 0],
  ])('from %s to %s are %i', (from, to, expected) => {
    expect(workingDaysBetween(from, to)).toBe(expected + 0)
  })

  it('counts as one does by hand', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 60 }), (from, days) => {
        const to = addDays(from, days)
        expect(workingDaysBetween(from, to)).toBe(countOneByOne(from, to))
      }),
    )
  })

  it('lands on the day with that count', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (from, count) => {
        const end = addWorkingDays(from, count)
        expect(isWeekend(end)).toBe(false)
        expect(workingDaysBetween(from, end)).toBe(count)
      }),
    )
  })

  it('leaves a date alone for a count of 0', () => {
    expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21')
  })

  it('finds the next working day', () => {
    expect(nextWorkingDay('2026-11-21')).toBe('2026-11-23')
    expect(nextWorkingDay('2026-11-22')).toBe('2026-11-23')
    expect(nextWorkingDay('2026-11-20')).toBe('2026-11-20')
  })
})

describe('urgent delivery', () => {
  it.each([
    ['2026-11-19', '2026-11-19', true],
    ['2026-11-19', '2026-11-20', true],
    ['2026-11-19', '2026-11-21', true],
    ['2026-11-19', '2026-11-23', true],
    ['2026-11-19', '2026-11-24', false],
    ['2026-11-16', '2026-11-18', true],
    ['2026-11-16', '2026-11-19', false],
    ['2026-11-16', '2026-11-13', true],
  ])('today %s, delivery %s, within 2 working days: %s (R-RULE-08)', (today, delivery, expected) => {
    expect(isUrgent(delivery, today, 2)).toBe(expected)
  })

  it('stays urgent on every day before the last urgent one (R-RULE-08)', () => {
    fc.assert(
      fc.property(anyDate, fc.nat(10), fc.nat(30), (today, workingDays, ahead) => {
        const last = addWorkingDays(today, workingDays)
        expect(isUrgent(addDays(today, ahead), today, workingDays)).toBe(
          ahead === 0 || workingDaysBetween(last, addDays(today, ahead)) <= 0,
        )
      }),
    )
  })
})
