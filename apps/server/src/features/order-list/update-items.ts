import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import { followParents } from '@portal/domain/order-list/follow-parent.ts'
import type { UseCase } from '../../http/handlers.ts'
import { openListOfLines, tellListChanged } from './change-list.ts'
import { changedLines } from './order-lines.store.ts'
import { changeList } from './order-list.ts'

/** Quantities and remarks of lines of one list; what came with a line follows its new quantity (R-PAY-10). */
export const updateItems: UseCase<typeof orderList.updateItems> = async (ctx, input) => {
  if (input.items.length === 0) throw new PortalError('reject.items_leeg')
  const ids = input.items.map((item) => item.id)
  const list = await openListOfLines(ctx, ids)
  const { lines } = list
  if (input.versie !== undefined && input.versie !== list.versie) throw new PortalError('error.tussentijds_gewijzigd')
  const perPiece = new Map(lines.map((line) => [line.id, line.perPiece]))
  const following = followParents(lines, input.items, (_, child) => perPiece.get(child.id) ?? null)
  const followed = new Map(following.map((line) => [line.id, line.aantal]))
  const asked = input.items.map((item) => ({ ...item, aantal: followed.get(item.id) ?? item.aantal }))
  const others = following.filter((line) => !ids.includes(line.id))
  await changeList(ctx, list, changedLines([...asked, ...others]))
  tellListChanged(ctx, list.id, { changed: input.items.length })
  return { versie: list.versie + 1 }
}
