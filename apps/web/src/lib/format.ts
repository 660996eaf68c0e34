import { unitWord } from '@portal/domain/catalogue/unit-words.ts'
import type { Locale } from '@portal/domain/constants.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { isoWeek } from '@portal/domain/plain/iso-week.ts'
import { formatMoney, formatWeight } from '@portal/domain/prices/format-number.ts'
import { useMemo } from 'react'
import { useLocale } from './preferences.ts'
import { useSettings } from './settings.ts'

/** English readers here are not Americans only: a written month cannot be misread. */
const shortDates: Readonly<Record<Locale, Intl.DateTimeFormatOptions>> = {
  'nl-NL': { day: '2-digit', month: '2-digit', year: 'numeric' },
  'de-DE': { day: '2-digit', month: '2-digit', year: 'numeric' },
  'fr-FR': { day: '2-digit', month: '2-digit', year: 'numeric' },
  'en-US': { day: 'numeric', month: 'short', year: 'numeric' },
}

/** British order for English: day, month, year, as typed dates are read. */
function dateLocale(locale: Locale): string {
  return locale === 'en-US' ? 'en-GB' : locale
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Kept, because making one costs more than a table of thousands of dates can wait for. */
function dateFormatOf(locale: Locale, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${name}`
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(dateLocale(locale), options)
  dateFormats.set(key, known)
  return known
}

function asDate(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`)
}

/** As it is typed: `21-11-2026`, `21.11.2026`, `21/11/2026`, `21 Nov 2026`. */
export function formatTypedDate(date: CalendarDate, locale: Locale): string {
  return dateFormatOf(locale, 'date', { ...shortDates[locale], timeZone: 'UTC' }).format(asDate(date))
}

/** With its weekday, by which a site plans: `za 21-11-2026`, `Sa 21.11.2026`, `sam 21/11/2026`, `Sat 21 Nov 2026`. */
export function formatDate(date: CalendarDate, locale: Locale): string {
  const weekday = dateFormatOf(locale, 'short weekday', { weekday: 'short', timeZone: 'UTC' }).format(asDate(date))
  return `${weekday.replace('.', '')} ${formatTypedDate(date, locale)}`
}

/** `do 26 nov`; beside a today of another year with its own: `ma 17 mrt 2025`. */
export function formatDay(date: CalendarDate, locale: Locale, today: CalendarDate = date): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return (
    isThisYear
      ? dateFormatOf(locale, 'day', options)
      : dateFormatOf(locale, 'day of a year', { ...options, year: 'numeric' })
  )
    .format(asDate(date))
    .replaceAll('.', '')
}

/** `zaterdag 21 november 2026`. */
export function formatLongDate(date: CalendarDate, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
  return new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: 'UTC' }).format(asDate(date))
}

/** `maandag 23 november`: a day of this year or the next, in full. */
function formatWeekday(date: CalendarDate, locale: Locale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return dateFormatOf(locale, 'weekday', options).format(asDate(date))
}

export function formatMonth(date: CalendarDate, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLocale(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    asDate(date),
  )
}

/** A moment in the time of the depots: `21-11-2026 14:05`. */
export function formatMoment(iso: string, locale: Locale): string {
  const options = { ...shortDates[locale], hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' } as const
  return dateFormatOf(locale, 'moment', options).format(new Date(iso)).replace(',', '')
}

/** Whole numbers with the separators of the language; more decimals only when asked. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const key = `${locale} ${decimals}`
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })
  numberFormats.set(key, known)
  return known.format(value)
}

export interface Format {
  date(date: CalendarDate | null): string
  /** Without its weekday: as it stands in a field and in a file. */
  typedDate(date: CalendarDate | null): string
  longDate(date: CalendarDate): string
  /** A day of the weeks to come, as people say it. */
  day(date: CalendarDate, today?: CalendarDate): string
  /** The same in full, as a heading. */
  weekday(date: CalendarDate): string
  month(date: CalendarDate): string
  /** A moment, or a calendar date where the time of the day is not known. */
  moment(iso: string): string
  /** ISO week number, Monday first in all languages. */
  week(date: CalendarDate): number
  money(amount: number): string
  weight(kilograms: number): string
  number(value: number, decimals?: number): string
  /** A number with its unit, as it is said: `1 stuk`, `4 sets`, `2,5 m`. */
  amount(value: number, unit: string, decimals?: number): string
  fileSize(bytes: number): string
}

/** The size of a file as people say it: `12 kB`, `3,4 MB`; never less than 1 kB. */
function formatFileSize(bytes: number, locale: Locale): string {
  const [unit, size, maximumFractionDigits] =
    bytes < 1_000_000 ? (['kilobyte', bytes / 1000, 0] as const) : (['megabyte', bytes / 1_000_000, 1] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(Math.max(size, 1))
}

/** All formats of the current language with the decimals of the settings; there is no other place that formats. */
export function useFormat(): Format {
  const locale = useLocale()
  const settings = useSettings()
  return useMemo(() => {
    const priceDecimals = settings.int('Prijzen_AantalDecimalen')
    const weightDecimals = settings.int('Gewicht_AantalDecimalen')
    return {
      date: (date) => (date === null ? '' : formatDate(date, locale)),
      typedDate: (date) => (date === null ? '' : formatTypedDate(date, locale)),
      longDate: (date) => formatLongDate(date, locale),
      day: (date, today) => formatDay(date, locale, today),
      weekday: (date) => formatWeekday(date, locale),
      month: (date) => formatMonth(date, locale),
      moment: (iso) => (iso.includes('T') ? formatMoment(iso, locale) : formatDate(iso, locale)),
      week: (date) => isoWeek(date).week,
      money: (amount) => formatMoney(amount, priceDecimals, locale),
      weight: (kilograms) => formatWeight(kilograms, weightDecimals, locale),
      number: (value, decimals) => formatNumber(value, locale, decimals),
      amount: (value, unit, decimals) =>
        `${formatNumber(value, locale, decimals)} ${unitWord(unit, value, locale)}`.trim(),
      fileSize: (bytes) => formatFileSize(bytes, locale),
    }
  }, [locale, settings])
}
