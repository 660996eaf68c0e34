import type { CalendarDate } from '../plain/calendar-date.ts'
import { compareDates } from '../plain/calendar-date.ts'
import type { Refusal } from '../refusal.ts'

/** A return date is on or after the delivery or move date (OP-41); a missing date is no fault of the order. */
export function refuseReturnDate(
  returnDate: CalendarDate | null,
  deliveryDate: CalendarDate | null,
): Refusal<'datum.retour_voor_lever'> | null {
  if (returnDate === null || deliveryDate === null) return null
  if (compareDates(returnDate, deliveryDate) >= 0) return null
  return { code: 'datum.retour_voor_lever', params: { date: deliveryDate } }
}
