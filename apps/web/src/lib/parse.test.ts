import { describe, expect, it } from 'vitest'
import { formatDate, formatLongDate } from './format.ts'
import { parseDate } from './parse-date.ts'
import { parseDecimal } from './parse-decimal.ts'

// A Saturday.
const today = '2026-11-21'

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

  it('knows the weekdays of the other languages', () => {
    expect(parseDate('Freitag', today, 'de-DE')).toBe('2026-11-27')
    expect(parseDate('vendredi', today, 'fr-FR')).toBe('2026-11-27')
    expect(parseDate('friday', today, 'en-US')).toBe('2026-11-27')
  })
})

describe('formats', () => {
  it('writes dates with four digits of the year in every language', () => {
    const written = (['nl-NL', 'de-DE', 'fr-FR', 'en-US'] as const).map((locale) => formatDate(today, locale))
    expect(written).toEqual(['21-11-2026', '21.11.2026', '21/11/2026', '21 Nov 2026'])
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
