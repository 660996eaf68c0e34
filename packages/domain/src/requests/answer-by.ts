import { type ClosedDays, closedOn, nextWorkingDay } from '../calendar/closed-days.ts'
import { type CalendarDate, isWeekend } from '../plain/calendar-date.ts'

/** When a request was sent, by the clock of the depots. */
export interface SentAt {
  readonly date: CalendarDate
  /** The hour of the day, 0 to 23. */
  readonly hour: number
}

/**
 * The day on which the planning says whether a request works: the same day when it comes in at least an hour before the
 * hour that the company promises, else the next day the depots work. Null while the company promises none (hour 0).
 */
export function answerDay({ date, hour }: SentAt, promisedHour: number, closed: ClosedDays): CalendarDate | null {
  if (promisedHour === 0) return null
  const worksToday = !isWeekend(date) && closedOn(date, closed) === null
  return worksToday && hour < promisedHour - 1 ? date : nextWorkingDay(date, closed)
}
