import type { CalendarDate } from './calendar-date.ts'
import { addDays, dayOfWeek, daysBetween } from './calendar-date.ts'

/** The ISO 8601 week a date is in; its year is the year of that week's Thursday. */
export function isoWeek(date: CalendarDate): { readonly year: number; readonly week: number } {
  const thursday = addDays(date, 4 - dayOfWeek(date))
  const year = thursday.slice(0, 4)
  return { year: Number(year), week: Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1 }
}
