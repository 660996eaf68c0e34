import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOfDayNumber } from '../plain/calendar-date.ts'
import { isOpenRequest } from '../requests/request-standing.ts'
import { type AgendaPlace, agendaKinds, daysLate, inAgendaOrder, stateOfOrder, stateOfRequest } from './agenda-entry.ts'
import {
  isInspectionAhead,
  isInspectionLate,
  isLateReturn,
  stockFigures,
  weekAhead,
  weekRent,
  weekRentOf,
} from './site-figures.ts'

const today = '2026-11-27'
const anyDay = fc.integer({ min: 20_000, max: 21_500 }).map(dateOfDayNumber)
const anyEntry: fc.Arbitrary<AgendaPlace> = fc.record({
  soort: fc.constantFrom(...agendaKinds),
  dag: anyDay,
  stand: fc.constantFrom('gepland', 'klaar'),
})

describe('the agenda', () => {
  it.each([
    ['Open', 'gepland'],
    ['Onbekend', 'gepland'],
    ['Printed', 'klaargezet'],
    ['Released', 'klaargezet'],
    ['Posted', 'klaar'],
  ] as const)('calls an order that is %s %s', (status, state) => {
    expect(stateOfOrder(status)).toBe(state)
  })

  it('calls a request agreed only when it was approved', () => {
    expect(stateOfRequest('Approved')).toBe('akkoord')
    for (const status of ['Open', 'Requested', 'Onbekend'] as const) expect(stateOfRequest(status)).toBe('gevraagd')
  })

  it.each([
    ['2026-11-26', 'gepland', 1],
    ['2026-11-27', 'gepland', 0],
    ['2026-11-28', 'gepland', 0],
    ['2026-10-30', 'klaargezet', 28],
    ['2026-10-30', 'klaar', 0],
  ] as const)('counts how late what was for %s and is %s is: %i days', (dag, stand, days) => {
    expect(daysLate({ dag, stand }, today)).toBe(days)
  })

  it('begins with what is late, the longest first, and goes on by day and kind', () => {
    fc.assert(
      fc.property(fc.array(anyEntry), anyDay, (entries, day) => {
        const sorted = inAgendaOrder(entries, day)
        expect(sorted).toHaveLength(entries.length)
        for (const [place, entry] of sorted.entries()) {
          const next = sorted[place + 1]
          if (next === undefined) continue
          const [late, nextLate] = [daysLate(entry, day), daysLate(next, day)]
          if (late === 0) expect(nextLate).toBe(0)
          if (late > 0) expect(late).toBeGreaterThanOrEqual(nextLate)
          if (late === nextLate || (late === 0 && nextLate === 0)) expect(entry.dag <= next.dag).toBe(true)
          if (entry.dag === next.dag && late === nextLate)
            expect(agendaKinds.indexOf(entry.soort)).toBeLessThanOrEqual(agendaKinds.indexOf(next.soort))
        }
      }),
    )
  })
})

describe('the figures of a site', () => {
  const row = (huidig: number, part: object = {}) => ({
    type: 'Materieel',
    materieelSoort: 'TRIL',
    huidig,
    saleType: 'Verhuur' as const,
    verwachteRetourDatum: null as string | null,
    toonPrijs: true,
    huurPrijs: 0,
    huurPrijsWeek: 10.005,
    ...part,
  })

  it('look seven days ahead, today among them', () => {
    expect(weekAhead(today)).toEqual({ from: '2026-11-27', until: '2026-12-03' })
  })

  it('count what stands here, and not what is on its way', () => {
    const rows = [
      row(2),
      row(1, { materieelSoort: 'KRAAN', verwachteRetourDatum: '2026-11-20' }),
      row(1, { verwachteRetourDatum: '2026-11-26' }),
      row(0, { materieelSoort: 'MAST', verwachteRetourDatum: '2026-11-01' }),
    ]
    expect(stockFigures(rows, today)).toEqual({ stuks: 4, soorten: 2, teLaatRetour: 2, langstTeLaat: 7 })
    expect(stockFigures([], today)).toEqual({ stuks: 0, soorten: 0, teLaatRetour: 0, langstTeLaat: 0 })
  })

  it('call a return late from the day after it', () => {
    for (const [day, late] of [
      ['2026-11-26', true],
      [today, false],
      [null, false],
    ] as const)
      expect(isLateReturn(row(1, { verwachteRetourDatum: day }), today)).toBe(late)
  })

  it('add the rent of the rows, each rounded to cents, as each row shows it (R-ENT-05)', () => {
    const rows = [row(2), row(1), row(1, { saleType: 'Verkoop' }), row(1, { huurPrijsWeek: 0, huurPrijs: 3 })]
    expect(rows.map((one) => weekRentOf(one, 5))).toEqual([20.01, 10.01, 0, 15])
    expect(weekRent(rows, 5)).toBe(45.02)
  })

  it('have no rent of what may not be seen or is not here (R-VAL-15)', () => {
    expect(weekRent([row(3, { toonPrijs: false }), row(0)], 5)).toBe(0)
  })

  it('distinguish inspections of the coming week from those that are overdue', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (day, ahead) => {
        const next = addDays(day, ahead)
        expect(isInspectionAhead(next, day)).toBe(ahead >= 0 && ahead < 7)
        expect(isInspectionLate(next, day)).toBe(ahead < 0)
      }),
    )
    expect([isInspectionAhead(null, today), isInspectionLate(null, today)]).toEqual([false, false])
  })

  it.each([
    ['Open', 'wachtrij', true],
    ['Requested', 'bevestigd', true],
    ['Requested', 'aangehouden', true],
    ['Requested', 'geweigerd', false],
    ['Requested', 'vervallen', false],
    ['Requested', 'ingetrokken', false],
    ['Approved', 'bevestigd', false],
    ['Disapproved', 'bevestigd', false],
    ['Cancelled', 'bevestigd', false],
    ['Onbekend', 'bevestigd', false],
  ] as const)('count a request that is %s and %s: %s', (status, verzending, open) => {
    expect(isOpenRequest({ status, verzending })).toBe(open)
  })
})
