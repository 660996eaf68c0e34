import type { stock } from '@portal/contract/stock.ts'
import type { Handlers } from '../../http/handlers.ts'
import { checkStockPresent } from './check-stock-present.ts'
import { findPiece } from './find-piece.ts'
import { getAllProjectStock } from './get-all-project-stock.ts'
import { getAllStock } from './get-all-stock.ts'
import { getProjectStock } from './get-project-stock.ts'
import { getStock } from './get-stock.ts'
import { getPieceHistory, getStockHistory } from './get-stock-history.ts'

export const stockHandlers: Handlers<typeof stock> = {
  getStock,
  getStockHistory,
  getPieceHistory,
  getAllStock,
  checkStockPresent,
  findPiece,
  getProjectStock,
  getAllProjectStock,
}
