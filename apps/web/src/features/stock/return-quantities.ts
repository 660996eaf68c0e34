import { onOtherPerson } from '../../lib/session.ts'
import type { Store } from '../../lib/store.ts'
import { createStore } from '../../lib/store.ts'
import type { StockRow } from './stock-row.ts'
import { stockKey } from './stock-row.ts'

/** Row → how much of it is to go back; a row without a quantity is not chosen. */
export type ReturnQuantities = ReadonlyMap<string, number>

const byLocation = new Map<string, Store<ReturnQuantities>>()

// A session that was lost and came back finds its choices; the next person finds none.
onOtherPerson(() => byLocation.clear())

/** What somebody has chosen at a location; it stays while they look at something else. */
export function returnsAt(locationNo: string): Store<ReturnQuantities> {
  const known = byLocation.get(locationNo) ?? createStore<ReturnQuantities>(new Map())
  byLocation.set(locationNo, known)
  return known
}

/** Null takes the row out. */
export function withQuantity(now: ReturnQuantities, key: string, quantity: number | null): ReturnQuantities {
  const next = new Map(now)
  if (quantity === null || quantity <= 0) next.delete(key)
  else next.set(key, quantity)
  return next
}

/** Exactly these rows are chosen: new ones with what is proposed of each, the others keep their quantity. */
export function withChosen(
  now: ReturnQuantities,
  chosen: ReadonlySet<string>,
  proposals: ReadonlyMap<string, number>,
): ReturnQuantities {
  return new Map(
    [...chosen].flatMap((key) => {
      const proposed = proposals.get(key)
      return proposed === undefined ? [] : [[key, now.get(key) ?? proposed]]
    }),
  )
}

export function rowsByKey(rows: readonly StockRow[]): ReadonlyMap<string, StockRow> {
  return new Map(rows.map((row) => [stockKey(row), row]))
}
