import { randomUUID } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { lockNamedList, tellListChanged } from './change-list.ts'
import { allLinesPart, putLines as storedLines } from './order-lines.store.ts'
import { changeList } from './order-list.ts'

/**
 * Makes a list hold exactly these lines, so that an addition can be undone (decision: ordering). What can no longer be ordered
 * comes back too: it blocks finishing the order as it did before.
 */
export const putLines: UseCase<typeof orderList.putLines> = async (ctx, input) => {
  const list = await lockNamedList(ctx, placeOf(ctx), input.bestellijstId)
  if (input.versie !== list.versie) throw new PortalError('error.tussentijds_gewijzigd')
  // Ids of our own: those sent may be of lines of somebody else.
  const ids = new Map(input.regels.map(({ id }) => [id, randomUUID()]))
  const lines = input.regels.map((line) => ({
    ...line,
    id: ids.get(line.id) ?? randomUUID(),
    parentId: line.parentId === null ? null : (ids.get(line.parentId) ?? null),
    materieelSoort: line.materieelSoort.toUpperCase(),
    setNummer: line.setNummer.toUpperCase(),
  }))
  await changeList(ctx, list, [[allLinesPart, {}], ...storedLines(lines, ctx.clock.now())])
  tellListChanged(ctx, list.id, { put: lines.length })
  return { versie: list.versie + 1 }
}
