import { PortalError } from '@portal/contract/errors.ts'
import { calendarDateOf } from '@portal/domain/calendar/sent-date.ts'
import { plausibleMoment } from '@portal/domain/site-walks/sighting.ts'
import { countWalk, type WalkFacts, walkRows } from '@portal/domain/site-walks/walk-report.ts'
import { type WalkSpan, walkedTogether } from '@portal/domain/site-walks/walked-together.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import {
  findBooks,
  findWalk,
  insertWalk,
  joinWalk,
  listClosedWalks,
  listSightings,
  lockOpenWalk,
  lockWalk,
  type NewWalk,
  saveCounts,
  type Walk,
} from './site-walks.store.ts'

/** How a device names the walk it is on. */
export interface WalkInput {
  readonly ronde: string
  readonly deel: string
  readonly begonnen: string
}

/**
 * The walk that something from a device goes into: the one it names, or one of somebody else at the location that goes on,
 * or went on at the same time. It is made when there is none, and nobody else changes it before the transaction ends.
 * @param until the last moment of what comes, by the clock of the device: ISO 8601
 * @throws PortalError `error.niet_gevonden` for a walk of another location
 */
export async function takeWalk(ctx: Ctx, { ronde, deel, begonnen }: WalkInput, until: string): Promise<Walk> {
  const { nummer: locationNo } = placeOf(ctx)
  const now = ctx.clock.now()
  const begunAt = plausibleMoment(begonnen, { begun: new Date(0), now })
  const walk: NewWalk = { id: ronde, locationNo, part: deel, begunAt, begunBy: signedIn(ctx).userName }
  const span = { part: deel, from: begunAt, until: plausibleMoment(until, { begun: begunAt, now }) }
  for (;;) {
    const own = await lockWalk(ctx.db, ronde)
    if (own !== null) {
      if (own.locationNo !== locationNo) throw new PortalError('error.niet_gevonden')
      return own
    }
    const other = (await lockOpenWalk(ctx.db, locationNo)) ?? (await findEndedBeside(ctx, span))
    if (other !== null) await joinWalk(ctx.db, walk, other)
    // Nothing is made where somebody began one just now: the next look finds that.
    else await insertWalk(ctx.db, walk)
  }
}

/** Of the walks at the location that may have ended while somebody else had no connection. */
const mostBeside = 20

/** A walk that is over by now and went on at the same time as one that comes only now. */
async function findEndedBeside(ctx: Ctx, span: WalkSpan): Promise<Walk | null> {
  const ended = await listClosedWalks(ctx.db, placeOf(ctx).nummer, mostBeside)
  const isBeside = ({ part, begunAt, closedAt }: Walk) =>
    closedAt !== null && walkedTogether(span, { part, from: new Date(begunAt), until: new Date(closedAt) })
  return ended.find(isBeside) ?? null
}

/** By what a walk is judged: the day it ended, or today. */
export function factsOf(ctx: Pick<Ctx, 'clock' | 'settings'>, { closedAt, part }: Walk): WalkFacts {
  return {
    today: (closedAt === null ? null : calendarDateOf(closedAt)) ?? ctx.clock.today(),
    stillAfterDays: ctx.settings.int('Ronde_StilNaDagen'),
    part,
    isClosed: closedAt !== null,
  }
}

/** What came of each thing of a walk, whoever reads it: where something stands otherwise is here its number alone. */
export async function readRows(ctx: Ctx, walk: Walk) {
  const sightings = (await listSightings(ctx.db, walk.id)).map((row) => ({ ...row, elders: row.elsewhereNo }))
  return walkRows(await findBooks(ctx.db, walk.id), sightings, factsOf(ctx, walk))
}

/** Counts what came of a walk that is over; before that there is nothing to count. */
export async function recount(ctx: Ctx, walkId: string): Promise<void> {
  const walk = await findWalk(ctx.db, walkId)
  if (walk?.closedAt != null) await saveCounts(ctx.db, walkId, countWalk(await readRows(ctx, walk)))
}
