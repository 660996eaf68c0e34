import type { Locale } from '@portal/domain/constants.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { addDays, dayOfWeek, isCalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { normalizeSearchText } from '@portal/domain/plain/search-text.ts'

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

/** The month whose name, or its short form, begins so; null when none does, or more than one: `jui` in French. */
function monthOf(text: string, locale: Locale): string | null {
  const formats = (['long', 'short'] as const).map((month) => new Intl.DateTimeFormat(locale, { month }))
  const typed = normalizeSearchText(text.replace('.', ''))
  const months = Array.from({ length: 12 }, (_, month) => month).filter((month) =>
    formats.some((format) => normalizeSearchText(format.format(new Date(2024, month))).startsWith(typed)),
  )
  return typed.length >= 3 && months.length === 1 ? String((months[0] ?? 0) + 1) : null
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

/** A date with its month as a number or a name. */
function parseDayMonthYear(text: string, today: CalendarDate, locale: Locale): CalendarDate | null {
  if (isCalendarDate(text)) return text
  const parts =
    /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{2}|\d{4}))?\.?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text) ??
    /^(\d{1,2})\.? (\p{L}+\.?)(?:,? (\d{4}))?$/u.exec(text)
  if (parts === null) return null
  const [, day = '', named = '', year] = parts
  const month = /^\d+$/.test(named) ? named : monthOf(named, locale)
  if (month === null) return null
  if (year === undefined) return dayAndMonth(day, month, today)
  const date = `${fullYear(year)}-${padded(month)}-${padded(day)}`
  return isCalendarDate(date) ? date : null
}

/**
 * The date that somebody typed, day first: `21-11`, `21-11-2026`, `21/11/26`, `21112026`, `2026-11-21`, `21 nov`, each
 * also after its weekday, `+3` days from today, a weekday (`vrijdag`, `vr`: the next one after today), `vandaag` and
 * `morgen`, in the language of the screen.
 * @returns null when it is no date, or one of another weekday
 */
export function parseDate(typed: string, today: CalendarDate, locale: Locale): CalendarDate | null {
  const text = typed.trim().toLowerCase()
  if (words[locale].today.includes(text)) return today
  if (words[locale].tomorrow.includes(text)) return addDays(today, 1)
  const ahead = /^([+-])\s*(\d{1,3})$/.exec(text)
  if (ahead) return addDays(today, Number(`${ahead[1]}${ahead[2]}`))
  const [, name = '', rest = ''] = /^(\p{L}+)\.?,?(?: (.+))?$/u.exec(text) ?? [null, '', text]
  const date = rest === '' ? null : parseDayMonthYear(rest, today, locale)
  if (name === '') return date
  const weekday = weekdayOf(name, locale)
  if (weekday === null) return null
  if (rest === '') return addDays(today, ((weekday - dayOfWeek(today) + 6) % 7) + 1)
  return date !== null && dayOfWeek(date) === weekday ? date : null
}
