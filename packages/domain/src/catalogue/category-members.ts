import { type CodeStretch, codeStretches } from '../nav-filter/code-stretches.ts'
import { navFilterMatcher } from '../nav-filter/matches-nav-filter.ts'
import { type TreeCategory, withDescendants } from './category-tree.ts'

export interface FilteredCategory extends TreeCategory {
  /** The back office's filter on item numbers; empty selects nothing by itself. */
  readonly navisionFilter: string
}

export interface CategorisedItem {
  readonly no: string
  readonly categoryCode: string
}

function wantedOf<C extends FilteredCategory>(categories: readonly C[], id: string) {
  const wanted = withDescendants(categories, id)
  const filters = categories
    .filter((category) => wanted.has(category.id) && category.navisionFilter.trim() !== '')
    .map(({ navisionFilter }) => navisionFilter)
  return { wanted, filters }
}

/** Within these all items of a category are found, others among them. */
export interface MemberBounds {
  /** Categories that an item may name. */
  readonly codes: readonly string[]
  /** Where its number may lie. */
  readonly stretches: readonly CodeStretch[]
}

/**
 * Where to look for the items of a category, so that not the whole catalogue need be read.
 * @returns null for a category that is not among `categories`
 */
export function memberBounds(categories: readonly FilteredCategory[], id: string): MemberBounds | null {
  if (!categories.some((category) => category.id === id)) return null
  const { wanted, filters } = wantedOf(categories, id)
  return { codes: [...wanted], stretches: filters.flatMap(codeStretches) }
}

/**
 * The items of a category: those that name it or a category below it, and those whose number passes the filter of one of
 * these (R-ENT-19). A filter that cannot be read selects nothing, so that it never shows the whole catalogue.
 * @returns null for a category that is not among `categories`
 */
export function categoryMembers<I extends CategorisedItem>(
  categories: readonly FilteredCategory[],
  items: readonly I[],
  id: string,
): readonly I[] | null {
  if (!categories.some((category) => category.id === id)) return null
  const { wanted, filters } = wantedOf(categories, id)
  const matchers = filters.flatMap((filter) => navFilterMatcher(filter, 'code') ?? [])
  return items.filter((item) => wanted.has(item.categoryCode) || matchers.some((matches) => matches(item.no)))
}
