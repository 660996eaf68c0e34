import { PortalError } from '@portal/contract/errors.ts'
import type { siteWalks } from '@portal/contract/site-walks.ts'
import { thingKey } from '@portal/domain/site-walks/sighting.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { lockWalk } from './site-walks.store.ts'
import { readRows } from './site-walks.ts'
import { saveDecision } from './walk-things.store.ts'

/** What becomes of things in the report of a walk that is over. */
export const decide: UseCase<typeof siteWalks.decide> = async (ctx, { ronde, dingen, besluit }) => {
  const walk = await lockWalk(ctx.db, ronde)
  if (walk?.closedAt == null) throw new PortalError('error.niet_gevonden')
  const place = await ctx.at(walk.locationNo)
  const known = new Set((await readRows(ctx, walk)).map(({ key }) => key))
  if (!dingen.every((thing) => known.has(thingKey(thing)))) throw new PortalError('error.niet_gevonden')
  const by = { walkId: walk.id, by: signedIn(ctx).userName, at: ctx.clock.now() }
  const unique = new Map(dingen.map((thing) => [JSON.stringify(Object.values(thing)), thing] as const))
  await saveDecision(ctx.db, by, { things: [...unique.values()], decided: besluit })
  ctx.audit(place.nummer, { walk: walk.id, becomes: besluit ?? '', things: unique.size })
  return null
}
