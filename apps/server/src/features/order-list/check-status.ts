import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf, signedIn } from '../../platform/context.ts'
import { findList, standingOf } from './order-list.store.ts'

/** Whether a list may still be changed and is as it was loaded (OP-70). */
export const checkStatus: UseCase<typeof orderList.checkStatus> = async (ctx, input) => {
  const place = placeOf(ctx)
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const head = await findList(ctx.db, owner, input.bestellijstId)
  if (head === null) throw new PortalError('error.niet_gevonden')
  const standing = standingOf(head, place.geblokkeerd)
  return {
    bewerkbaar: standing.editable,
    ongewijzigd: head.versie === input.versie,
    toestand: standing.state,
    versie: head.versie,
  }
}
