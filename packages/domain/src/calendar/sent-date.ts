import type { CalendarDate } from '../plain/calendar-date.ts'
import { isCalendarDate } from '../plain/calendar-date.ts'

const zonedDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
const amsterdam = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The calendar date that a client means (R-DATE-13, OP-64): a plain date as it is, a date-time as the day it falls on in
 * Europe/Amsterdam. So both local midnight and local midnight shifted by its offset to UTC give the day picked.
 * @returns null for anything else, a date-time without zone included
 */
export function calendarDateOf(sent: string): CalendarDate | null {
  if (isCalendarDate(sent)) return sent
  if (!zonedDateTime.test(sent) || !isCalendarDate(sent.slice(0, 10))) return null
  const ms = Date.parse(sent)
  if (Number.isNaN(ms)) return null
  const parts = new Map(amsterdam.formatToParts(ms).map((part) => [part.type, part.value]))
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** As `calendarDateOf`; what cannot be read stays as it is, so that a rule names it as wrong rather than as missing. */
export function sentOrBroken(sent: string | null): string | null {
  return sent === null || sent === '' ? null : (calendarDateOf(sent) ?? sent)
}
