import type { CalendarDate } from '../plain/calendar-date.ts'

/** The days of a submitted list, by the names of its form. */
export interface ListDays {
  readonly deliveryDate: CalendarDate | null
  readonly returnDate: CalendarDate | null
}

/**
 * What a decision makes of the days of a list: null when they stay. That they may be chosen is judged with the whole order,
 * by the rules of the form.
 */
export function changeDays(asked: ListDays, wanted: ListDays | null): ListDays | null {
  if (wanted === null) return null
  const isSame = wanted.deliveryDate === asked.deliveryDate && wanted.returnDate === asked.returnDate
  return isSame ? null : { deliveryDate: wanted.deliveryDate, returnDate: wanted.returnDate }
}
