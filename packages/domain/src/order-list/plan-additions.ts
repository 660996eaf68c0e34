import { quantityBounds } from '../constants.ts'
import type { Refusal } from '../refusal.ts'
import type { ItemKind } from '../states/enums.ts'
import { includedQuantity } from './children.ts'

interface ItemName {
  readonly type: ItemKind
  readonly materieelSoort: string
}

export interface ListLine extends ItemName {
  readonly id: string
  readonly parentId: string | null
  readonly aantal: number
}

export interface NewItem extends ItemName {
  readonly aantal: number
}

export interface IncludedItem extends ItemName {
  readonly aantalPerStuk: number
  readonly optioneel: boolean
}

/** What has to be written so that the list holds the new items. */
export interface AdditionPlan {
  readonly inserts: readonly ListLine[]
  readonly updates: readonly { readonly id: string; readonly aantal: number }[]
  /** Lines came or grew that nobody asked for by name (R-LIST-03). */
  readonly includedAdded: boolean
}

export interface AdditionSources {
  readonly includedOf: (item: ItemName) => readonly IncludedItem[]
  readonly newId: () => string
}

/**
 * Adds items to a list: an item that is on it already grows by the quantity, and everything not optional that is
 * delivered with it comes below it or grows along (R-LIST-03). What was changed by hand below it only gets the pieces
 * of the addition.
 */
export function planAdditions(
  lines: readonly ListLine[],
  items: readonly NewItem[],
  sources: AdditionSources,
): AdditionPlan | Refusal<'validatie.aantal_bereik'> {
  const working = new Map(lines.map((line) => [line.id, line]))
  let includedAdded = false
  for (const item of items) {
    const main = findLine(working, item, null)
    const before = main?.aantal ?? 0
    const after = before + item.aantal
    if (after > quantityBounds.max) return { code: 'validatie.aantal_bereik', params: { ...quantityBounds } }
    const line = { ...nameOf(item), id: main?.id ?? sources.newId(), parentId: null, aantal: after }
    working.set(line.id, line)
    for (const included of sources.includedOf(item).filter((entry) => !entry.optioneel)) {
      const child = findLine(working, included, line.id)
      const aantal = childQuantity(child?.aantal ?? null, included.aantalPerStuk, { before, after })
      if (aantal === (child?.aantal ?? 0)) continue
      const id = child?.id ?? sources.newId()
      working.set(id, { ...nameOf(included), id, parentId: line.id, aantal })
      includedAdded = true
    }
  }
  return { ...difference(lines, working), includedAdded }
}

function nameOf(item: ItemName): ItemName {
  return { type: item.type, materieelSoort: item.materieelSoort }
}

function findLine(lines: ReadonlyMap<string, ListLine>, item: ItemName, parentId: string | null): ListLine | undefined {
  return [...lines.values()].find(
    (line) => line.parentId === parentId && line.type === item.type && line.materieelSoort === item.materieelSoort,
  )
}

function childQuantity(present: number | null, perPiece: number, main: { before: number; after: number }): number {
  if (present === null) return includedQuantity(main.after - main.before, perPiece)
  if (present === includedQuantity(main.before, perPiece)) return includedQuantity(main.after, perPiece)
  return Math.min(present + includedQuantity(main.after - main.before, perPiece), quantityBounds.max)
}

function difference(lines: readonly ListLine[], working: ReadonlyMap<string, ListLine>) {
  const known = new Map(lines.map((line) => [line.id, line]))
  const all = [...working.values()]
  return {
    inserts: all.filter((line) => !known.has(line.id)),
    updates: all
      .filter((line) => known.has(line.id) && known.get(line.id)?.aantal !== line.aantal)
      .map(({ id, aantal }) => ({ id, aantal })),
  }
}
