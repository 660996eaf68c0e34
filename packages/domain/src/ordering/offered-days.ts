import { firstAllowedDate } from '../calendar/allowed-dates.ts'
import { type DateSettings, dateRulesOf } from '../calendar/date-rules-of.ts'
import { firstUnhurriedDate } from '../calendar/unhurried.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'
import type { Settings } from '../settings/read-setting.ts'
import { isOrderUrgent } from './validate-order.ts'

/** A day that the form proposes for a delivery. */
export interface OfferedDay {
  readonly date: CalendarDate
  /** Whether a delivery on it is urgent, which may cost a surcharge (R-RULE-08). */
  readonly isUrgent: boolean
}

/** The first day an order can be wanted; where that is urgent, the first that is not stands beside it. */
export function offeredDays(
  today: CalendarDate,
  settings: DateSettings & Pick<Settings, 'bool' | 'int'>,
): readonly OfferedDay[] {
  const date = firstAllowedDate(today, dateRulesOf('order', settings))
  const isUrgent = isOrderUrgent({ deliveryDate: date }, today, settings)
  const first = { date, isUrgent }
  return isUrgent ? [first, { date: firstUnhurriedDate(today, settings), isUrgent: false }] : [first]
}
