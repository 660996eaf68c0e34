import { type CalendarDate, daysBetween } from '../plain/calendar-date.ts'

export interface PeriodRent {
  /** Euros over the whole period, an estimate: a part of a week counts by its days. */
  readonly amount: number
  /** Whole weeks the period is called by, at least 1. */
  readonly weeks: number
}

/** What is rented costs this from delivery until it goes back; null when a day is not known, or they are the wrong way round. */
export function periodRent(
  rentPerWeek: number,
  period: { readonly from: CalendarDate | null; readonly until: CalendarDate | null },
): PeriodRent | null {
  if (period.from === null || period.until === null) return null
  const days = daysBetween(period.from, period.until)
  if (days <= 0) return null
  return { amount: Math.round((rentPerWeek * days * 100) / 7) / 100, weeks: Math.max(Math.round(days / 7), 1) }
}
