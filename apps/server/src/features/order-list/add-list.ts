import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import { emptyId } from '@portal/contract/values.ts'
import { bounds, refuseOneMore } from '@portal/domain/bounds.ts'
import { cleanListName } from '@portal/domain/order-list/list-name.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { requireFreeName, tellListChanged } from './change-list.ts'
import { countLists, createList, findList, type ListOwner, listOf, lockListNames } from './order-list.store.ts'
import { refuseOrdering } from './order-list.ts'

async function requireRoom(ctx: Ctx, owner: ListOwner): Promise<void> {
  const refusal = refuseOneMore(await countLists(ctx.db, owner), bounds.orderLists)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
}

/** A new, empty list; a second one at a location only while the setting allows several (R-GEN-03). */
export const addList: UseCase<typeof orderList.addList> = async (ctx, input) => {
  const place = placeOf(ctx)
  refuseOrdering(place)
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const severalAllowed = ctx.settings.bool('AppBestellijst_MeerdereLijsten')
  if (!severalAllowed && (await findList(ctx.db, owner, emptyId)) !== null) {
    throw new PortalError('bestellijst.meerdere_uit')
  }
  await lockListNames(ctx.db, owner)
  await requireFreeName(ctx, { name: input.naam, field: 'naam' }, owner)
  await requireRoom(ctx, owner)
  const list = await createList(ctx.db, owner, { name: cleanListName(input.naam), at: ctx.clock.now() })
  tellListChanged(ctx, list.id, { created: list.naam })
  return listOf(list, place.geblokkeerd)
}
