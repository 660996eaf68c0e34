import { addDays, type CalendarDate, isCalendarDate, isWeekend } from '../plain/calendar-date.ts'
import { type HolidayName, holidayOf } from './holidays.ts'

/** Days of the company's own, first and last included. */
interface OwnDays {
  readonly from: CalendarDate
  readonly until: CalendarDate
  /** Empty when the company gave none. */
  readonly name: string
}

/** On which days the depots are closed, and whether that refuses a day or only warns (decision: days). */
export interface ClosedDays {
  readonly holidays: readonly string[]
  readonly own: readonly OwnDays[]
  readonly refuses: boolean
}

/** Why a day is closed: a public holiday by its name, or the company's own words. */
export type ClosedDay = { readonly holiday: HolidayName } | { readonly own: string }

/** `2026-12-28 Kerstsluiting` or `2026-12-28 t/m 2026-12-31 Kerstsluiting`; the name may be left out. */
const shape = /^(\d{4}-\d{2}-\d{2})(?: ?(?:t\/m|\/) ?(\d{4}-\d{2}-\d{2}))?(?: (.*))?$/

/** Reads one entry of the list that an administrator keeps; null for what is no day, or days the wrong way round. */
export function readOwnDays(entry: string): OwnDays | null {
  const [, from = '', last, name = ''] = shape.exec(entry.trim()) ?? []
  const until = last ?? from
  if (!isCalendarDate(from) || !isCalendarDate(until) || until < from) return null
  return { from, until, name: name.trim() }
}

/** The settings that say when the depots are closed. */
export interface ClosedDaySettings {
  readonly bool: (name: 'Sluitingsdagen_Weigeren') => boolean
  readonly multiString: (name: 'Sluitingsdagen_Feestdagen' | 'Sluitingsdagen_Eigen') => readonly string[]
}

export function closedDaysOf(settings: ClosedDaySettings): ClosedDays {
  return {
    holidays: settings.multiString('Sluitingsdagen_Feestdagen'),
    own: settings.multiString('Sluitingsdagen_Eigen').flatMap((entry) => readOwnDays(entry) ?? []),
    refuses: settings.bool('Sluitingsdagen_Weigeren'),
  }
}

/** Why the depots are closed on a day; null when they are open. The company's own words go before a holiday's name. */
export function closedOn(date: CalendarDate, { own, holidays }: ClosedDays): ClosedDay | null {
  const days = own.find(({ from, until }) => from <= date && date <= until)
  const holiday = holidayOf(date)
  const isKept = holiday !== null && holidays.includes(holiday)
  if (days !== undefined && (days.name !== '' || !isKept)) return { own: days.name }
  return isKept ? { holiday } : null
}

/** A company that is closed for longer gives no day before it opens. */
const longestClosing = 60

/** The first day after a day on which the depots work. */
export function nextWorkingDay(after: CalendarDate, days: ClosedDays): CalendarDate {
  let date = addDays(after, 1)
  for (let tried = 0; tried < longestClosing && (isWeekend(date) || closedOn(date, days) !== null); tried += 1)
    date = addDays(date, 1)
  return date
}
