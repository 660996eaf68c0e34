import { describe, expect, it } from 'vitest'
import { formatDate, formatLongDate, formatTypedDate } from './format.ts'
import { parseDate } from './parse-date.ts'
import { parseDecimal } from './parse-decimal.ts'

// A Saturday.
const today = '2026-11-21'
const locales = ['nl-NL', 'de-DE', 'fr-FR', 'en-US'] as const

describe('parseDate', () => {
  it.each([
    ['21-11', '2026-11-21'],
    ['20-11', '2027-11-20'],
    ['21-11-2026', '2026-11-21'],
    ['21/11/26', '2026-11-21'],
    ['21.11.2026', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['2026-12-01', '2026-12-01'],
    ['+3', '2026-11-24'],
    ['-1', '2026-11-20'],
    ['vandaag', '2026-11-21'],
    ['morgen', '2026-11-22'],
    ['vrijdag', '2026-11-27'],
    ['za', '2026-11-28'],
    ['Maandag', '2026-11-23'],
    ['29-2', null],
    ['29-2-2028', '2028-02-29'],
    ['31-4-2027', null],
    ['straks', null],
  ])('reads %s as %s', (typed, date) => {
    expect(parseDate(typed, today, 'nl-NL')).toBe(date)
  })

  it('understands a date as the portal writes it, in the language of the screen', () => {
    for (const locale of locales)
      for (const date of ['2026-11-21', '2027-03-02', '2026-12-31', '2027-08-05', '2027-05-09', '2027-06-30'])
        for (const written of [formatDate(date, locale), formatTypedDate(date, locale), formatLongDate(date, locale)])
          expect(`${written}: ${parseDate(written, today, locale)}`).toBe(`${written}: ${date}`)
  })

  it.each([
    ['za 21 nov', '2026-11-21'],
    ['2 maart', '2027-03-02'],
    ['vr. 4 dec. 2026', '2026-12-04'],
    ['Zaterdag, 21 november 2026', '2026-11-21'],
    ['ma 21-11-2026', null],
    ['21 x 2026', null],
    ['xx 21-11-2026', null],
    ['31 februari 2027', null],
  ])('reads the weekday and the month of %s as %s: a wrong weekday is no date', (typed, date) => {
    expect(parseDate(typed, today, 'nl-NL')).toBe(date)
  })

  it('takes the beginning of a month only where no other month begins so', () => {
    expect(parseDate('3 juin', today, 'fr-FR')).toBe('2027-06-03')
    expect(parseDate('3 fevr 2027', today, 'fr-FR')).toBe('2027-02-03')
    expect(parseDate('3 jui', today, 'fr-FR')).toBeNull()
  })

  it('knows the weekdays of the other languages', () => {
    expect(parseDate('Freitag', today, 'de-DE')).toBe('2026-11-27')
    expect(parseDate('vendredi', today, 'fr-FR')).toBe('2026-11-27')
    expect(parseDate('friday', today, 'en-US')).toBe('2026-11-27')
  })
})

describe('formats', () => {
  it('writes dates with their weekday and four digits of the year in every language, in a field without the weekday', () => {
    expect(locales.map((locale) => formatDate(today, locale))).toEqual([
      'za 21-11-2026',
      'Sa 21.11.2026',
      'sam 21/11/2026',
      'Sat 21 Nov 2026',
    ])
    expect(locales.map((locale) => formatTypedDate(today, locale))).toEqual([
      '21-11-2026',
      '21.11.2026',
      '21/11/2026',
      '21 Nov 2026',
    ])
    expect(formatLongDate(today, 'nl-NL')).toBe('zaterdag 21 november 2026')
  })
})

describe('parseDecimal', () => {
  it.each([
    ['1234,5', 1234.5],
    ['1.234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1.234', 1234],
    ['1,234.5', 1234.5],
    ['-3', -3],
    ['3 kg', null],
    ['', null],
  ])('reads %s as %s', (typed, value) => {
    expect(parseDecimal(typed)).toBe(value)
  })
})
