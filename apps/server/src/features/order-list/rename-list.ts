import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import { cleanListName } from '@portal/domain/order-list/list-name.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { lockNamedList, requireFreeName, tellListChanged } from './change-list.ts'
import { findListLocation, lockListNames, renameStoredList } from './order-list.store.ts'

/** R-PAY-13. */
export const renameList: UseCase<typeof orderList.renameList> = async (ctx, input) => {
  const locationNo = await findListLocation(ctx.db, signedIn(ctx).userName, input.bestellijstId)
  if (locationNo === null) throw new PortalError('error.niet_gevonden')
  const list = await lockNamedList(ctx, await ctx.at(locationNo), input.bestellijstId)
  const name = cleanListName(input.newName)
  await lockListNames(ctx.db, { userName: signedIn(ctx).userName, locationNo })
  await requireFreeName(ctx, { name, field: 'newName' }, { locationNo, except: list.id })
  await renameStoredList(ctx.db, list.id, { name, at: ctx.clock.now() })
  tellListChanged(ctx, list.id, { from: list.naam, to: name })
  return null
}
