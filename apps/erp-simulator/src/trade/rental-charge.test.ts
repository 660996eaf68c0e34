import { describe, expect, it } from 'vitest'
import { lineAmount } from './amounts.ts'
import { bookArrival, bookDeparture, type EntryRow, openLots } from './entries.ts'
import { timeUnits } from './rental-charge.ts'
import { daysWithin, rentalSpans } from './rental-spans.ts'

const goods = {
  Kind: 'Materieel',
  Plant_Type: 'HEK',
  Plant_No: '',
  Price_Type: 'Verhuur',
  Bulk: true,
  External: false,
} as const
const october = { from: '2026-10-01', until: '2026-11-01' }

/** Entries of one item at L1: +n arrives, -n leaves. */
function history(moves: readonly (readonly [date: string, quantity: number])[]): readonly EntryRow[] {
  const entries: EntryRow[] = []
  for (const [date, quantity] of moves) {
    const order = `O${entries.length}`
    const booked =
      quantity > 0
        ? [bookArrival({ ...goods, quantity }, { order, date, from: '', to: 'L1' })]
        : bookDeparture(openLots(entries), { ...goods, quantity: -quantity }, { order, date, from: 'L1', to: '' })
    for (const entry of booked ?? []) entries.push({ Entry_No: entries.length + 1, ...entry })
  }
  return entries
}

describe('the days of a stay in October', () => {
  it.each<
    [
      string,
      readonly (readonly [date: string, quantity: number])[],
      readonly (readonly [quantity: number, days: number])[],
    ]
  >([
    [
      'gone the same day',
      [
        ['2026-10-05', 2],
        ['2026-10-05', -2],
      ],
      [[2, 1]],
    ],
    [
      'over a weekend',
      [
        ['2026-10-09', 1],
        ['2026-10-12', -1],
      ],
      [[1, 3]],
    ],
    ['since long and still there', [['2026-03-01', 4]], [[4, 31]]],
    ['since the last day', [['2026-10-31', 1]], [[1, 1]]],
    [
      'gone on the first day',
      [
        ['2026-09-28', 1],
        ['2026-10-01', -1],
      ],
      [[1, 0]],
    ],
    [
      'gone on the first day of the next month',
      [
        ['2026-10-30', 1],
        ['2026-11-01', -1],
      ],
      [[1, 2]],
    ],
    ['not there yet', [['2026-11-02', 1]], [[1, 0]]],
    [
      'a part back early',
      [
        ['2026-10-01', 10],
        ['2026-10-11', -4],
      ],
      [
        [4, 10],
        [6, 31],
      ],
    ],
    [
      'two arrivals, back oldest first',
      [
        ['2026-10-01', 5],
        ['2026-10-21', 5],
        ['2026-10-26', -7],
      ],
      [
        [5, 25],
        [2, 5],
        [3, 11],
      ],
    ],
    [
      'over the change of the clock',
      [
        ['2026-10-24', 1],
        ['2026-10-26', -1],
      ],
      [[1, 2]],
    ],
  ])('%s', (_, moves, expected) => {
    const spans = rentalSpans(history(moves))
    expect(spans.map((span) => [span.quantity, daysWithin(span, october)])).toEqual(expected)
  })
})

describe('time units', () => {
  it.each([
    [1, 'DAG', 1],
    [3, 'DAG', 3],
    [4, 'WEEK', 1],
    [6, 'WEEK', 1],
    [7, 'WEEK', 1],
    [9, 'WEEK', 1.28571],
    [31, 'WEEK', 4.42857],
  ])('%i days at 10 a day and 36 a week are charged by the %s', (days, unit, count) => {
    expect(timeUnits(days, { day: 10, week: 36 })).toEqual({ unit, count })
  })

  it('times quantity and price is an amount in whole cents, half up', () => {
    expect(lineAmount(10, 1.28571, 36)).toBe(462.86)
    expect(lineAmount(1, 1, 0.125)).toBe(0.13)
    expect(lineAmount(-3, 1, 1.005)).toBe(-3.02)
    expect(lineAmount(500, 4.42857, 0.125)).toBe(276.79)
  })
})
