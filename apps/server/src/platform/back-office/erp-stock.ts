import type { StockHistoryEntry } from '@portal/contract/stock.ts'
import type { ShownItemKind } from '@portal/contract/values.ts'

/** Which entries of the stock history are asked: of a location, of one kind of equipment there, or of one piece. */
export type HistoryQuestion =
  | { readonly locationNo: string; readonly itemNo?: string }
  | { readonly plantNo: string; readonly locationNo?: undefined }

/** An entry as the back office keeps it: without the words that the portal's own tables have. */
export type ErpStockEntry = Omit<StockHistoryEntry, 'omschrijving'>

export interface ErpStockHistory {
  /** Newest first. */
  readonly entries: readonly ErpStockEntry[]
  /** False when there are more entries than are read at once. */
  readonly isComplete: boolean
}

/** What stands at a location at this moment; only what is there. */
export interface ErpStockRow {
  readonly materieelSoort: string
  readonly materieelNummer: string
  readonly type: ShownItemKind
  readonly huidig: number
  /** Of these, how many are promised to removals that wait there. */
  readonly inAfvoer: number
  /** Sold, with the right to be bought back. */
  readonly isBuyBack: boolean
}
