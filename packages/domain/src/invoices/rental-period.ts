import { type CalendarDate, daysBetween, isCalendarDate } from '../plain/calendar-date.ts'

/** Both days count. */
export interface RentalPeriod {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

const day = /(?<!\d)(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?!\d)/g

/**
 * The days that a line of an invoice charges rent for, which the back office gives as text: `02-11-26 t/m 15-11-26`.
 * Null when the text has not exactly two days in their order: then it is unknown what was charged.
 */
export function readRentalPeriod(text: string): RentalPeriod | null {
  const days = [...text.matchAll(day)].map(([, date = '', month = '', year = '']) =>
    [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  )
  const [from, until] = days
  if (from === undefined || until === undefined || days.length > 2) return null
  return isCalendarDate(from) && isCalendarDate(until) && from <= until ? { from, until } : null
}

export function daysOf({ from, until }: RentalPeriod): number {
  return daysBetween(from, until) + 1
}
