import type { siteWalks, WalkSighting, WalkSummary } from '@portal/contract/site-walks.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { findOpenWalk, listClosedWalks, listSightings, type SeenRow, type Walk } from './site-walks.store.ts'

/** The walks that a page shows beside the one that goes on. */
const mostClosed = 12

export function summaryOf(walk: Walk): WalkSummary {
  const { expected = 0, seen = 0, missing = 0, extra = 0 } = walk.counts ?? {}
  return {
    ronde: walk.id,
    deel: walk.part,
    begonnen: walk.begunAt,
    begonnenDoor: walk.begunBy,
    afgesloten: walk.closedAt ?? walk.begunAt,
    afgeslotenDoor: walk.closedBy,
    verwacht: expected,
    gezien: seen,
    ontbreekt: missing,
    extra,
  }
}

/** Names the location where something stands otherwise to who has that location, and to nobody else. */
export async function nameElsewhere(ctx: Ctx, rows: readonly SeenRow[]): Promise<readonly WalkSighting[]> {
  const isNeeded = rows.some(({ elsewhereNo }) => elsewhereNo !== '')
  const places = isNeeded ? await listUserLocations(ctx.db, signedIn(ctx)) : []
  const names = new Map(places.map(({ nummer, omschrijving }) => [nummer, `${nummer} ${omschrijving}`] as const))
  return rows.map(({ elsewhereNo, ...row }) => ({ ...row, elders: names.get(elsewhereNo) ?? '' }))
}

/** The walk that goes on at the location, and the last that are over. */
export const getWalk: UseCase<typeof siteWalks.getWalk> = async (ctx) => {
  const { nummer } = placeOf(ctx)
  const open = await findOpenWalk(ctx.db, nummer)
  const closed = await listClosedWalks(ctx.db, nummer, mostClosed)
  if (open === null) return { gaande: null, afgesloten: closed.map(summaryOf) }
  const waarnemingen = await nameElsewhere(ctx, await listSightings(ctx.db, open.id))
  const { id, part, begunAt, begunBy } = open
  return {
    gaande: { ronde: id, deel: part, begonnen: begunAt, begonnenDoor: begunBy, waarnemingen: [...waarnemingen] },
    afgesloten: closed.map(summaryOf),
  }
}
