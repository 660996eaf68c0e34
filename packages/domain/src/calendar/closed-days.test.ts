import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOfDayNumber, dayNumber, dayOfWeek, daysBetween, isWeekend } from '../plain/calendar-date.ts'
import { settingsCatalogue } from '../settings/catalogue.ts'
import { readSettings } from '../settings/read-setting.ts'
import { validateSetting } from '../settings/validate-setting.ts'
import { firstAllowedDate, refuseDate } from './allowed-dates.ts'
import { closedDaysOf, closedOn, readOwnDays } from './closed-days.ts'
import { dateRulesOf } from './date-rules-of.ts'
import { easterSunday, holidayNames, holidayOf, holidaysOf } from './holidays.ts'

const anyYear = fc.integer({ min: 1583, max: 4099 })
const anyDay = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2060-12-31') }).map(dateOfDayNumber)

describe('Easter', () => {
  it.each([
    ['1583-04-10'],
    ['1818-03-22'],
    ['1943-04-25'],
    ['1961-04-02'],
    ['2000-04-23'],
    ['2008-03-23'],
    ['2019-04-21'],
    ['2024-03-31'],
    ['2025-04-20'],
    ['2026-04-05'],
    ['2027-03-28'],
    ['2038-04-25'],
    ['2049-04-18'],
  ])('is on %s', (date) => {
    expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
  })

  it('is a Sunday from 22 March to 25 April in every year', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const date = easterSunday(year)
        expect(dayOfWeek(date)).toBe(7)
        expect(date >= `${year}-03-22` && date <= `${year}-04-25`).toBe(true)
      }),
    )
  })

  it('follows the first full moon of spring by the tables of the church', () => {
    // The moon of a year by its golden number, for the centuries 1900 to 2199: day of March, as printed in missals.
    const moons = [45, 34, 23, 42, 31, 49, 39, 28, 47, 36, 25, 44, 33, 22, 41, 30, 48, 38, 27]
    for (let year = 1900; year < 2200; year += 1) {
      const moon = addDays(`${year}-03-01`, (moons[year % 19] ?? 0) - 1)
      const after = daysBetween(moon, easterSunday(year))
      expect([year, after >= 1 && after <= 7]).toEqual([year, true])
    }
  })
})

describe('public holidays', () => {
  it('are those of 2026 and 2025', () => {
    expect(holidaysOf(2026)).toEqual({
      Nieuwjaarsdag: '2026-01-01',
      'Goede Vrijdag': '2026-04-03',
      'Eerste Paasdag': '2026-04-05',
      'Tweede Paasdag': '2026-04-06',
      Koningsdag: '2026-04-27',
      Bevrijdingsdag: null,
      Hemelvaartsdag: '2026-05-14',
      'Eerste Pinksterdag': '2026-05-24',
      'Tweede Pinksterdag': '2026-05-25',
      'Eerste Kerstdag': '2026-12-25',
      'Tweede Kerstdag': '2026-12-26',
    })
    expect(holidaysOf(2025)).toMatchObject({ Koningsdag: '2025-04-26', Bevrijdingsdag: '2025-05-05' })
  })

  it('fall on their days of the week in every year, and King’s Day never on a Sunday', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const days = holidaysOf(year)
        const weekday = (name: keyof typeof days) => dayOfWeek(days[name] ?? '')
        expect(weekday('Goede Vrijdag')).toBe(5)
        expect(weekday('Hemelvaartsdag')).toBe(4)
        expect([weekday('Tweede Paasdag'), weekday('Tweede Pinksterdag')]).toEqual([1, 1])
        expect(weekday('Koningsdag')).not.toBe(7)
        expect(days.Bevrijdingsdag === null).toBe(year % 5 !== 0)
      }),
    )
  })

  it('are found by their day, and no other day is one', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const days = holidaysOf(Number(date.slice(0, 4)))
        // Ascension Day may be the fifth of May; the later name of the two is told.
        const names = holidayNames.filter((name) => days[name] === date)
        expect(holidayOf(date)).toBe(names.at(-1) ?? null)
      }),
    )
  })
})

describe('closed days', () => {
  const closedWith = (values: Record<string, unknown>) => closedDaysOf(readSettings(values))

  it.each([
    ['2026-12-28', { from: '2026-12-28', until: '2026-12-28', name: '' }],
    ['2026-12-28 Kerstsluiting', { from: '2026-12-28', until: '2026-12-28', name: 'Kerstsluiting' }],
    ['2026-12-28 t/m 2026-12-31 Rust in 2026', { from: '2026-12-28', until: '2026-12-31', name: 'Rust in 2026' }],
    ['2026-12-28/2026-12-31', { from: '2026-12-28', until: '2026-12-31', name: '' }],
    [' 2026-12-28  Kerst ', { from: '2026-12-28', until: '2026-12-28', name: 'Kerst' }],
  ])('reads %s as an administrator writes it', (entry, days) => {
    expect(readOwnDays(entry)).toEqual(days)
    expect(validateSetting('Sluitingsdagen_Eigen', [entry])).toBeNull()
  })

  it.each([
    'Kerst',
    '28-12-2026',
    '2026-02-30',
    '2026-12-31 t/m 2026-12-28',
    '2026-12-28Kerst',
    '2026-12-28 t/m morgen x',
  ])('refuses %s as a setting, or takes its words as a name', (entry) => {
    const days = readOwnDays(entry)
    const fault = validateSetting('Sluitingsdagen_Eigen', [entry])
    if (days === null) expect(fault).toEqual({ reason: 'closedDay', limit: entry })
    else expect(days).toMatchObject({ from: '2026-12-28', until: '2026-12-28', name: 't/m morgen x' })
  })

  it('are the holidays by law and the company’s own, whose words go first', () => {
    const closed = closedWith({ Sluitingsdagen_Eigen: ['2026-12-24 t/m 2026-12-25 Kerstsluiting', '2026-12-26'] })
    expect(closedOn('2026-12-24', closed)).toEqual({ own: 'Kerstsluiting' })
    expect(closedOn('2026-12-25', closed)).toEqual({ own: 'Kerstsluiting' })
    expect(closedOn('2026-12-26', closed)).toEqual({ holiday: 'Tweede Kerstdag' })
    expect(closedOn('2026-12-27', closed)).toBeNull()
    expect(closedOn('2026-04-03', closed)).toBeNull()
    expect(closedOn('2026-04-03', closedWith({ Sluitingsdagen_Feestdagen: ['Goede Vrijdag'] }))).not.toBeNull()
    expect(settingsCatalogue.Sluitingsdagen_Feestdagen.default).not.toContain('Goede Vrijdag')
  })

  const today = '2026-12-23'
  const rulesWith = (values: Record<string, unknown>) => dateRulesOf('order', readSettings({ ...noRules, ...values }))
  const noRules = { OrderWizardBlockDaysToOrder: 0, Bestellen_BlokkeerWeekenden: true, Bestellen_DagenInVerleden: 0 }

  it('can be chosen while the company only warns, and not while it refuses them', () => {
    const christmas = '2026-12-25'
    expect(refuseDate(christmas, today, rulesWith({}))).toBeNull()
    const refusing = rulesWith({ Sluitingsdagen_Weigeren: true })
    expect(refuseDate(christmas, today, refusing)).toMatchObject({ code: 'datum.gesloten' })
    // The weekend is told as such, also when it is a holiday.
    expect(refuseDate('2026-12-26', today, refusing)).toMatchObject({ code: 'datum.weekend' })
    expect(refuseDate('2026-12-28', today, refusing)).toBeNull()
  })

  it('are never proposed while they are refused', () => {
    const own = ['2026-12-24', '2026-12-28 t/m 2026-12-31']
    const refusing = rulesWith({ Sluitingsdagen_Weigeren: true, Sluitingsdagen_Eigen: own })
    expect(firstAllowedDate('2026-12-24', refusing)).toBe('2027-01-04')
    expect(firstAllowedDate('2026-12-24', rulesWith({ Sluitingsdagen_Eigen: own }))).toBe('2026-12-24')
    fc.assert(
      fc.property(anyDay, (day) => {
        const first = firstAllowedDate(day, refusing)
        expect(isWeekend(first) || closedOn(first, refusing.closed) !== null).toBe(false)
        expect(refuseDate(first, day, refusing)).toBeNull()
      }),
    )
  })

  it('never end a search for a day: who is closed for good has no first day', () => {
    const forGood = rulesWith({ Sluitingsdagen_Weigeren: true, Sluitingsdagen_Eigen: ['2020-01-01 t/m 2099-12-31'] })
    expect(refuseDate(firstAllowedDate(today, forGood), today, forGood)).toMatchObject({ code: 'datum.gesloten' })
  })
})
