import type { removalList } from '@portal/contract/removal-list.ts'
import { changeOnTop } from '@portal/domain/saving/change-on-top.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placesAt, refuseLeaving } from './change-removal-list.ts'
import { saveRemovalLines } from './removal-lines.store.ts'
import { findRemovalLineLocations, listRemovalLines, lockRemovalLists } from './removal-list.store.ts'
import { refuseChange } from './update-items.ts'

/**
 * One line as it was changed some time ago, on top of what others did meanwhile. A line that is gone, or that somebody else
 * changed, is left as it is: the person decides (decision: offline).
 */
export const changeLine: UseCase<typeof removalList.changeLine> = async (ctx, input) => {
  const { id, gebruikerLogin: userName, retourAantal, opmerking } = input
  const found = await findRemovalLineLocations(ctx.db, userName, [id])
  const locationNos = found.map(({ locationNo }) => locationNo)
  const lists = await lockRemovalLists(ctx.db, { userName, locationNos })
  const listIds = lists.map((list) => list.id)
  const line = (await listRemovalLines(ctx.db, listIds)).find((one) => one.id === id)
  if (line === undefined) return { uitkomst: 'weg', nu: {} }
  refuseLeaving(await placesAt(ctx, locationNos))
  const stored = { retourAantal: line.retourAantal, opmerking: line.opmerking }
  const { changes, clashes } = changeOnTop(stored, { retourAantal, opmerking })
  if (Object.keys(clashes).length > 0) return { uitkomst: 'anders', nu: clashes }
  if (Object.keys(changes).length === 0) {
    ctx.changedNothing()
    return { uitkomst: 'gewijzigd', nu: {} }
  }
  // What is changed are fields of the line, as the contract has them.
  const item = { id, ...stored, ...(changes as Partial<typeof stored>) }
  refuseChange(ctx, { item, line })
  await saveRemovalLines(ctx.db, listIds, { lines: [item], at: ctx.clock.now() })
  for (const locationNo of locationNos) ctx.audit(locationNo, { changed: 1 })
  return { uitkomst: 'gewijzigd', nu: {} }
}
