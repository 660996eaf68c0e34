import { closedArrivals, type EntryRow, type Goods, type NewEntry, stockKey } from '../../trade/entries.ts'

/** What stands at a location under one stock key. */
export interface Holding {
  readonly goods: Omit<Goods, 'quantity'>
  readonly entries: EntryRow[]
  quantity: number
  /** Promised to a removal or move that is not posted yet. */
  reserved: number
  /** When the person who ordered it meant to return it. */
  expectedReturn: string | null
}

/** The stock history while it is made, with what stands where at this moment of it. */
export interface Ledger {
  readonly entries: EntryRow[]
  /** Where something stands. */
  locations(): readonly string[]
  /** Everything at a location, in the order in which it first came. */
  at(location: string): readonly Holding[]
  add(entries: readonly NewEntry[], expectedReturn?: string | null): void
}

export function createLedger(): Ledger {
  const entries: EntryRow[] = []
  const places = new Map<string, Map<string, Holding>>()
  const holdingOf = (entry: EntryRow): { place: Map<string, Holding>; key: string; holding: Holding } => {
    const place = places.get(entry.Location_No) ?? new Map<string, Holding>()
    places.set(entry.Location_No, place)
    const key = stockKey(entry)
    const { Kind, Plant_Type, Plant_No, Price_Type, Bulk, External } = entry
    const goods = { Kind, Plant_Type, Plant_No, Price_Type, Bulk, External }
    const holding = place.get(key) ?? { goods, entries: [], quantity: 0, reserved: 0, expectedReturn: null }
    place.set(key, holding)
    return { place, key, holding }
  }
  const addOne = (plain: NewEntry, expectedReturn: string | null): void => {
    const entry = { Entry_No: entries.length + 1, ...plain }
    entries.push(entry)
    const { place, key, holding } = holdingOf(entry)
    holding.entries.push(entry)
    for (const closed of closedArrivals(holding.entries, [entry])) {
      entries[closed.Entry_No - 1] = closed
      holding.entries[holding.entries.findIndex(({ Entry_No }) => Entry_No === closed.Entry_No)] = closed
    }
    holding.quantity += Number(entry.Quantity)
    if (expectedReturn !== null) holding.expectedReturn = expectedReturn
    if (holding.quantity === 0) place.delete(key)
  }
  return {
    entries,
    locations: () => [...places.keys()],
    at: (location) => [...(places.get(location)?.values() ?? [])],
    add: (added, expectedReturn = null) => {
      for (const entry of added) addOne(entry, expectedReturn)
    },
  }
}
