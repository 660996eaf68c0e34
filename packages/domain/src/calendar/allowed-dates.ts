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
  /** Days after the first possible one; nobody plans further, and the back office keeps a typing error. */
  readonly mostDaysAhead: number
}

export type DateRefusal = Refusal<
  'datum.geblokkeerd' | 'datum.weekend' | 'datum.gesloten' | 'datum.verleden' | 'datum.te_ver'
>

/**
 * Whether a date may be chosen (R-DATE-01 to R-DATE-12). `params.date` of a refusal is for the text to name: the last day
 * for one that is too far ahead, otherwise the first one from today on.
 */
export function refuseDate(date: CalendarDate, today: CalendarDate, rules: DateRules): DateRefusal | null {
  const first = firstAllowedDate(today, rules)
  const last = addDays(first, rules.mostDaysAhead)
  if (date > last) return { code: 'datum.te_ver', params: { date: last } }
  const code = refusalCode(date, daysBetween(today, date), rules)
  return code === null ? null : { code, params: { date: first } }
}

function refusalCode(date: CalendarDate, daysAhead: number, rules: DateRules): DateRefusal['code'] | null {
  if (daysAhead < -rules.daysInPast) return 'datum.verleden'
  if (rules.blockedDays > 0 && daysAhead >= 0 && daysAhead <= rules.blockedDays) return 'datum.geblokkeerd'
  if (rules.weekendsBlocked && isWeekend(date)) return 'datum.weekend'
  return isClosed(date, rules) ? 'datum.gesloten' : null
}

function isClosed(date: CalendarDate, { closed }: DateRules): boolean {
  return closed.refuses && closedOn(date, closed) !== null
}

/** A company that is closed for two years has closed for good: no day is searched for ever. */
const mostDaysLooked = 730

/** The first date from today on that may be chosen; days in the past are allowed but never proposed. */
export function firstAllowedDate(today: CalendarDate, rules: DateRules): CalendarDate {
  let date = rules.blockedDays > 0 ? addDays(today, rules.blockedDays + 1) : today
  const isOff = (day: CalendarDate) => (rules.weekendsBlocked && isWeekend(day)) || isClosed(day, rules)
  for (let tried = 0; tried < mostDaysLooked && isOff(date); tried += 1) date = addDays(date, 1)
  return date
}
