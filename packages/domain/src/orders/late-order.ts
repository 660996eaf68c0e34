import { daysLate, stateOfOrder } from '../agenda/agenda-entry.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'
import type { OrderStatus, Shown } from '../states/enums.ts'

/** Whether an order should have been carried out before today and was not: it is not posted, and its day has passed. */
export function isLateOrder(
  order: { readonly status: Shown<OrderStatus>; readonly leverDatum: CalendarDate | null },
  today: CalendarDate,
): boolean {
  const { status, leverDatum } = order
  return leverDatum !== null && daysLate({ dag: leverDatum, stand: stateOfOrder(status) }, today) > 0
}
