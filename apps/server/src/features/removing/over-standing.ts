import { PortalError } from '@portal/contract/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { listMirrored, listWaiting, lockStanding, type StockAt, type WaitingAt } from './standing-stock.store.ts'

/** The requests of the portal that take from these locations, and which of them the back office turned out to have. */
interface Taken {
  readonly waiting: readonly WaitingAt[]
  readonly arrived: ReadonlySet<string>
}

/**
 * What is over the stock that is free to go at some locations. A request whose confirmation is still on its way may be in
 * the count of the back office and among those that wait here; before that refuses anything, the back office is asked for
 * it by its id, so that it counts once.
 */
export async function overStanding<Over>(
  ctx: Ctx,
  locationNos: readonly string[],
  over: (stock: readonly StockAt[]) => readonly Over[],
): Promise<readonly Over[]> {
  await lockStanding(ctx.db, locationNos)
  // Looked at before the back office is asked: what arrives there meanwhile counts twice at first, never not at all.
  const waiting = await listWaiting(ctx.db, locationNos)
  const found = over(await freeToGo(ctx, locationNos, { waiting, arrived: new Set() }))
  if (found.length === 0 || waiting.length === 0) return found
  const arrived = await listArrived(ctx, waiting)
  // What was there by now is in a count that is made after that.
  return arrived.size === 0 ? found : over(await freeToGo(ctx, locationNos, { waiting, arrived }))
}

async function freeToGo(ctx: Ctx, locationNos: readonly string[], taken: Taken): Promise<readonly StockAt[]> {
  const live = await Promise.all(locationNos.map((no) => liveStock(ctx, no)))
  const away = locationNos.filter((_, at) => live[at] === null)
  const mirrored = away.length === 0 ? [] : await listMirrored(ctx.db, away)
  // The mirror has a request only once it is confirmed.
  const open = taken.waiting.filter((row) => !taken.arrived.has(row.requestId) || away.includes(row.locationNo))
  return [...live.flatMap((rows) => rows ?? []), ...mirrored, ...open]
}

async function liveStock(ctx: Ctx, locationNo: string): Promise<readonly StockAt[] | null> {
  const rows = await orNull(ctx, () => ctx.erp.readStock(locationNo))
  return (
    rows?.map(({ type, materieelSoort, materieelNummer, huidig, inAfvoer }) => ({
      ...{ locationNo, kind: type, no: materieelSoort, plantNo: materieelNummer },
      ...{ quantity: huidig, taken: inAfvoer },
    })) ?? null
  )
}

async function listArrived(ctx: Ctx, waiting: readonly WaitingAt[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(waiting.map(({ requestId }) => requestId))]
  const isThere = await Promise.all(ids.map((id) => orNull(ctx, () => ctx.erp.hasWrite(id))))
  return new Set(ids.filter((_, at) => isThere[at] === true))
}

/** Null while the back office does not answer. */
async function orNull<T>(ctx: Ctx, ask: () => Promise<T>): Promise<T | null> {
  if (!ctx.erp.isReachable()) return null
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PortalError) return null
    throw error
  }
}
