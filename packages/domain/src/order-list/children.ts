import { quantityBounds } from '../constants.ts'
import { decimalNumber, decimalOf, multiplyDecimals } from '../prices/decimal.ts'

interface Line {
  readonly id: string
  readonly parentId: string | null
}

/** The line and everything that came with it, at any depth; a circle of parents ends (R-LIST-01). */
export function lineWithChildren(lines: readonly Line[], id: string): ReadonlySet<string> {
  const children = new Map<string, string[]>()
  for (const line of lines) {
    if (line.parentId !== null) children.set(line.parentId, [...(children.get(line.parentId) ?? []), line.id])
  }
  const found = new Set<string>([id])
  for (const parent of found) for (const child of children.get(parent) ?? []) found.add(child)
  return found
}

/** The lines that stay when a line is deleted: its children go with it (R-LIST-01). */
export function withoutLine<L extends Line>(lines: readonly L[], id: string): readonly L[] {
  const gone = lineWithChildren(lines, id)
  return lines.filter((line) => !gone.has(line.id))
}

/** Pieces of an included item for a number of main items: whole pieces, rounded up, never over the bound of a line. */
export function includedQuantity(mainQuantity: number, perPiece: number): number {
  const exact = decimalNumber(multiplyDecimals(decimalOf(mainQuantity), decimalOf(perPiece)))
  return Math.min(Math.max(Math.ceil(exact), 0), quantityBounds.max)
}
