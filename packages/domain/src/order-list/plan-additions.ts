import { bounds } from '../bounds.ts'
import { quantityBounds } from '../constants.ts'
import type { Refusal } from '../refusal.ts'
import { includedQuantity } from './children.ts'
import {
  type IncludedItem,
  type ItemName,
  isSameItem,
  type ListLine,
  nameOf,
  noSet,
  type SetOfLine,
} from './list-line.ts'

export interface NewItem extends ItemName {
  readonly aantal: number
}

/** Sets to add, with those of their lines that are wanted. */
export interface NewSet {
  readonly setNummer: string
  readonly aantal: number
  readonly lines: readonly SetLine[]
}

/** What is in one set; a quantity may be a part of a piece. */
export interface SetLine extends ItemName {
  readonly aantalPerSet: number
}

/** What has to be written so that the list holds the new items. */
export interface AdditionPlan {
  readonly inserts: readonly ListLine[]
  readonly updates: readonly { readonly id: string; readonly aantal: number; readonly setAantal: number }[]
  /** Lines came or grew that nobody asked for by name (R-LIST-03). */
  readonly includedAdded: boolean
}

export interface AdditionSources {
  readonly includedOf: (item: ItemName) => readonly IncludedItem[]
  readonly newId: () => string
}

type BoundRefusal = Refusal<'validatie.aantal_bereik' | 'lijst.te_lang'>

interface Working {
  readonly lines: Map<string, ListLine>
  readonly sources: AdditionSources
  includedAdded: boolean
}

/** How many of a main line, or of a set, there were and will be. */
interface Growth {
  readonly before: number
  readonly after: number
}

/**
 * Adds items and sets to a list: what is on it already grows by the quantity, and everything not optional that is
 * delivered with an item comes below it or grows along (R-LIST-03). What was changed by hand below it only gets the pieces
 * of the addition. An item by itself and the same item in a set are lines of their own.
 */
export function planAdditions(
  lines: readonly ListLine[],
  wanted: { readonly items: readonly NewItem[]; readonly sets: readonly NewSet[] },
  sources: AdditionSources,
): AdditionPlan | BoundRefusal {
  const working: Working = { lines: new Map(lines.map((line) => [line.id, line])), sources, includedAdded: false }
  const isAdded =
    wanted.items.every((item) => addItem(working, item)) && wanted.sets.every((set) => addSet(working, set))
  if (!isAdded) return { code: 'validatie.aantal_bereik', params: { ...quantityBounds } }
  if (working.lines.size > Math.max(lines.length, bounds.orderLines))
    return { code: 'lijst.te_lang', params: { amount: bounds.orderLines } }
  return { ...difference(lines, working.lines), includedAdded: working.includedAdded }
}

/** @returns false when a line would get too large */
function addItem(working: Working, item: NewItem): boolean {
  const before = findLine(working, { ...item, ...noSet, parentId: null })?.aantal ?? 0
  return growLine(working, { item: { ...nameOf(item), ...noSet }, before, after: before + item.aantal, comeAnyway: [] })
}

/**
 * What a set has twice is one line; what is delivered with a line does not come again where the set has it itself.
 * @returns false when the set or a line would get too large
 */
function addSet(working: Working, set: NewSet): boolean {
  const { setNummer } = set
  const before = [...working.lines.values()].find((line) => line.setNummer === setNummer)?.setAantal ?? 0
  const after = before + set.aantal
  if (after > quantityBounds.max || set.lines.some((line) => after * line.aantalPerSet > quantityBounds.max))
    return false
  const of: SetOfLine = { setNummer, setAantal: after }
  for (const line of working.lines.values()) {
    if (line.setNummer === setNummer) working.lines.set(line.id, { ...line, setAantal: after })
  }
  return set.lines.every((line) => {
    const present = findLine(working, { ...line, setNummer, parentId: null })?.aantal ?? null
    const aantal = childQuantity(present, line.aantalPerSet, { before, after })
    const item = { ...nameOf(line), ...of }
    return growLine(working, { item, before: present ?? 0, after: aantal, comeAnyway: set.lines })
  })
}

interface MainLine extends Growth {
  readonly item: ItemName & SetOfLine
  /** What is not delivered with it, because it comes by itself. */
  readonly comeAnyway: readonly ItemName[]
}

/**
 * A main line that is new or grows, with what is delivered with it.
 * @returns false when it would get too large
 */
function growLine(working: Working, { item, comeAnyway, ...growth }: MainLine): boolean {
  const { lines, sources } = working
  const { setNummer, setAantal } = item
  if (growth.after > quantityBounds.max) return false
  const id = findLine(working, { ...item, parentId: null })?.id ?? sources.newId()
  lines.set(id, { ...nameOf(item), id, parentId: null, aantal: growth.after, setNummer, setAantal })
  for (const included of sources.includedOf(item)) {
    if (included.optioneel || comeAnyway.some((line) => isSameItem(line, included))) continue
    const child = findLine(working, { ...included, setNummer, parentId: id })
    const aantal = childQuantity(child?.aantal ?? null, included.aantalPerStuk, growth)
    if (aantal === (child?.aantal ?? 0)) continue
    const childId = child?.id ?? sources.newId()
    lines.set(childId, { ...nameOf(included), id: childId, parentId: id, aantal, setNummer, setAantal })
    working.includedAdded = true
  }
  return true
}

function findLine(
  { lines }: Working,
  wanted: ItemName & Pick<ListLine, 'parentId' | 'setNummer'>,
): ListLine | undefined {
  return [...lines.values()].find(
    (line) => line.parentId === wanted.parentId && line.setNummer === wanted.setNummer && isSameItem(line, wanted),
  )
}

function childQuantity(present: number | null, perPiece: number, main: Growth): number {
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
      .filter(({ id, aantal, setAantal }) => {
        const line = known.get(id)
        return line !== undefined && (line.aantal !== aantal || line.setAantal !== setAantal)
      })
      .map(({ id, aantal, setAantal }) => ({ id, aantal, setAantal })),
  }
}
