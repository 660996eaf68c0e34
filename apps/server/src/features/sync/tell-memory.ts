import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { Subject } from '@portal/contract/subjects.ts'
import type { MirrorChanges, TouchedKey } from '../../erp/mirror-changes.ts'
import { subjectOfMirror } from '../../erp/mirror-subjects.ts'
import type { MirrorName } from '../../erp/mirrors.ts'
import type { Change, TenantParts } from '../../platform/context.ts'
import { listHoldingCategories } from '../catalogue/catalogue.ts'
import { type ChangedMirror, type ChangesByMirror, changedMirrors } from './mirrors-changed.ts'
import { listMentioning } from './sync.store.ts'

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
}

const byNo = ({ no }: TouchedKey): string | null => no ?? null

/** The tables of which a row is of one item. */
const itemParts: Partial<Readonly<Record<MirrorName, ItemPart>>> = {
  items: { itemOf: byNo, isSearched: true, isOnItem: true, isAround: true, isListed: true },
  prices: { itemOf: byNo, isOnItem: true, isAround: true },
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
async function idsOf({ db }: TenantParts, changed: readonly ChangedMirror[]): Promise<readonly string[] | null> {
  const ids = new Set<string>()
  const [all, around, listed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const [name, changes] of changed) {
    const part = itemParts[name]
    const numbers = part === undefined ? null : itemsOf(part, changes)
    if (part === undefined || numbers === null) return null
    for (const no of numbers) {
      all.add(no)
      if (part.isOnItem === true) ids.add(catalogueIds.item(no))
      if (part.isAround === true) around.add(no)
      if (part.isListed === true) listed.add(no)
    }
    if (part.isSearched === true) ids.add(catalogueIds.search)
    if (part.isListed === true) ids.add(catalogueIds.list)
  }
  if (all.size > mostItems) return null
  const [mentioning, categories] = await Promise.all([
    listMentioning(db, [...around]),
    listHoldingCategories(db, [...listed]),
  ])
  for (const no of [...around, ...mentioning]) ids.add(catalogueIds.around(no))
  for (const id of categories) ids.add(catalogueIds.category(id))
  return [...ids]
}

const subjectsOf = (changed: readonly (readonly [MirrorName, unknown])[]): readonly Subject[] => [
  ...new Set(changed.map(([name]) => subjectOfMirror[name])),
]

export interface ToldRun {
  readonly changes: ChangesByMirror
  readonly isComparing: boolean
  readonly isAllTold: boolean
}

/**
 * Ends what is kept of what changed. Everything of its subjects ends with what is not known to be of one item, with what
 * follows a change that may not have been told, and with a comparison, changed or not.
 * @returns what changed, as open pages are told
 */
export async function tellMemory(
  parts: TenantParts,
  run: ToldRun,
): Promise<{ readonly whole: readonly Subject[]; readonly named: Change }> {
  const changed = changedMirrors(run.changes)
  const ofItems = run.isAllTold && !run.isComparing ? changed.filter(isOfItems) : []
  const ids = ofItems.length === 0 ? null : await idsOf(parts, ofItems)
  const rest = ids === null ? changed : changed.filter((one) => !isOfItems(one))
  const whole = subjectsOf(run.isComparing ? [...run.changes] : rest)
  if (whole.length > 0) await parts.memory.changed(whole)
  if (ids === null) return { whole: subjectsOf(changed), named: { subjects: [] } }
  const named = { subjects: subjectsOf(ofItems), ids }
  await parts.memory.changed(named.subjects, ids)
  return { whole: subjectsOf(rest), named }
}

const isOfItems = ([name]: ChangedMirror): boolean => itemParts[name] !== undefined
