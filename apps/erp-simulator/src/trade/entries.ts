import type { CompanyRows } from '../company/contract.ts'

/** One line of the stock history: what came to a location (positive) or left it (negative). */
export type EntryRow = CompanyRows['PortaalVoorraadverloop'][number]
export type NewEntry = Omit<EntryRow, 'Entry_No'>

/** What is moved: one numbered piece, or a quantity of something that is only counted. */
export type Goods = Pick<EntryRow, 'Kind' | 'Plant_Type' | 'Plant_No' | 'Price_Type' | 'Bulk' | 'External'> & {
  readonly quantity: number
}

/** An order or exit order that moves goods; a blank place is the depot, or the world outside. */
export interface Movement {
  readonly order: string
  readonly date: string
  readonly from: string
  readonly to: string
}

/** What of one arrival still stands at the location. */
export interface Lot {
  readonly entry: EntryRow
  readonly quantity: number
}

/** What stands where and under which terms: the entries with the same key add up to one stock row. */
export function stockKey(of: {
  readonly Location_No: string
  readonly Kind: string
  readonly Plant_Type: string
  readonly Plant_No: string
}): string {
  return `${of.Location_No}|${of.Kind}|${of.Plant_Type}|${of.Plant_No}`
}

/** The arrivals of which something is left, oldest first, from all entries of one stock key in their order. */
export function openLots(entries: readonly EntryRow[]): readonly Lot[] {
  const lots = new Map<string, { entry: EntryRow; quantity: number }>()
  for (const entry of entries) {
    const lot = lots.get(entry.Arrival_Order)
    if (lot === undefined) lots.set(entry.Arrival_Order, { entry, quantity: Number(entry.Quantity) })
    else lot.quantity += Number(entry.Quantity)
  }
  return [...lots.values()].filter(({ quantity }) => quantity > 0)
}

function entryOf({ quantity, ...goods }: Goods, movement: Movement): NewEntry {
  return {
    ...goods,
    Location_No: movement.to,
    Posting_Date: movement.date,
    Quantity: String(quantity),
    Arrival_Order: movement.order,
    Removal_Order: '',
    Removed_Date: null,
    From_Location: movement.from,
    To_Location: movement.to,
  }
}

/** The entry for goods that arrive at `to`. */
export function bookArrival(goods: Goods, movement: Movement): NewEntry {
  return entryOf(goods, movement)
}

/** The entries for goods that leave `from`, one for each arrival they came by, oldest first; null when too little is there. */
export function bookDeparture(lots: readonly Lot[], goods: Goods, movement: Movement): readonly NewEntry[] | null {
  let left = goods.quantity
  const entries: NewEntry[] = []
  for (const { entry, quantity } of lots) {
    if (left <= 0) break
    const taken = Math.min(left, quantity)
    left -= taken
    entries.push({
      ...entryOf(goods, movement),
      Location_No: movement.from,
      Quantity: String(-taken),
      Arrival_Order: entry.Arrival_Order,
      Removal_Order: movement.order,
      Removed_Date: movement.date,
    })
  }
  return left > 0 ? null : entries
}

/** The arrivals of which nothing is left after these departures: they then name when and with which order it went. */
export function closedArrivals(entries: readonly EntryRow[], departures: readonly NewEntry[]): readonly EntryRow[] {
  return departures.flatMap(({ Arrival_Order: order, Quantity, Removal_Order, Removed_Date }) => {
    if (Number(Quantity) > 0) return []
    const own = entries.filter((entry) => entry.Arrival_Order === order)
    if (own.reduce((sum, entry) => sum + Number(entry.Quantity), 0) !== 0) return []
    return own.filter((entry) => Number(entry.Quantity) > 0).map((entry) => ({ ...entry, Removal_Order, Removed_Date }))
  })
}
