import type { CalendarDate } from '../plain/calendar-date.ts'
import { workingDaysBetween } from './working-days.ts'

/**
 * Delivery within `workingDays` working days (Monday to Friday) after today is urgent (R-RULE-08, OP-43). Today and
 * earlier always are.
 */
export function isUrgent(deliveryDate: CalendarDate, today: CalendarDate, workingDays: number): boolean {
  return workingDaysBetween(today, deliveryDate) <= workingDays
}
