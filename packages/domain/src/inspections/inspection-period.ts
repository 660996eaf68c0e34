import { isInspectionAhead, isInspectionLate, weekAhead } from '../agenda/site-figures.ts'
import { addDays, type CalendarDate, compareDates } from '../plain/calendar-date.ts'

/** When a next inspection is due, the most urgent first; each date is in one of them at most. */
export const inspectionPeriods = ['verlopen', 'week', 'maand'] as const
export type InspectionPeriod = (typeof inspectionPeriods)[number]

const daysOfMonth = 30

/** Overdue, in the seven days that a site looks ahead, or in the thirty; null when it is further away or unknown. */
export function inspectionPeriod(nextDate: CalendarDate | null, today: CalendarDate): InspectionPeriod | null {
  if (nextDate === null) return null
  if (isInspectionLate(nextDate, today)) return 'verlopen'
  if (isInspectionAhead(nextDate, today)) return 'week'
  return compareDates(nextDate, addDays(weekAhead(today).from, daysOfMonth)) <= 0 ? 'maand' : null
}
