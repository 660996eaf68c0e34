import { firstAllowedDate, refuseDate } from '@portal/domain/calendar/allowed-dates.ts'
import type { CalendarDate } from '@portal/domain/calendar/calendar-date.ts'
import { dateRulesOf } from '@portal/domain/calendar/date-rules-of.ts'
import { refuseReturnDate } from '@portal/domain/calendar/return-date.ts'
import { addWorkingDays } from '@portal/domain/calendar/working-days.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Format } from '../../lib/format.ts'
import type { Text, TextKey } from '../../lib/text.ts'

const reasons = {
  'datum.geblokkeerd': 'date.reasonBlocked',
  'datum.weekend': 'date.reasonWeekend',
  'datum.verleden': 'date.reasonPast',
} as const satisfies Record<string, TextKey>

export interface DateWords {
  readonly text: Text
  readonly format: Format
}

/** Why a day cannot be the wanted day, in the words of the calendar (R-DATE-01 to R-DATE-03); null when it can. */
export function deliveryDateReason(
  date: CalendarDate,
  at: { readonly today: CalendarDate; readonly settings: Settings },
  { text, format }: DateWords,
): string | null {
  const refusal = refuseDate(date, at.today, dateRulesOf('order', at.settings))
  if (refusal === null) return null
  return text(reasons[refusal.code], { date: format.date(String(refusal.params.date)) })
}

/** Why a day cannot be the return date; null when it can. */
export function returnDateReason(date: CalendarDate, form: Pick<OrderForm, 'leverDatum'>, text: Text): string | null {
  return refuseReturnDate(date, form.leverDatum) === null ? null : text('date.reasonBeforeDelivery')
}

export function firstDeliveryDate(today: CalendarDate, settings: Settings): CalendarDate {
  return firstAllowedDate(today, dateRulesOf('order', settings))
}

/** The first day that can be chosen and is not urgent (R-RULE-08). */
export function firstUnhurriedDate(today: CalendarDate, settings: Settings): CalendarDate {
  const unhurried = addWorkingDays(today, settings.int('Spoed_Werkdagen') + 1)
  const first = firstDeliveryDate(today, settings)
  return unhurried > first ? unhurried : first
}
