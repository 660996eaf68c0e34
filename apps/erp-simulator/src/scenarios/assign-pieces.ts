import { addDays } from '../company/dates.ts'
import type { Store } from '../state/store.ts'
import { type RowOf, rowsWhere } from '../state/typed-rows.ts'

type ItemRow = RowOf<'PortaalMaterieelsoort'>
export type PieceRow = RowOf<'PortaalMaterieelstuk'>

interface Wanted {
  readonly item: ItemRow
  readonly quantity: number
  /** Pieces that this posting has already used. */
  readonly taken: ReadonlyMap<string, PieceRow>
  readonly day: string
}

/** A machine whose inspection ends sooner than this is inspected before it goes out. */
const leastDaysValid = 7

/** The numbers of the pieces of a type at a location. */
export function piecesAt(store: Store, location: string, type: string): readonly string[] {
  return rowsWhere(store, 'PortaalMaterieelstuk', { field: 'Plant_Type', value: type })
    .filter((piece) => piece.Location_No === location)
    .map((piece) => piece.No)
    .sort()
}

/** Whether the latest inspection of a piece lets it go out on a day; what was never inspected needs none. */
function mayGoOut(store: Store, no: string, day: string): boolean {
  const latest = rowsWhere(store, 'PortaalKeuring', { field: 'Plant_No', value: no })
    .toSorted((a, b) => a.Entry_No - b.Entry_No)
    .at(-1)
  if (latest === undefined) return true
  return latest.Result === 'Approved' && (latest.Next_Date ?? '') >= addDays(day, leastDaysValid)
}

function newPiece(item: ItemRow, sequence: number): PieceRow {
  return {
    No: `${item.No}-${String(sequence).padStart(3, '0')}`,
    Plant_Type: item.No,
    Description: item.Description,
    Serial_No: `NW${String(sequence).padStart(6, '0')}`,
    Inspection_No: '',
    Location_No: '',
    External: false,
    Status: 'Available',
  }
}

/** Pieces from the depots that are good to go, and new ones for what is short. */
export function assignPieces(store: Store, { item, quantity, taken, day }: Wanted): readonly PieceRow[] {
  const all = rowsWhere(store, 'PortaalMaterieelstuk', { field: 'Plant_Type', value: item.No })
  const ready = all
    .filter(({ No, Status }) => Status === 'Available' && !taken.has(No) && mayGoOut(store, No, day))
    .toSorted((a, b) => (a.No < b.No ? -1 : 1))
    .slice(0, quantity)
  const known = new Set(all.map(({ No }) => No))
  const bought = [...taken.values()].filter(({ No, Plant_Type }) => Plant_Type === item.No && !known.has(No))
  const next = all.length + bought.length + 1
  const short = Array.from({ length: quantity - ready.length }, (_, at) => newPiece(item, next + at))
  return [...ready, ...short]
}
