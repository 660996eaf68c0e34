import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { lockNamedList, tellListChanged } from './change-list.ts'
import { deleteLine, findListOfLines } from './order-lines.store.ts'

/** A line, and with it the lines that came with it (R-LIST-01, R-PAY-11). */
export const removeItem: UseCase<typeof orderList.removeItem> = async (ctx, input) => {
  const found = await findListOfLines(ctx.db, signedIn(ctx).userName, [input.id])
  if (found === null) throw new PortalError('error.niet_gevonden')
  const list = await lockNamedList(ctx, await ctx.at(found.locationNo), found.id)
  await deleteLine(ctx.db, list.id, { id: input.id, at: ctx.clock.now() })
  tellListChanged(ctx, list.id, { removed: input.id })
  return null
}
