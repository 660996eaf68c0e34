import { PortalError } from '@portal/contract/errors.ts'
import type { removalList } from '@portal/contract/removal-list.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { placesAt, refuseLeaving } from './change-removal-list.ts'
import { deleteRemovalLines, findRemovalLineLocations, lockRemovalLists } from './removal-list.store.ts'

export const removeItem: UseCase<typeof removalList.removeItem> = (ctx, input) => remove(ctx, [input.id])

/** The lines named and no others: what came onto the list meanwhile stays. */
export const removeItems: UseCase<typeof removalList.removeItems> = (ctx, input) => {
  if (input.items.length === 0) throw new PortalError('reject.items_leeg')
  return remove(
    ctx,
    input.items.map((item) => item.id),
  )
}

async function remove(ctx: Ctx, lineIds: readonly string[]): Promise<null> {
  const { userName } = signedIn(ctx)
  const found = await findRemovalLineLocations(ctx.db, userName, lineIds)
  if (found.length === 0) throw new PortalError('error.niet_gevonden')
  const places = await placesAt(
    ctx,
    found.map(({ locationNo }) => locationNo),
  )
  refuseLeaving(places)
  const locationNos = places.map((place) => place.nummer)
  const lists = await lockRemovalLists(ctx.db, { userName, locationNos })
  const gone = { lineIds, at: ctx.clock.now() }
  const removed = await deleteRemovalLines(
    ctx.db,
    lists.map((list) => list.id),
    gone,
  )
  for (const locationNo of locationNos) ctx.audit(locationNo, { removed })
  return null
}
