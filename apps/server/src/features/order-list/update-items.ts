import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import { followParents } from '@portal/domain/order-list/follow-parent.ts'
import { followSets, type SetChange } from '@portal/domain/order-list/follow-set.ts'
import type { UseCase } from '../../http/handlers.ts'
import { openListOfLines, tellListChanged } from './change-list.ts'
import { changedLines, type LineChange, type ListOfLines } from './order-lines.store.ts'
import { changeList } from './order-list.ts'

type Asked = Parameters<UseCase<typeof orderList.updateItems>>[1]['items']

/**
 * Quantities and remarks of lines of one list; what came with a line follows its new quantity, and the lines of a set the
 * new number of the set (R-PAY-10).
 */
export const updateItems: UseCase<typeof orderList.updateItems> = async (ctx, input) => {
  if (input.items.length === 0) throw new PortalError('reject.items_leeg')
  const list = await openListOfLines(
    ctx,
    input.items.map((item) => item.id),
  )
  if (input.versie !== undefined && input.versie !== list.versie) throw new PortalError('error.tussentijds_gewijzigd')
  const changes = changesOf(list, input.items)
  await changeList(ctx, list, changedLines(changes))
  tellListChanged(ctx, list.id, { changed: input.items.length })
  return { versie: list.versie + 1 }
}

/** What is asked, and what follows from it. */
export function changesOf({ lines }: ListOfLines, items: Asked): LineChange[] {
  const known = new Map(lines.map((line) => [line.id, line]))
  const sets = items.flatMap(({ id, setAantal }): SetChange[] => {
    const setNummer = known.get(id)?.setNummer ?? ''
    return setNummer === '' || setAantal === undefined ? [] : [{ setNummer, aantal: setAantal }]
  })
  const changes = new Map(items.map(({ id, aantal, comment }): [string, LineChange] => [id, { id, aantal, comment }]))
  const follow = ({ id, ...change }: LineChange) => void changes.set(id, { ...changes.get(id), id, ...change })
  followSets(lines, { sets, lines: items }, (line) => known.get(line.id)?.perSet ?? null).forEach(follow)
  followParents(lines, [...changes.values()], (_, child) => known.get(child.id)?.perPiece ?? null).forEach(follow)
  const perSet = new Map(sets.map((set) => [set.setNummer, set.aantal]))
  for (const { id, aantal, setNummer } of lines) {
    const setAantal = perSet.get(setNummer)
    if (setAantal !== undefined) follow({ id, aantal: changes.get(id)?.aantal ?? aantal, setAantal })
  }
  return [...changes.values()]
}
