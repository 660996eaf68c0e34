const dayMs = 86_400_000

/**
 * A day on the wall calendar, `YYYY-MM-DD`, years 0001 to 9999. It has no time and no zone, so no clock change can move
 * it (R-DATE-13).
 */
export type CalendarDate = string

const writtenDate = /^\d{4}-\d{2}-\d{2}$/

/** The calendar is the same after so many years, which are so many days. */
const [cycleYears, cycleDays] = [400, 146_097]

/**
 * When a date begins by universal time, in milliseconds; NaN for one that does not exist. An order asks this some
 * twenty times, and reading the text as a moment takes twice as long.
 */
function beginOf(text: string): number {
  if (!writtenDate.test(text)) return Number.NaN
  // One cycle later, as `Date.UTC` takes years before 100 for those of the last century.
  const year = Number(text.slice(0, 4)) + cycleYears
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  if (month < 1 || month > 12 || day < 1) return Number.NaN
  const ms = Date.UTC(year, month - 1, day)
  // It rolls 30 February over to 2 March.
  return ms < Date.UTC(year, month, 1) ? ms - cycleDays * dayMs : Number.NaN
}

export function isCalendarDate(text: string): boolean {
  return !Number.isNaN(beginOf(text))
}

/** Days since 1970-01-01; two dates differ by as many days as their numbers do. */
export function dayNumber(date: CalendarDate): number {
  const ms = beginOf(date)
  if (Number.isNaN(ms)) throw new RangeError(`not a calendar date: ${date}`)
  return ms / dayMs
}

export function dateOfDayNumber(day: number): CalendarDate {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Negative when `a` is earlier, 0 for the same day, positive when later. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return dayNumber(a) - dayNumber(b)
}

/** 1 for Monday up to 7 for Sunday, as ISO 8601 counts. */
export function dayOfWeek(date: CalendarDate): number {
  // 1970-01-01 is a Thursday, the fourth day.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/** Saturday and Sunday; holidays are working days (OP-40). */
export function isWeekend(date: CalendarDate): boolean {
  return dayOfWeek(date) >= 6
}
