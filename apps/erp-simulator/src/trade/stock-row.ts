import type { CompanyRows } from '../company/contract.ts'
import { type EntryRow, openLots } from './entries.ts'

type StockRow = CompanyRows['PortaalVoorraad'][number]
type ItemRow = CompanyRows['PortaalMaterieelsoort'][number]

/** A line of a request that is not handled yet. */
export interface Pending {
  readonly line: Pick<CompanyRows['PortaalAanvraagRegel'][number], 'Plant_No' | 'Quantity' | 'Qty_Processed'>
  readonly date: string | null
  readonly returns: string | null
  readonly direction: 'comes' | 'leaves'
}

export interface StockSources {
  readonly location: string
  readonly item: Pick<ItemRow, 'Kind' | 'No' | 'Price_Type' | 'Bulk' | 'Unit_Code'>
  /** Every entry of one stock key. */
  readonly entries: readonly EntryRow[]
  readonly pending: readonly Pending[]
  /** When what an order brought is to go back. */
  readonly returnOf: (order: string) => string | null
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
const openQuantity = ({ line }: Pending): number => Number(line.Quantity) - Number(line.Qty_Processed)
const first = (dates: readonly (string | null)[]): string | null =>
  dates.filter((date) => date !== null).sort()[0] ?? null

/** The stock row of one key: what its history adds up to, with what is on its way; null when there is nothing. */
export function stockRow({ location, item, entries, pending, returnOf }: StockSources): StockRow | null {
  const isStocked = item.Price_Type !== 'Verkoop'
  const coming = pending.filter(({ direction }) => isStocked && direction === 'comes')
  const leaving = pending.filter(({ direction }) => direction === 'leaves')
  const quantity = sumOf(entries.map((entry) => Number(entry.Quantity)))
  const [onOrder, onRemoval] = [sumOf(coming.map(openQuantity)), sumOf(leaving.map(openQuantity))]
  if (quantity === 0 && onOrder === 0 && onRemoval === 0) return null
  const lots = openLots(entries)
  return {
    Location_No: location,
    Kind: item.Kind,
    Plant_Type: item.No,
    Plant_No: entries[0]?.Plant_No ?? pending[0]?.line.Plant_No ?? '',
    Price_Type: item.Price_Type,
    Quantity: String(quantity),
    Qty_On_Order: String(onOrder),
    Qty_On_Removal: String(onRemoval),
    Available_From: first(
      lots.length > 0 ? lots.map(({ entry }) => entry.Posting_Date) : coming.map(({ date }) => date),
    ),
    Expected_Return: first(
      lots.length > 0 ? lots.map(({ entry }) => returnOf(entry.Arrival_Order)) : coming.map(({ returns }) => returns),
    ),
    Bulk: item.Bulk,
    External: entries[0]?.External ?? false,
    Unit_Code: item.Unit_Code,
  }
}
