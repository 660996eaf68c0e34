import { PortalError } from '@portal/contract/errors.ts'
import type { AskingCtx, Ctx } from '../../../platform/context.ts'
import { listMirrored, listTaken, lockStanding, type StockAt, type TakenAt } from './standing-stock.store.ts'

/** What the back office said of some locations before the call's transaction. */
export interface Counted {
  readonly locationNos: readonly string[]
  /** What it counted at each, and at which it did not answer. */
  readonly standing: readonly StockAt[]
  readonly away: readonly string[]
  /** Requests of the portal that were there before it counted, whatever the portal knows of them. */
  readonly arrived: ReadonlySet<string>
}

/** Longer than it takes from asking the back office to the end of the call. */
const recentlyMs = 120_000
const nothing: ReadonlySet<string> = new Set()

/**
 * Asks the back office for what stands at some locations. A request whose confirmation is still on its way, or just came,
 * may be in that count and among what the portal took; before that refuses anything, the back office is asked for it by
 * its id, so that it counts once.
 */
export async function askStanding<Over>(
  ctx: AskingCtx,
  locationNos: readonly string[],
  over: (stock: readonly StockAt[]) => Over[],
): Promise<Counted> {
  // Looked at before the back office is asked: what arrives there meanwhile counts twice at first, never not at all.
  const taken = await takenOf(ctx, locationNos)
  const first = await count(ctx, locationNos, nothing)
  if (taken.length === 0 || over(await freeToGo(ctx, first, taken)).length === 0) return first
  const arrived = await listArrived(ctx, taken)
  // What was there by now is in a count that is made after that.
  return arrived.size === 0 ? first : count(ctx, locationNos, arrived)
}

/** What is over the stock that is free to go, by what the back office said and what the portal took up to now. */
export async function overCounted<Over>(
  ctx: Ctx,
  counted: Counted,
  over: (stock: readonly StockAt[]) => Over[],
): Promise<Over[]> {
  return over(await freeToGo(ctx, counted, await takenOf(ctx, counted.locationNos)))
}

/** As `overTold`; other calls that take from the same locations wait until this one has ended. */
export async function overStanding<Over>(
  ctx: Ctx,
  counted: Counted,
  over: (stock: readonly StockAt[]) => Over[],
): Promise<Over[]> {
  await lockStanding(ctx.db, counted.locationNos)
  return overCounted(ctx, counted, over)
}

function takenOf(ctx: Ctx, locationNos: readonly string[]): Promise<readonly TakenAt[]> {
  return listTaken(ctx.db, locationNos, new Date(ctx.clock.now().getTime() - recentlyMs))
}

async function freeToGo(ctx: Ctx, counted: Counted, taken: readonly TakenAt[]): Promise<readonly StockAt[]> {
  const { standing, away, arrived } = counted
  const mirrored = away.length === 0 ? [] : await listMirrored(ctx.db, away)
  // The mirror has a request once it is confirmed, the back office once it arrived.
  const open = taken.filter((row) => (away.includes(row.locationNo) ? row.isWaiting : !arrived.has(row.requestId)))
  return [...standing, ...mirrored, ...open]
}

async function count(ctx: AskingCtx, locationNos: readonly string[], arrived: ReadonlySet<string>): Promise<Counted> {
  const live = await Promise.all(locationNos.map((no) => liveStock(ctx, no)))
  const away = locationNos.filter((_, at) => live[at] === null)
  return { locationNos, standing: live.flatMap((rows) => rows ?? []), away, arrived }
}

async function liveStock(ctx: AskingCtx, locationNo: string): Promise<readonly StockAt[] | null> {
  const rows = await orNull(ctx, () => ctx.erp.readStock(locationNo))
  return (
    rows?.map(({ type, materieelSoort, materieelNummer, huidig, inAfvoer }) => ({
      ...{ locationNo, kind: type, no: materieelSoort, plantNo: materieelNummer },
      ...{ quantity: huidig, taken: inAfvoer },
    })) ?? null
  )
}

async function listArrived(ctx: AskingCtx, taken: readonly TakenAt[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(taken.map(({ requestId }) => requestId))]
  const isThere = await Promise.all(ids.map((id) => orNull(ctx, () => ctx.erp.hasWrite(id))))
  return new Set(ids.filter((_, at) => isThere[at] === true))
}

/** Null while the back office does not answer. */
async function orNull<T>(ctx: AskingCtx, ask: () => Promise<T>): Promise<T | null> {
  if (!ctx.erp.isReachable()) return null
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PortalError) return null
    throw error
  }
}
