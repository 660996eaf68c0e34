import { pageUsagePeriodDays, type pageUsagePeriods } from '../constants.ts'
import { addDays, type CalendarDate } from '../plain/calendar-date.ts'

export type PageUsagePeriod = (typeof pageUsagePeriods)[number]

/** So many days are kept: those of the longest period. */
export const keepUsageDays = Math.max(...Object.values(pageUsagePeriodDays))

/** The first day of a period that ends today; "past 7 days" are today and the six before (R-CONST-16). */
export function firstDayOf(period: PageUsagePeriod, today: CalendarDate): CalendarDate {
  return addDays(today, -Math.max(pageUsagePeriodDays[period] - 1, 0))
}
