import { daysBetween } from '../company/dates.ts'
import type { EntryRow } from './entries.ts'

/** Some goods from their arrival at a location until they left it, or until now. */
export interface RentalSpan {
  /** The entry of the arrival. */
  readonly arrival: EntryRow
  readonly quantity: number
  readonly from: string
  /** The day it left; null while it is there. */
  readonly until: string | null
  readonly removalOrder: string
}

/** From a day up to, not including, another. */
export interface Period {
  readonly from: string
  readonly until: string
}

/** Every stay at one location. A part that leaves earlier is a stay of its own. */
export function rentalSpans(entries: readonly EntryRow[]): readonly RentalSpan[] {
  const spans: RentalSpan[] = []
  const arrivals = new Map<string, { entry: EntryRow; left: number }>()
  const keyOf = (entry: EntryRow): string =>
    `${entry.Kind}|${entry.Plant_Type}|${entry.Plant_No}|${entry.Arrival_Order}`
  for (const entry of entries) {
    const quantity = Number(entry.Quantity)
    const arrival = arrivals.get(keyOf(entry))
    if (arrival === undefined) arrivals.set(keyOf(entry), { entry, left: quantity })
    else if (quantity > 0) arrival.left += quantity
    else {
      arrival.left += quantity
      const from = arrival.entry.Posting_Date ?? ''
      const { Removed_Date: until, Removal_Order: removalOrder } = entry
      spans.push({ arrival: arrival.entry, quantity: -quantity, from, until, removalOrder })
    }
  }
  for (const { entry, left } of arrivals.values())
    if (left > 0)
      spans.push({
        arrival: entry,
        quantity: left,
        from: entry.Posting_Date ?? '',
        until: null,
        removalOrder: '',
      })
  return spans
}

/** Days of a stay that fall in the period: the first day counts, the last does not, but a stay has a day at least. */
export function daysWithin(span: RentalSpan, period: Period): number {
  if (span.until === span.from) return span.from >= period.from && span.from < period.until ? 1 : 0
  const from = span.from > period.from ? span.from : period.from
  const until = span.until !== null && span.until < period.until ? span.until : period.until
  return Math.max(0, daysBetween(from, until))
}
