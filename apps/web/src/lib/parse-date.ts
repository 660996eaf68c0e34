import type { Locale } from '@portal/domain/constants.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { addDays, dayOfWeek, isCalendarDate } from '@portal/domain/plain/calendar-date.ts'

const words: Readonly<Record<Locale, { readonly today: readonly string[]; readonly tomorrow: readonly string[] }>> = {
  'nl-NL': { today: ['vandaag', 'nu'], tomorrow: ['morgen'] },
  'de-DE': { today: ['heute'], tomorrow: ['morgen'] },
  'fr-FR': { today: ["aujourd'hui", 'aujourd’hui'], tomorrow: ['demain'] },
  'en-US': { today: ['today'], tomorrow: ['tomorrow'] },
}

// 2024-01-01 is a Monday.
const monday = '2024-01-01'

function weekdayOf(text: string, locale: Locale): number | null {
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  for (let day = 1; day <= 7; day += 1) {
    const name = long.format(new Date(`${addDays(monday, day - 1)}T00:00:00Z`)).toLowerCase()
    if (text.length >= 2 && name.startsWith(text.replace(/\.$/, ''))) return day
  }
  return null
}

function padded(value: string): string {
  return value.padStart(2, '0')
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year
}

/** A day and month without a year mean the next time that day comes. */
function dayAndMonth(day: string, month: string, today: CalendarDate): CalendarDate | null {
  const thisYear = `${today.slice(0, 4)}-${padded(month)}-${padded(day)}`
  const nextYear = `${Number(today.slice(0, 4)) + 1}-${padded(month)}-${padded(day)}`
  const candidates = [thisYear, nextYear].filter(isCalendarDate)
  return candidates.find((date) => date >= today) ?? null
}

/**
 * The date that somebody typed, day first: `21-11`, `21-11-2026`, `21/11/26`, `21112026`, `2026-11-21`, `+3` days from
 * today, a weekday (`vrijdag`, `vr`: the next one after today), `vandaag` and `morgen`, in the language of the screen.
 * @returns null when it is no date
 */
export function parseDate(typed: string, today: CalendarDate, locale: Locale): CalendarDate | null {
  const text = typed.trim().toLowerCase()
  if (words[locale].today.includes(text)) return today
  if (words[locale].tomorrow.includes(text)) return addDays(today, 1)
  const ahead = /^([+-])\s*(\d{1,3})$/.exec(text)
  if (ahead) return addDays(today, Number(`${ahead[1]}${ahead[2]}`))
  if (isCalendarDate(text)) return text
  const parts =
    /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{2}|\d{4}))?\.?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (parts) {
    const [, day = '', month = '', year] = parts
    if (year === undefined) return dayAndMonth(day, month, today)
    const date = `${fullYear(year)}-${padded(month)}-${padded(day)}`
    return isCalendarDate(date) ? date : null
  }
  const weekday = weekdayOf(text, locale)
  if (weekday === null) return null
  return addDays(today, ((weekday - dayOfWeek(today) + 6) % 7) + 1)
}
