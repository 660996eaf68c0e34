import type { siteWalks } from '@portal/contract/site-walks.ts'
import { plausibleMoment } from '@portal/domain/site-walks/sighting.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf, signedIn } from '../../platform/context.ts'
import { closeWalk } from './site-walks.store.ts'
import { recount, takeWalk } from './site-walks.ts'

/** Ends a walk; what somebody else still sends of it afterwards counts all the same. */
export const close: UseCase<typeof siteWalks.close> = async (ctx, input) => {
  const walk = await takeWalk(ctx, input, input.moment)
  const { id } = walk
  if (walk.closedAt !== null) {
    ctx.changedNothing()
    return { ronde: id }
  }
  const at = plausibleMoment(input.moment, { begun: new Date(walk.begunAt), now: ctx.clock.now() })
  await closeWalk(ctx.db, walk, { at, by: signedIn(ctx).userName })
  await recount(ctx, id)
  ctx.audit(placeOf(ctx).nummer, { walk: id, closed: true })
  return { ronde: id }
}
