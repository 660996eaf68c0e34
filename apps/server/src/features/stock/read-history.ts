import { PortalError } from '@portal/contract/errors.ts'
import type { StockHistory } from '@portal/contract/stock.ts'
import type { ErpStockEntry, HistoryQuestion } from '../../platform/back-office/erp-stock.ts'
import { type AskingCtx, type Ctx, signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { describeItems, findMirrorMoment } from './stock.store.ts'
import { listDepotNumbers, listMirroredHistory } from './stock-history.store.ts'

/** Entries in one answer; more is for the back office itself. */
const mostEntries = 5000
/** The orders that the copy of the history is made of. */
const mirrorService = 'PortaalOrder'

interface Found extends Pick<StockHistory, 'bron' | 'stand'> {
  readonly entries: readonly ErpStockEntry[]
  readonly isComplete: boolean
}

async function readCopy(ctx: Ctx, question: HistoryQuestion): Promise<Found> {
  const entries = await listMirroredHistory(ctx.db, question, mostEntries + 1)
  const at = await findMirrorMoment(ctx.db, mirrorService)
  return { bron: 'kopie', stand: at?.toISOString() ?? null, entries, isComplete: true }
}

/** From the back office, or from the copy of its orders while it does not answer. */
async function readEither(ctx: AskingCtx, question: HistoryQuestion): Promise<Found> {
  if (!ctx.erp.isReachable()) return readCopy(ctx, question)
  try {
    const live = await ctx.erp.readStockHistory(question)
    return { ...live, bron: 'backoffice', stand: ctx.clock.now().toISOString() }
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    return readCopy(ctx, question)
  }
}

/**
 * The history of stock with its source (R-ENT-38). Entries at locations of others are left out, and so are the numbers
 * of such locations where something came from or went to.
 */
export async function readHistory(
  ctx: AskingCtx,
  question: HistoryQuestion,
  isWanted: (entry: ErpStockEntry) => boolean = () => true,
): Promise<StockHistory> {
  const { entries, isComplete, ...source } = await readEither(ctx, question)
  const places = await listUserLocations(ctx.db, signedIn(ctx))
  const own = new Set(places.map(({ nummer }) => nummer))
  const shown = new Set([...own, ...(await listDepotNumbers(ctx.db))])
  const mine = entries.filter((entry) => own.has(entry.materieellocatie) && isWanted(entry))
  const kept = mine.slice(0, mostEntries)
  const keys = [...new Map(kept.map((entry) => [`${entry.type} ${entry.materieelSoort}`, entry])).values()]
  const words = await describeItems(
    ctx.db,
    keys.map((entry) => ({ kind: entry.type, no: entry.materieelSoort })),
    ctx.language,
  )
  return {
    ...source,
    volledig: isComplete && kept.length === mine.length,
    items: kept.map((entry) => ({
      ...entry,
      omschrijving: words.get(`${entry.type} ${entry.materieelSoort}`) ?? entry.materieelSoort,
      fromLocationNumber: shown.has(entry.fromLocationNumber) ? entry.fromLocationNumber : '',
      toLocationNumber: shown.has(entry.toLocationNumber) ? entry.toLocationNumber : '',
    })),
  }
}
