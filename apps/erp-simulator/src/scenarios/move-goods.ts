import { dayOf } from '../state/clock.ts'
import { entriesOf } from '../state/derive-stock.ts'
import type { Store } from '../state/store.ts'
import { type RowOf, rowsWhere, rowWith } from '../state/typed-rows.ts'
import {
  bookArrival,
  bookDeparture,
  closedArrivals,
  type EntryRow,
  type Goods,
  type Movement,
  type NewEntry,
  openLots,
  stockKey,
} from '../trade/entries.ts'
import { assignPieces, type PieceRow, piecesAt } from './assign-pieces.ts'

type ItemRow = RowOf<'PortaalMaterieelsoort'>
type LineRow = RowOf<'PortaalOrderRegel'>

/** What posting an order does: its lines as they were carried out, the history, and where the pieces are. */
export interface Moved {
  readonly lines: readonly LineRow[]
  readonly entries: readonly EntryRow[]
  readonly pieces: readonly PieceRow[]
  /** What was moved of each line of the order, by the number it had before. */
  readonly moved: ReadonlyMap<number, number>
  /** The last number of the history that was used. */
  readonly lastEntry: number
}

interface Posting {
  readonly store: Store
  readonly movement: Movement
  readonly entries: EntryRow[]
  readonly pieces: Map<string, PieceRow>
  readonly lineNumbers: Set<number>
  nextEntry: number
}

function goodsOf(posting: Posting, item: ItemRow, of: { plantNo: string; quantity: number }): Goods {
  const { Kind, No: Plant_Type, Price_Type, Bulk = false } = item
  const piece = posting.pieces.get(of.plantNo) ?? rowWith(posting.store, 'PortaalMaterieelstuk', { No: of.plantNo })
  const { plantNo: Plant_No, quantity } = of
  return { Kind, Plant_Type, Plant_No, Price_Type, Bulk, External: piece?.External ?? false, quantity }
}

function add(posting: Posting, entries: readonly NewEntry[]): readonly EntryRow[] {
  const added = entries.map((entry, at) => ({ Entry_No: posting.nextEntry + at, ...entry }))
  posting.entries.push(...added)
  posting.nextEntry += added.length
  return added
}

/** Takes goods from where they stand, as far as they are there; gives how many went. */
function depart(posting: Posting, goods: Goods): number {
  const { store, movement } = posting
  const key = stockKey({ Location_No: movement.from, ...goods })
  const known = new Map(entriesOf(store, key).map((entry) => [entry.Entry_No, entry]))
  for (const entry of posting.entries) if (stockKey(entry) === key) known.set(entry.Entry_No, entry)
  const lots = openLots([...known.values()])
  const there = lots.reduce((sum, lot) => sum + lot.quantity, 0)
  const quantity = Math.min(there, goods.quantity)
  const added = add(posting, bookDeparture(lots, { ...goods, quantity }, movement) ?? [])
  posting.entries.push(...closedArrivals([...known.values(), ...added], added))
  return quantity
}

function movePiece(posting: Posting, no: string): void {
  const piece = posting.pieces.get(no) ?? rowWith(posting.store, 'PortaalMaterieelstuk', { No: no })
  if (piece === undefined) return
  const { to } = posting.movement
  posting.pieces.set(no, { ...piece, Location_No: to, Status: to === '' ? 'Available' : 'On Location' })
}

/** Moves one thing out, in, or both, and gives how many moved; what is sold is only delivered. */
function moveOne(posting: Posting, goods: Goods): number {
  const { from, to } = posting.movement
  if (goods.Price_Type === 'Verkoop') return goods.quantity
  const quantity = from === '' ? goods.quantity : depart(posting, goods)
  if (quantity === 0) return 0
  if (to !== '') add(posting, [bookArrival({ ...goods, quantity }, posting.movement)])
  movePiece(posting, goods.Plant_No)
  return quantity
}

/** Numbered pieces go one by one: the one that the line names, those that stand there, or those the depot sends. */
function choosePieces(posting: Posting, line: LineRow, item: ItemRow): readonly string[] {
  if (line.Plant_No !== '') return [line.Plant_No]
  const { store, movement, pieces } = posting
  const quantity = Number(line.Quantity)
  if (movement.from !== '') {
    const there = piecesAt(store, movement.from, item.No)
    return there.filter((no) => !pieces.has(no)).slice(0, quantity)
  }
  const assigned = assignPieces(store, { item, quantity, taken: pieces, day: movement.date })
  for (const piece of assigned) pieces.set(piece.No, piece)
  return assigned.map(({ No }) => No)
}

/** A number for one more line after this one. */
function freeLineNumber(posting: Posting, after: number): number {
  let free = after + 1
  while (posting.lineNumbers.has(free)) free += 1
  posting.lineNumbers.add(free)
  return free
}

function movePieces(posting: Posting, line: LineRow, item: ItemRow): readonly LineRow[] {
  return choosePieces(posting, line, item).map((plantNo, at) => {
    const moved = moveOne(posting, goodsOf(posting, item, { plantNo, quantity: 1 }))
    const Line_No = at === 0 ? line.Line_No : freeLineNumber(posting, line.Line_No)
    return { ...line, Line_No, Plant_No: plantNo, Quantity: '1', Qty_Posted: String(moved) }
  })
}

function moveLine(posting: Posting, line: LineRow): readonly LineRow[] {
  const item = rowWith(posting.store, 'PortaalMaterieelsoort', { Kind: line.Kind, No: line.No })
  // A charge has no item of its own.
  if (item === undefined) return [{ ...line, Qty_Posted: line.Quantity }]
  const isNumbered = item.Kind === 'Materieel' && item.Bulk !== true
  const lines = isNumbered ? movePieces(posting, line, item) : []
  if (lines.length > 0) return lines
  if (isNumbered) return [{ ...line, Qty_Posted: '0' }]
  const goods = goodsOf(posting, item, { plantNo: '', quantity: Number(line.Quantity) })
  return [{ ...line, Qty_Posted: String(moveOne(posting, goods)) }]
}

/** Moves the goods of an order on a day: what is delivered comes from a depot, what is removed goes back to one. */
export function moveGoods(store: Store, order: RowOf<'PortaalOrder'>, at: Date): Moved {
  const { No, From_Location: from, To_Location: to } = order
  const own = rowsWhere(store, 'PortaalOrderRegel', { field: 'Order_No', value: No }).filter(
    (line) => line.Order_Type === order.Type,
  )
  const posting: Posting = {
    store,
    movement: { order: No, date: dayOf(at), from, to },
    entries: [],
    pieces: new Map(),
    lineNumbers: new Set(own.map(({ Line_No }) => Line_No)),
    nextEntry: store.next('entry'),
  }
  const done = own.map((line) => ({ line, lines: moveLine(posting, line) }))
  const latest = new Map(posting.entries.map((entry) => [entry.Entry_No, entry]))
  return {
    lines: done.flatMap(({ lines }) => lines),
    moved: new Map(
      done.map(({ line, lines }) => [line.Line_No, lines.reduce((sum, one) => sum + Number(one.Qty_Posted), 0)]),
    ),
    entries: [...latest.values()],
    pieces: [...posting.pieces.values()],
    lastEntry: posting.nextEntry - 1,
  }
}
