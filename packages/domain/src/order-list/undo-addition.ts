import { isSameItem, type ListLine } from './list-line.ts'
import type { NewItem } from './plan-additions.ts'
import { totalQuantity } from './totals.ts'

/** A list as it was read. */
interface SeenList<Line> {
  readonly lijst: { readonly id: string } | null
  readonly versie: number
  readonly items: readonly Line[]
}

/**
 * The lines of a list right before an addition, which undo puts back; null when they were not read here. Another change in
 * between would be lost with the undo, so only the version just before counts. A list begins empty, at version 0.
 */
export function linesBefore<Line>(
  seen: readonly SeenList<Line>[],
  after: { readonly bestellijstId: string; readonly versie: number },
): readonly Line[] | null {
  if (after.versie === 1) return []
  const before = seen.find(({ lijst, versie }) => lijst?.id === after.bestellijstId && versie === after.versie - 1)
  return before?.items ?? null
}

/** How much there is now of the only thing that was added by itself, else how many pieces came. */
export function amountOnList(
  added: readonly NewItem[],
  before: readonly Pick<ListLine, 'type' | 'materieelSoort' | 'aantal' | 'parentId' | 'setNummer'>[],
): number {
  const [only, ...others] = added
  if (only === undefined || others.length > 0) return totalQuantity(added.map(({ aantal }) => aantal))
  const line = before.find((one) => one.parentId === null && one.setNummer === '' && isSameItem(one, only))
  return only.aantal + (line?.aantal ?? 0)
}
