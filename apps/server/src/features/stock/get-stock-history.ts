import type { stock } from '@portal/contract/stock.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { readHistory } from './read-history.ts'

/** The history of one kind of equipment at a location, or of everything there (R-ROUTE-24, R-SCR-STOCK-05). */
export const getStockHistory: UseCase<typeof stock.getStockHistory> = (ctx, { materieelSoort, type }) =>
  readHistory(
    ctx,
    {
      locationNo: placeOf(ctx).nummer,
      ...(materieelSoort === undefined ? {} : { itemNo: materieelSoort.toUpperCase() }),
    },
    (entry) => type === undefined || entry.type === type,
  )

/** The way of one piece over the locations of the user (R-ROUTE-24). */
export const getPieceHistory: UseCase<typeof stock.getPieceHistory> = (ctx, { materieelSoort, materieelNummer }) =>
  readHistory(
    ctx,
    { plantNo: materieelNummer.toUpperCase() },
    (entry) => entry.materieelSoort === materieelSoort.toUpperCase(),
  )
