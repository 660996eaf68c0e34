import { firstAllowedDate } from '@portal/domain/calendar/allowed-dates.ts'
import { dateRulesOf } from '@portal/domain/calendar/date-rules-of.ts'
import { refuseReturnDate } from '@portal/domain/calendar/return-date.ts'
import { addWorkingDays } from '@portal/domain/calendar/working-days.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Text } from '../../lib/text.ts'

/** Why a day cannot be the return date; null when it can. */
export function returnDateReason(date: CalendarDate, form: Pick<OrderForm, 'deliveryDate'>, text: Text): string | null {
  return refuseReturnDate(date, form.deliveryDate) === null ? null : text('date.reasonBeforeDelivery')
}

/** The first day that can be chosen and is not urgent (R-RULE-08). */
export function firstUnhurriedDate(today: CalendarDate, settings: Settings): CalendarDate {
  const unhurried = addWorkingDays(today, settings.int('Spoed_Werkdagen') + 1)
  const first = firstAllowedDate(today, dateRulesOf('order', settings))
  return unhurried > first ? unhurried : first
}
