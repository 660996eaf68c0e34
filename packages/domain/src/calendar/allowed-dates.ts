import type { CalendarDate } from '../plain/calendar-date.ts'
import { addDays, daysBetween, isWeekend } from '../plain/calendar-date.ts'
import type { Refusal } from '../refusal.ts'
import { type ClosedDays, closedOn } from './closed-days.ts'

/** The three date rules of a flow (R-DATE-01 to R-DATE-12); all counts are calendar days. */
export interface DateRules {
  /** 0 blocks nothing; N blocks today up to and including today + N (OP-40). */
  readonly blockedDays: number
  readonly weekendsBlocked: boolean
  /** P allows today - P up to yesterday, whatever `blockedDays` is (OP-40). */
  readonly daysInPast: number
  /** Days on which the depots are closed; they refuse a day only when the company says so. */
  readonly closed: ClosedDays
}

export type DateRefusal = Refusal<'datum.geblokkeerd' | 'datum.weekend' | 'datum.gesloten' | 'datum.verleden'>

/**
 * Whether a date may be chosen (R-DATE-01 to R-DATE-12), up to two years after the first possible one. `params.date` of a refusal is the first date from today on that
 * may be chosen, for the text to name.
 */
export function refuseDate(date: CalendarDate, today: CalendarDate, rules: DateRules): DateRefusal | null {
  const first = firstAllowedDate(today, rules)
  const isTooFar = daysBetween(first, date) > mostDaysAhead
  const code = isTooFar ? 'datum.geblokkeerd' : refusalCode(date, daysBetween(today, date), rules)
  return code === null ? null : { code, params: { date: first } }
}

/** Nobody plans further ahead than two years; such a date is a typing error, and the back office keeps it. */
const mostDaysAhead = 730

function refusalCode(date: CalendarDate, daysAhead: number, rules: DateRules): DateRefusal['code'] | null {
  if (daysAhead < -rules.daysInPast) return 'datum.verleden'
  if (rules.blockedDays > 0 && daysAhead >= 0 && daysAhead <= rules.blockedDays) return 'datum.geblokkeerd'
  if (rules.weekendsBlocked && isWeekend(date)) return 'datum.weekend'
  return isClosed(date, rules) ? 'datum.gesloten' : null
}

function isClosed(date: CalendarDate, { closed }: DateRules): boolean {
  return closed.refuses && closedOn(date, closed) !== null
}

/** The first date from today on that may be chosen; days in the past are allowed but never proposed. */
export function firstAllowedDate(today: CalendarDate, rules: DateRules): CalendarDate {
  let date = rules.blockedDays > 0 ? addDays(today, rules.blockedDays + 1) : today
  const isOff = (day: CalendarDate) => (rules.weekendsBlocked && isWeekend(day)) || isClosed(day, rules)
  // A company that is closed for years has closed for good: no day is searched for ever.
  for (let tried = 0; tried < mostDaysAhead && isOff(date); tried += 1) date = addDays(date, 1)
  return date
}
