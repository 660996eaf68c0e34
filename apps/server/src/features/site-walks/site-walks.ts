import { PortalError } from '@portal/contract/errors.ts'
import { calendarDateOf } from '@portal/domain/calendar/sent-date.ts'
import { plausibleMoment } from '@portal/domain/site-walks/sighting.ts'
import { countWalk, type WalkFacts, type WalkSighting, walkRows } from '@portal/domain/site-walks/walk-report.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import {
  findBooks,
  findWalk,
  insertWalk,
  joinWalk,
  listSightings,
  lockOpenWalk,
  type NewWalk,
  type SeenRow,
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
 * The walk that something from a device goes into: the one it names, or one that somebody else began at the location
 * meanwhile. It is made when there is neither.
 * @throws PortalError `error.niet_gevonden` for a walk of another location
 */
export async function takeWalk(ctx: Ctx, { ronde, deel, begonnen }: WalkInput): Promise<Walk> {
  const { nummer: locationNo } = placeOf(ctx)
  const now = ctx.clock.now()
  const begunAt = plausibleMoment(begonnen, { begun: new Date(0), now })
  const walk: NewWalk = { id: ronde, locationNo, part: deel, begunAt, begunBy: signedIn(ctx).userName }
  for (;;) {
    await insertWalk(ctx.db, walk)
    const own = await findWalk(ctx.db, ronde)
    if (own !== null) {
      if (own.locationNo !== locationNo) throw new PortalError('error.niet_gevonden')
      return own
    }
    const other = await lockOpenWalk(ctx.db, locationNo)
    // Without one it was ended just now, and the next insert makes the walk.
    if (other !== null) await joinWalk(ctx.db, walk, other)
  }
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

/** Where it stands otherwise is for the rule a word, whoever may read it. */
export const asSighting = <S extends SeenRow>(row: S): S & WalkSighting => ({ ...row, elders: row.elsewhereNo })

/** Counts what came of a walk that is over; before that there is nothing to count. */
export async function recount(ctx: Ctx, walkId: string): Promise<void> {
  const walk = await findWalk(ctx.db, walkId)
  if (walk?.closedAt == null) return
  const sightings = (await listSightings(ctx.db, walkId)).map(asSighting)
  await saveCounts(ctx.db, walkId, countWalk(walkRows(await findBooks(ctx.db, walkId), sightings, factsOf(ctx, walk))))
}
