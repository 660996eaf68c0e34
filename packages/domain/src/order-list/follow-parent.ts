import { includedQuantity } from './children.ts'
import type { ListLine } from './list-line.ts'

export interface QuantityChange {
  readonly id: string
  readonly aantal: number
}

/**
 * What delivered-with lines become when the quantity of their main line changes: a line that still has the quantity it
 * came with follows, a line changed by hand, now or before, stays as it is.
 * @param perPiece pieces of the child's item for each piece of its main item; null when it is no longer delivered with it
 */
export function followParents(
  lines: readonly ListLine[],
  changes: readonly QuantityChange[],
  perPiece: (main: ListLine, child: ListLine) => number | null,
): readonly QuantityChange[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const wanted = new Map(changes.map((change) => [change.id, change.aantal]))
  return lines.flatMap((child) => {
    const main = child.parentId === null ? undefined : byId.get(child.parentId)
    const after = main === undefined ? undefined : wanted.get(main.id)
    if (main === undefined || after === undefined || after === main.aantal) return []
    if ((wanted.get(child.id) ?? child.aantal) !== child.aantal) return []
    const each = perPiece(main, child)
    if (each === null || child.aantal !== includedQuantity(main.aantal, each)) return []
    return [{ id: child.id, aantal: Math.max(includedQuantity(after, each), 1) }]
  })
}
