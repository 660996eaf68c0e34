import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOfDayNumber, dayNumber, isWeekend } from '../plain/calendar-date.ts'
import type { DateRules } from './allowed-dates.ts'
import { firstAllowedDate, refuseDate } from './allowed-dates.ts'
import type { DateFlow, DateSettings } from './date-rules-of.ts'
import { dateRulesOf } from './date-rules-of.ts'
import { refuseReturnDate } from './return-date.ts'

const today = '2026-11-16'
const flows: readonly [DateFlow, string, string, string, string, string, string][] = [
  [
    'order',
    'R-DATE-01',
    'R-DATE-02',
    'R-DATE-03',
    'OrderWizardBlockDaysToOrder',
    'Bestellen_BlokkeerWeekenden',
    'Bestellen_DagenInVerleden',
  ],
  [
    'removal',
    'R-DATE-04',
    'R-DATE-05',
    'R-DATE-06',
    'Afvoeren_Blokkeerdagen',
    'Afvoeren_BlokkeerWeekenden',
    'Afvoeren_DagenInVerleden',
  ],
  [
    'transfer',
    'R-DATE-07',
    'R-DATE-08',
    'R-DATE-09',
    'Verplaatsen_Blokkeerdagen',
    'Verplaatsen_BlokkeerWeekenden',
    'Verplaatsen_DagenInVerleden',
  ],
  [
    'transport',
    'R-DATE-10',
    'R-DATE-11',
    'R-DATE-12',
    'TransportAanvraag_Blokkeerdagen',
    'TransportAanvraag_BlokkeerWeekenden',
    'TransportAanvraag_DagenInVerleden',
  ],
]

/** Settings in which only the given names differ from "no rule", so that a flow that reads another name shows. */
function settingsWith(values: Record<string, number | boolean>): DateSettings {
  return {
    bool: (name) => values[name] === true,
    int: (name) => Number(values[name] ?? (name === 'Standaard_MaxDagenVooruit' ? 730 : 0)),
    multiString: () => [],
  }
}

function code(date: string, rules: DateRules): string | null {
  return refuseDate(date, today, rules)?.code ?? null
}

describe.each(flows)(
  'dates of the %s flow',
  (...[flow, blocked, weekend, past, blockedName, weekendName, pastName]) => {
    it.each([0, 1, 3])(`blocks today up to today + N for N = %i (${blocked})`, (n) => {
      const rules = dateRulesOf(flow, settingsWith({ [blockedName]: n }))
      expect(code(today, rules)).toBe(n === 0 ? null : 'datum.geblokkeerd')
      expect(code(addDays(today, n), rules)).toBe(n === 0 ? null : 'datum.geblokkeerd')
      expect(code(addDays(today, n + 1), rules)).toBeNull()
      expect(firstAllowedDate(today, rules)).toBe(n === 0 ? today : addDays(today, n + 1))
    })

    it.each([true, false])(`refuses Saturday and Sunday when weekends are blocked: %s (${weekend})`, (on) => {
      const rules = dateRulesOf(flow, settingsWith({ [weekendName]: on }))
      expect(code('2026-11-20', rules)).toBeNull()
      expect(code('2026-11-21', rules)).toBe(on ? 'datum.weekend' : null)
      expect(code('2026-11-22', rules)).toBe(on ? 'datum.weekend' : null)
      expect(code('2026-11-23', rules)).toBeNull()
    })

    it.each([0, 2])(`allows P = %i days in the past, whatever is blocked (${past})`, (p) => {
      for (const n of [0, 5]) {
        const rules = dateRulesOf(flow, settingsWith({ [pastName]: p, [blockedName]: n }))
        expect(code(addDays(today, -1), rules)).toBe(p >= 1 ? null : 'datum.verleden')
        expect(code(addDays(today, -2), rules)).toBe(p >= 2 ? null : 'datum.verleden')
        expect(code(addDays(today, -3), rules)).toBe('datum.verleden')
        expect(code(today, rules)).toBe(n === 0 ? null : 'datum.geblokkeerd')
      }
    })

    it('reads settings that the specification lists', () => {
      const listed = readFileSync(new URL('../../../../spec/settings.json', import.meta.url), 'utf8')
      for (const name of [blockedName, weekendName, pastName]) expect(listed).toContain(`"name": "${name}"`)
    })
  },
)

/** The depots are always open; closed-days.test.ts has those that are not. */
const closed = { holidays: [], own: [], refuses: false }
const anyRules = fc.record({
  blockedDays: fc.nat(30),
  weekendsBlocked: fc.boolean(),
  daysInPast: fc.nat(30),
  closed: fc.constant(closed),
  mostDaysAhead: fc.constant(730),
})
const anyDate = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2040-01-01') }).map(dateOfDayNumber)

describe('refusing a date', () => {
  it('names the first date that may be chosen', () => {
    const rules = { blockedDays: 3, weekendsBlocked: true, daysInPast: 0, closed, mostDaysAhead: 730 }
    expect(refuseDate('2026-11-19', '2026-11-17', rules)).toEqual({
      code: 'datum.geblokkeerd',
      params: { date: '2026-11-23' },
    })
  })

  it('proposes the earliest allowed date from today on (R-DATE-01, R-DATE-02)', () => {
    fc.assert(
      fc.property(anyDate, anyRules, (day, rules) => {
        const first = firstAllowedDate(day, rules)
        expect(refuseDate(first, day, rules)).toBeNull()
        for (let date = day; date < first; date = addDays(date, 1)) expect(refuseDate(date, day, rules)).not.toBeNull()
      }),
    )
  })

  it('allows exactly the days outside the three rules (R-DATE-01, R-DATE-02, R-DATE-03)', () => {
    fc.assert(
      fc.property(anyDate, anyRules, fc.integer({ min: -40, max: 40 }), (day, rules, ahead) => {
        const date = addDays(day, ahead)
        const tooEarly = ahead < 0 && -ahead > rules.daysInPast
        const inBlock = rules.blockedDays > 0 && ahead >= 0 && ahead <= rules.blockedDays
        const onWeekend = rules.weekendsBlocked && isWeekend(date)
        expect(refuseDate(date, day, rules) === null).toBe(!tooEarly && !inBlock && !onWeekend)
      }),
    )
  })
})

describe('a date far ahead', () => {
  it.each([
    [730, 730, null],
    [730, 731, 'datum.te_ver'],
    [60, 60, null],
    [60, 61, 'datum.te_ver'],
  ])('of a company that plans %i days ahead, %i after the first possible one', (mostDaysAhead, ahead, refusal) => {
    const rules = { blockedDays: 3, weekendsBlocked: false, daysInPast: 0, closed, mostDaysAhead }
    expect(code(addDays(firstAllowedDate(today, rules), ahead), rules)).toBe(refusal)
  })

  it('is refused in words of its own, to the last day that a calendar can write', () => {
    const rules = dateRulesOf('order', settingsWith({ Standaard_MaxDagenVooruit: 60 }))
    const refusal = { code: 'datum.te_ver', params: { date: addDays(today, 60) } }
    expect(refuseDate('9999-12-31', today, rules)).toEqual(refusal)
    expect(refuseDate(addDays(today, 61), today, rules)).toEqual(refusal)
  })
})

describe('return date', () => {
  it('is on or after the delivery date', () => {
    expect(refuseReturnDate('2026-11-16', '2026-11-16')).toBeNull()
    expect(refuseReturnDate('2026-11-17', '2026-11-16')).toBeNull()
    expect(refuseReturnDate('2026-11-15', '2026-11-16')).toEqual({
      code: 'datum.retour_voor_lever',
      params: { date: '2026-11-16' },
    })
  })

  it('is not judged while one of the two is missing', () => {
    expect(refuseReturnDate(null, '2026-11-16')).toBeNull()
    expect(refuseReturnDate('2026-11-15', null)).toBeNull()
  })
})
