import { PortalError } from '@portal/contract/errors.ts'
import type { siteWalks } from '@portal/contract/site-walks.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { findWalk } from './site-walks.store.ts'
import { saveDecision } from './walk-things.store.ts'

/** What becomes of things that a walk found otherwise than the books say. */
export const decide: UseCase<typeof siteWalks.decide> = async (ctx, { ronde, dingen, besluit }) => {
  const walk = await findWalk(ctx.db, ronde)
  if (walk === null) throw new PortalError('error.niet_gevonden')
  const place = await ctx.at(walk.locationNo)
  const by = { walkId: walk.id, by: signedIn(ctx).userName, at: ctx.clock.now() }
  const unique = new Map(dingen.map((thing) => [JSON.stringify(Object.values(thing)), thing] as const))
  await saveDecision(ctx.db, by, { things: [...unique.values()], decided: besluit })
  ctx.audit(place.nummer, { walk: walk.id, becomes: besluit ?? '', things: unique.size })
  return null
}
