import { addDays, type CalendarDate, dayOfWeek } from '../plain/calendar-date.ts'

/** The days on which the Netherlands rest, in the order of the year; a company chooses which of them it keeps. */
export const holidayNames = [
  'Nieuwjaarsdag',
  'Goede Vrijdag',
  'Eerste Paasdag',
  'Tweede Paasdag',
  'Koningsdag',
  'Bevrijdingsdag',
  'Hemelvaartsdag',
  'Eerste Pinksterdag',
  'Tweede Pinksterdag',
  'Eerste Kerstdag',
  'Tweede Kerstdag',
] as const
export type HolidayName = (typeof holidayNames)[number]

const sunday = 7

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leaps = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1)
}

/** The public holidays of a year by their names. King's Day is a day earlier when it would be a Sunday. */
export function holidaysOf(year: number): Readonly<Record<HolidayName, CalendarDate | null>> {
  const easter = easterSunday(year)
  const birthday = dateOf(year, 4, 27)
  return {
    Nieuwjaarsdag: dateOf(year, 1, 1),
    'Goede Vrijdag': addDays(easter, -2),
    'Eerste Paasdag': easter,
    'Tweede Paasdag': addDays(easter, 1),
    Koningsdag: dayOfWeek(birthday) === sunday ? addDays(birthday, -1) : birthday,
    // People are free on it once in five years.
    Bevrijdingsdag: year % 5 === 0 ? dateOf(year, 5, 5) : null,
    Hemelvaartsdag: addDays(easter, 39),
    'Eerste Pinksterdag': addDays(easter, 49),
    'Tweede Pinksterdag': addDays(easter, 50),
    'Eerste Kerstdag': dateOf(year, 12, 25),
    'Tweede Kerstdag': dateOf(year, 12, 26),
  }
}

const years = new Map<string, ReadonlyMap<CalendarDate, HolidayName>>()

/** Which holiday a day is; null for any other day. */
export function holidayOf(date: CalendarDate): HolidayName | null {
  const year = date.slice(0, 4)
  const known = years.get(year) ?? byDay(Number(year))
  years.set(year, known)
  return known.get(date) ?? null
}

function byDay(year: number): ReadonlyMap<CalendarDate, HolidayName> {
  const days = holidaysOf(year)
  return new Map(
    holidayNames.flatMap((name) => {
      const date = days[name]
      return date === null ? [] : [[date, name] as const]
    }),
  )
}

function dateOf(year: number, month: number, day: number): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}
