import type { CalendarDate } from '../plain/calendar-date.ts'

/** Whether an order should have been carried out before today and was not: it is not posted, and its day has passed. */
export function isLateOrder(
  order: { readonly status: string; readonly leverDatum: CalendarDate | null },
  today: CalendarDate,
): boolean {
  return order.status !== 'Posted' && order.leverDatum !== null && order.leverDatum < today
}
