import type { CalendarDate } from '../plain/calendar-date.ts'
import { addDays, dateOfDayNumber, dayNumber, isWeekend } from '../plain/calendar-date.ts'

/**
 * Working days (Monday to Friday) after `from` up to and including `to`; negative when `to` is earlier, and then the
 * days from `to` up to the day before `from` count.
 */
export function workingDaysBetween(from: CalendarDate, to: CalendarDate): number {
  const start = dayNumber(from)
  const end = dayNumber(to)
  if (end < start) return workingDaysUpTo(end - 1) - workingDaysUpTo(start - 1)
  return workingDaysUpTo(end) - workingDaysUpTo(start)
}

/** The date that lies `count` working days after `date`; for 0 the date itself. */
export function addWorkingDays(date: CalendarDate, count: number): CalendarDate {
  const weeks = Math.floor(count / 5)
  let day = date
  for (let left = count - weeks * 5; left > 0; ) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  const end = addDays(day, weeks * 7)
  // Whole weeks from a weekend day land on a weekend day; the count ends on the Friday before it.
  return weeks > 0 && isWeekend(end) ? lastWorkingDay(end) : end
}

function lastWorkingDay(date: CalendarDate): CalendarDate {
  return isWeekend(date) ? lastWorkingDay(addDays(date, -1)) : date
}

/** Working days from the fixed Monday 1969-12-29 (day -3) up to and including the given day. */
function workingDaysUpTo(day: number): number {
  const days = day + 4
  const weeks = Math.floor(days / 7)
  return weeks * 5 + Math.min(days - weeks * 7, 5)
}

/** The first working day on or after a date. */
export function nextWorkingDay(date: CalendarDate): CalendarDate {
  let day = dayNumber(date)
  while (isWeekend(dateOfDayNumber(day))) day += 1
  return dateOfDayNumber(day)
}
