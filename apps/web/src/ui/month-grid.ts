import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { addDays, dayOfWeek } from '@portal/domain/plain/calendar-date.ts'
import { isoWeek } from '@portal/domain/plain/iso-week.ts'

export interface GridWeek {
  readonly week: number
  readonly days: readonly CalendarDate[]
}

/** The weeks that show a month, Monday first; days of the months beside it fill the first and the last week. */
export function monthGrid(month: CalendarDate): readonly GridWeek[] {
  const first = `${month.slice(0, 8)}01`
  const start = addDays(first, 1 - dayOfWeek(first))
  const weeks: GridWeek[] = []
  for (
    let monday = start;
    weeks.length === 0 || monday.slice(0, 7) === month.slice(0, 7);
    monday = addDays(monday, 7)
  ) {
    weeks.push({ week: isoWeek(monday).week, days: Array.from({ length: 7 }, (_, day) => addDays(monday, day)) })
  }
  return weeks
}

/** The same day in another month, or that month's last day when it has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const place = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = String(Math.floor(place / 12)).padStart(4, '0')
  const month = String((place % 12) + 1).padStart(2, '0')
  const nextMonth =
    month === '12'
      ? `${String(Number(year) + 1).padStart(4, '0')}-01-01`
      : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
  const last = addDays(nextMonth, -1)
  const wanted = `${year}-${month}-${date.slice(8)}`
  return wanted < last ? wanted : last
}

const quickNames = ['tomorrow', 'monday', 'week'] as const

export interface QuickDay {
  readonly name: (typeof quickNames)[number]
  readonly date: CalendarDate
}

/** Tomorrow, the next Monday and in a week; each day once. */
export function quickDays(today: CalendarDate): readonly QuickDay[] {
  const days = { tomorrow: addDays(today, 1), monday: addDays(today, 8 - dayOfWeek(today)), week: addDays(today, 7) }
  return quickNames
    .map((name) => ({ name, date: days[name] }))
    .filter(({ date }, at, all) => all.findIndex((one) => one.date === date) === at)
}
