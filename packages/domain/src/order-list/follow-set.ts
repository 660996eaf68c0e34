import { includedQuantity } from './children.ts'
import type { QuantityChange } from './follow-parent.ts'
import type { ListLine } from './list-line.ts'

/** How many of a set a list should have. */
export interface SetChange {
  readonly setNummer: string
  readonly aantal: number
}

/**
 * What the lines of a set become when the list gets another number of it: a line that still has the quantity it came with
 * follows, a line changed by hand, now or before, stays as it is. What was delivered with a line follows that line.
 * @param changes lines that the same save changes
 * @param perSet pieces of a line in one set; null when the set has it no longer
 */
export function followSets(
  lines: readonly ListLine[],
  change: { readonly sets: readonly SetChange[]; readonly lines: readonly QuantityChange[] },
  perSet: (line: ListLine) => number | null,
): readonly QuantityChange[] {
  const wanted = new Map(change.sets.map((set) => [set.setNummer, set.aantal]))
  const byHand = new Map(change.lines.map((line) => [line.id, line.aantal]))
  return lines.flatMap((line) => {
    const after = line.setNummer === '' ? undefined : wanted.get(line.setNummer)
    if (after === undefined || line.parentId !== null || after === line.setAantal) return []
    if ((byHand.get(line.id) ?? line.aantal) !== line.aantal) return []
    const each = perSet(line)
    if (each === null || line.aantal !== includedQuantity(line.setAantal, each)) return []
    return [{ id: line.id, aantal: Math.max(includedQuantity(after, each), 1) }]
  })
}
