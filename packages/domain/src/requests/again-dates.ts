import { firstAllowedDate } from '../calendar/allowed-dates.ts'
import { type DateSettings, dateRulesOf } from '../calendar/date-rules-of.ts'
import { firstUnhurriedDate } from '../calendar/unhurried.ts'
import { addDays, type CalendarDate, daysBetween } from '../plain/calendar-date.ts'
import type { Settings } from '../settings/read-setting.ts'
import type { RequestDraft } from './request-draft.ts'

type AgainSettings = DateSettings & Pick<Settings, 'bool' | 'int'>
type Days = Pick<RequestDraft, 'deliveryDate' | 'returnDate'>

/**
 * The days to propose when something is ordered again: the first day that the form allows and that is no urgent one, and
 * the return as many days after it as the last time; null where there was none or it lay before the delivery.
 */
export function datesAgain(past: Days, today: CalendarDate, settings: AgainSettings): Days {
  const deliveryDate = settings.bool('AppBestellen_Spoed')
    ? firstUnhurriedDate(today, settings)
    : firstAllowedDate(today, dateRulesOf('order', settings))
  if (past.deliveryDate === null || past.returnDate === null) return { deliveryDate, returnDate: null }
  const days = daysBetween(past.deliveryDate, past.returnDate)
  return { deliveryDate, returnDate: days < 0 ? null : addDays(deliveryDate, days) }
}
