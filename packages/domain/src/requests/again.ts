import { quantityBounds } from '../constants.ts'
import { includedQuantity } from '../order-list/children.ts'
import { type IncludedItem, type ItemName, isSameItem, nameOf } from '../order-list/list-line.ts'
import type { NewItem, SetLine } from '../order-list/plan-additions.ts'
import type { ItemKind } from '../states/enums.ts'

/**
 * What becomes of a line that is ordered again: it comes, it comes along with another line by itself, or why it does not
 * come: the item is gone or blocked, nothing can be ordered for the location, its set is gone or lacks it, it is the charge
 * of an urgent order, or of an unknown kind.
 */
export const againStandings = [
  'komt',
  'komt_mee',
  'weg',
  'geblokkeerd',
  'niet_hier',
  'set_weg',
  'toeslag',
  'onbekend',
] as const
export type AgainStanding = (typeof againStandings)[number]

/** A line of a request or an order; its kind is null for an unknown word of the back office. */
export interface PastLine {
  readonly type: ItemKind | null
  readonly materieelSoort: string
  /** Pieces; the back office also has parts of them. */
  readonly aantal: number
  readonly setNummer: string
  /** How many of the set; 0 where only the lines say it. */
  readonly setAantal: number
  readonly isCharge: boolean
}

/** What is known today of the things that were asked for. */
export interface AgainFacts {
  readonly isKnown: (item: ItemName) => boolean
  readonly isOrderable: (item: ItemName) => boolean
  readonly includedOf: (item: ItemName) => readonly IncludedItem[]
  /** What is in a set; null for one that is not offered any more. */
  readonly linesOfSet: (setNummer: string) => readonly SetLine[] | null
  /** Nothing can be ordered for the location. */
  readonly isPlaceClosed: boolean
}

export interface AgainLine<L> {
  readonly line: L
  readonly stand: AgainStanding
  /** Pieces that come; 0 for what does not. */
  readonly aantal: number
}

/** The lines with what becomes of each, and what has to be added to a list so that it holds them. */
export interface AgainDraft<L> {
  readonly lines: readonly AgainLine<L>[]
  readonly items: readonly NewItem[]
  readonly sets: readonly { readonly setNummer: string; readonly aantal: number; readonly lines: readonly ItemName[] }[]
}

/** A line that can be ordered, with the item that it is of. */
interface Wanted<L> {
  readonly line: L
  readonly item: ItemName
  readonly aantal: number
}

const fits = (quantity: number): number =>
  Math.min(Math.max(Math.ceil(quantity), quantityBounds.min), quantityBounds.max)
const keyOf = (item: ItemName): string => `${item.type} ${item.materieelSoort}`

/**
 * A past request or order as a draft of the next one: every line of it is named, with what comes or why it does not. What is
 * delivered with an item comes along as with every addition (R-LIST-03), so it is added only as far as there was more of
 * it. Lines of the same item, as pieces of an order are, are one.
 */
export function draftAgain<L extends PastLine>(past: readonly L[], facts: AgainFacts): AgainDraft<L> {
  const lines = joined(past)
  const wanted = lines.flatMap((line): Wanted<L>[] => {
    const { type, materieelSoort } = line
    if (type === null || refuseLine(line, facts) !== null) return []
    return [{ line, item: { type, materieelSoort }, aantal: fits(line.aantal) }]
  })
  const sets = setsOf(wanted, facts)
  const loose = looseOf(
    wanted.filter(({ line }) => line.setNummer === ''),
    facts,
  )
  const found = new Map([...sets.lines, ...loose.lines].map((one) => [one.line, one]))
  return {
    lines: lines.map((line) => {
      const stand = refuseLine(line, facts) ?? 'set_weg'
      return found.get(line) ?? { line, stand, aantal: 0 }
    }),
    items: loose.items,
    sets: sets.sets,
  }
}

/** Lines of the same item, set and meaning as one. */
function joined<L extends PastLine>(lines: readonly L[]): readonly L[] {
  const byItem = new Map<string, L>()
  for (const line of lines) {
    const key = JSON.stringify([line.type, line.materieelSoort, line.setNummer, line.isCharge])
    const known = byItem.get(key)
    const setAantal = Math.max(known?.setAantal ?? 0, line.setAantal)
    byItem.set(key, known === undefined ? line : { ...known, setAantal, aantal: known.aantal + line.aantal })
  }
  return [...byItem.values()]
}

/** Why the item of a line cannot be ordered; null when it can. */
function refuseLine(line: PastLine, facts: AgainFacts): AgainStanding | null {
  const { type, materieelSoort } = line
  if (line.isCharge) return 'toeslag'
  if (type === null) return 'onbekend'
  const item = { type, materieelSoort }
  if (!facts.isKnown(item)) return 'weg'
  if (!facts.isOrderable(item)) return 'geblokkeerd'
  return facts.isPlaceClosed ? 'niet_hier' : null
}

/** What comes along with some lines by itself: pieces by item. */
function alongWith(mains: readonly NewItem[], facts: AgainFacts): Map<string, number> {
  const along = new Map<string, number>()
  for (const main of mains) {
    for (const included of facts.includedOf(main)) {
      if (included.optioneel) continue
      const key = keyOf(included)
      along.set(key, (along.get(key) ?? 0) + includedQuantity(main.aantal, included.aantalPerStuk))
    }
  }
  return along
}

function looseOf<L extends PastLine>(wanted: readonly Wanted<L>[], facts: AgainFacts) {
  const asItem = ({ item, aantal }: Wanted<L>): NewItem => ({ ...item, aantal })
  const along = alongWith(wanted.map(asItem), facts)
  // What comes with another line brings nothing itself: a list has what is delivered with an item one step deep.
  const mains = wanted.filter(({ item }) => !along.has(keyOf(item)))
  const expected = alongWith(mains.map(asItem), facts)
  const lines: AgainLine<L>[] = []
  const items: NewItem[] = []
  for (const { line, item, aantal } of wanted) {
    const comes = expected.get(keyOf(item)) ?? 0
    if (aantal > comes) items.push({ ...nameOf(item), aantal: aantal - comes })
    lines.push(aantal > comes ? { line, stand: 'komt', aantal } : { line, stand: 'komt_mee', aantal: comes })
  }
  return { lines, items }
}

function setsOf<L extends PastLine>(wanted: readonly Wanted<L>[], facts: AgainFacts) {
  const lines: AgainLine<L>[] = []
  const sets: { setNummer: string; aantal: number; lines: readonly ItemName[] }[] = []
  for (const setNummer of new Set(wanted.map(({ line }) => line.setNummer))) {
    const inSet = setNummer === '' ? null : facts.linesOfSet(setNummer)
    if (inSet === null) continue
    const mine = wanted.filter(({ line }) => line.setNummer === setNummer)
    const perSet = (item: ItemName) => inSet.find((part) => isSameItem(part, item))?.aantalPerSet ?? 0
    const parts = mine.filter(({ item }) => perSet(item) > 0)
    if (parts.length === 0) continue
    const aantal = fits(Math.max(...parts.map(({ line, item }) => line.setAantal || line.aantal / perSet(item))))
    sets.push({ setNummer, aantal, lines: parts.map(({ item }) => nameOf(item)) })
    const comes = parts.map(({ line, item }) => ({ line, item, aantal: includedQuantity(aantal, perSet(item)) }))
    lines.push(...comes.map(({ line, aantal: pieces }) => ({ line, stand: 'komt' as const, aantal: pieces })))
    const along = alongWith(
      comes.map((one) => ({ ...one.item, aantal: one.aantal })),
      facts,
    )
    for (const { line, item } of mine) {
      const pieces = along.get(keyOf(item))
      if (perSet(item) === 0 && pieces !== undefined) lines.push({ line, stand: 'komt_mee', aantal: pieces })
    }
  }
  return { lines, sets }
}
