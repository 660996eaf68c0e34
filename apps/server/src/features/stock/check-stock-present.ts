import { PortalError } from '@portal/contract/errors.ts'
import type { stock } from '@portal/contract/stock.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { ErpStockRow } from '../../platform/back-office/erp-stock.ts'
import { type AskingCtx, placeOf } from '../../platform/context.ts'
import { findMirrorMoment, listStock, type StockRow } from './stock.store.ts'

const mostShown = 100
const mirrorService = 'PortaalVoorraad'

/** Whether anything stands at a location: counted by the back office now, or by the copy while that does not answer. */
export const checkStockPresent: UseCase<typeof stock.checkStockPresent> = async (ctx) => {
  const rows = await listStock(ctx.db, {
    locationNo: placeOf(ctx).nummer,
    reader: { language: ctx.language, priceGroup: '', today: ctx.clock.today() },
    availableAt: null,
  })
  const live = await readLive(ctx)
  const present = live === null ? rows.filter(({ huidig }) => huidig > 0) : withWords(live, rows)
  const stand = live === null ? await findMirrorMoment(ctx.db, mirrorService) : ctx.clock.now()
  return {
    bron: live === null ? ('kopie' as const) : ('backoffice' as const),
    stand: stand?.toISOString() ?? null,
    aanwezig: present.length > 0,
    aantalRegels: present.length,
    items: present.slice(0, mostShown),
  }
}

async function readLive(ctx: AskingCtx): Promise<readonly ErpStockRow[] | null> {
  if (!ctx.erp.isReachable()) return null
  try {
    return await ctx.erp.readStock(placeOf(ctx).nummer)
  } catch (error) {
    if (error instanceof PortalError) return null
    throw error
  }
}

/** What the copy does not know yet shows with its number. */
function withWords(live: readonly ErpStockRow[], rows: readonly StockRow[]) {
  const known = new Map(rows.map((row) => [`${row.type} ${row.materieelSoort} ${row.materieelNummer}`, row]))
  return live.map(({ inAfvoer: _, isBuyBack: __, ...row }) => ({
    ...row,
    omschrijving:
      known.get(`${row.type} ${row.materieelSoort} ${row.materieelNummer}`)?.omschrijving ?? row.materieelSoort,
  }))
}
