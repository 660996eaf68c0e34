import { navFilterMatcher } from '../nav-filter/matches-nav-filter.ts'
import { type TreeCategory, withDescendants } from './category-tree.ts'

export interface FilteredCategory extends TreeCategory {
  /** The back office's filter on item numbers; empty selects nothing by itself. */
  readonly navisionFilter: string
}

interface CategorisedItem {
  readonly no: string
  readonly categoryCode: string
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
  const wanted = withDescendants(categories, id)
  const filters = categories
    .filter((category) => wanted.has(category.id) && category.navisionFilter.trim() !== '')
    .flatMap((category) => navFilterMatcher(category.navisionFilter, 'code') ?? [])
  return items.filter((item) => wanted.has(item.categoryCode) || filters.some((matches) => matches(item.no)))
}
