import type { orderList } from '@portal/contract/order-list.ts'
import { changeOnTop } from '@portal/domain/saving/change-on-top.ts'
import type { UseCase } from '../../http/handlers.ts'
import { findListOfLines, tellListChanged } from './change-list.ts'
import { changedLines, type FollowingLine } from './order-lines.store.ts'
import { changeList } from './order-list.ts'
import { changesOf } from './update-items.ts'

type Values = Pick<FollowingLine, 'aantal' | 'comment' | 'setAantal'>

/**
 * One line as it was changed some time ago, on top of what others did meanwhile. A line that is gone, or that somebody else
 * changed, is left as it is: the person decides (decision: offline).
 */
export const changeLine: UseCase<typeof orderList.changeLine> = async (ctx, { id, ...input }) => {
  const list = await findListOfLines(ctx, [id])
  const line = list?.lines.find((one) => one.id === id)
  if (list === null || line === undefined) return { uitkomst: 'weg', nu: {} }
  const stored: Values = { aantal: line.aantal, comment: line.comment, setAantal: line.setAantal }
  const { aantal, comment, setAantal } = input
  const { changes, clashes } = changeOnTop({ ...stored }, { aantal, comment, setAantal })
  if (Object.keys(clashes).length > 0) return { uitkomst: 'anders', nu: clashes }
  if (Object.keys(changes).length === 0) {
    ctx.changedNothing()
    return { uitkomst: 'gewijzigd', nu: {} }
  }
  // What is changed are fields of the line, as the contract has them.
  const { setAantal: inSet, ...wanted } = { ...stored, ...(changes as Partial<Values>) }
  const asked = { id, ...wanted, ...('setAantal' in changes && { setAantal: inSet }) }
  await changeList(ctx, list, changedLines(changesOf(list, [asked])))
  tellListChanged(ctx, list.id, { changed: 1 })
  return { uitkomst: 'gewijzigd', nu: {} }
}
