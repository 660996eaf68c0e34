import type { MirrorChanges, TouchedKey } from '../../erp/mirror-changes.ts'
import type { MirrorName } from '../../erp/mirrors.ts'
import type { Topic } from '../../platform/cache/answers.ts'
import type { TenantParts } from '../../platform/context.ts'
import { catalogueMarks, listHoldingCategories } from '../catalogue/catalogue.ts'
import { type ChangedMirror, type ChangesByMirror, changedMirrors } from './mirrors-changed.ts'
import { listMentioning } from './sync.store.ts'
import { mirrorUses } from './sync-parts.ts'

/** Past so many items nothing is looked up: a change this large is everybody's. */
const mostItems = 200

interface ItemPart {
  /** The item whose row this is; null for a row that belongs to none, which may show anywhere. */
  readonly itemOf: (key: TouchedKey) => string | null
  readonly isSearched?: boolean
  /** Shows on the item, and wherever the item shows. */
  readonly isOnItem?: boolean
  /** Shows beside the item, on its page alone. */
  readonly isAround?: boolean
  /** Decides which items there are, and in which category. */
  readonly isListed?: boolean
  readonly isPrice?: boolean
}

const byNo = ({ no }: TouchedKey): string | null => no ?? null

/** The tables of which a row is of one item. */
const itemParts: Partial<Readonly<Record<MirrorName, ItemPart>>> = {
  items: { itemOf: byNo, isSearched: true, isOnItem: true, isAround: true, isListed: true },
  prices: { itemOf: byNo, isOnItem: true, isAround: true, isPrice: true },
  synonyms: { itemOf: byNo, isSearched: true },
  technicalProperties: { itemOf: byNo, isSearched: true, isOnItem: true, isAround: true },
  includedItems: { itemOf: byNo, isAround: true },
  orderTips: { itemOf: byNo, isAround: true },
  translations: {
    itemOf: ({ subject, code }) => (subject === 'Soort' ? (code ?? null) : null),
    isSearched: true,
    isOnItem: true,
    isAround: true,
  },
  images: {
    itemOf: ({ parent_type, parent_no }) => (parent_type === 'Soort' ? (parent_no ?? null) : null),
    isSearched: true,
    isOnItem: true,
    isAround: true,
    isListed: true,
  },
}

/** The items whose rows changed; null when not every row that changed is known to be of one. */
function itemsOf(part: ItemPart, { added, changed, gone, touched }: MirrorChanges): readonly string[] | null {
  if (touched.length < added + changed + gone) return null
  const numbers = touched.map(part.itemOf)
  const known = numbers.filter((no) => no !== null)
  return known.length < numbers.length ? null : known
}

/** Everything that may show one of these rows; null when that cannot be told. */
async function marksOf({ db }: TenantParts, changed: readonly ChangedMirror[]): Promise<readonly string[] | null> {
  const marks = new Set<string>()
  const [all, around, listed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const [name, changes] of changed) {
    const part = itemParts[name]
    const numbers = part === undefined ? null : itemsOf(part, changes)
    if (part === undefined || numbers === null) return null
    for (const no of numbers) {
      all.add(no)
      if (part.isOnItem === true) marks.add(catalogueMarks.item(no))
      if (part.isAround === true) around.add(no)
      if (part.isListed === true) listed.add(no)
    }
    if (part.isSearched === true) marks.add(catalogueMarks.search)
    if (part.isListed === true) marks.add(catalogueMarks.list)
    if (part.isPrice === true) marks.add(catalogueMarks.prices)
  }
  if (all.size > mostItems) return null
  const [mentioning, categories] = await Promise.all([
    listMentioning(db, [...around]),
    listHoldingCategories(db, [...listed]),
  ])
  for (const no of [...around, ...mentioning]) marks.add(catalogueMarks.around(no))
  for (const id of categories) marks.add(catalogueMarks.category(id))
  return [...marks]
}

const topicsOf = (changed: readonly (readonly [MirrorName, unknown])[]): readonly Topic[] => [
  ...new Set(changed.flatMap(([name]) => mirrorUses[name].topics)),
]

export interface ToldRun {
  readonly changes: ChangesByMirror
  readonly isComparing: boolean
  readonly isAllTold: boolean
}

/**
 * Drops the kept answers that show what changed. All about its topics goes with what is not known to be of one item, with
 * what follows a change that may not have been told, and with a comparison, changed or not (decision: what-depends-on-what).
 * @returns the topics that changed
 */
export async function tellAnswers(parts: TenantParts, run: ToldRun): Promise<readonly Topic[]> {
  const changed = changedMirrors(run.changes)
  const ofItems = run.isAllTold && !run.isComparing ? changed.filter(isOfItems) : []
  const marks = ofItems.length === 0 ? null : await marksOf(parts, ofItems)
  const rest = marks === null ? changed : changed.filter((one) => !isOfItems(one))
  const whole = topicsOf(run.isComparing ? [...run.changes] : rest)
  if (whole.length > 0) await parts.answers.drop(whole)
  if (marks !== null) await parts.answers.drop(topicsOf(ofItems), marks)
  return topicsOf(changed)
}

const isOfItems = ([name]: ChangedMirror): boolean => itemParts[name] !== undefined
