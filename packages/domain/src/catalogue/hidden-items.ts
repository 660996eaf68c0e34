import { navFilterMatcher } from '../nav-filter/matches-nav-filter.ts'
import type { CategorisedItem, FilteredCategory } from './category-members.ts'
import { pathTo } from './category-tree.ts'

export interface HideableCategory extends FilteredCategory {
  readonly hidden: boolean
}

/** Hidden by itself or with a category above it. */
function hiddenCategories(categories: readonly HideableCategory[]): ReadonlySet<string> {
  if (!categories.some(({ hidden }) => hidden)) return new Set()
  const hidden = categories.filter(({ id }) => pathTo(categories, id).some((above) => above.hidden))
  return new Set(hidden.map(({ id }) => id))
}

/**
 * Items that are not offered: they are in a category, and every category they are in is hidden (R-ENT-19, R-ROLE-18). An
 * item is in the category that it names and in those whose filter its number passes. One in no category is offered.
 */
export function hiddenItems<I extends CategorisedItem>(
  categories: readonly HideableCategory[],
  items: readonly I[],
): readonly I[] {
  const hidden = hiddenCategories(categories)
  if (hidden.size === 0) return []
  const shown = new Set(categories.filter(({ id }) => !hidden.has(id)).map(({ id }) => id))
  const matchersOf = (some: ReadonlySet<string>) =>
    categories
      .filter(({ id, navisionFilter }) => some.has(id) && navisionFilter.trim() !== '')
      .flatMap(({ navisionFilter }) => navFilterMatcher(navisionFilter, 'code') ?? [])
  const [hiding, showing] = [matchersOf(hidden), matchersOf(shown)]
  return items.filter(({ no, categoryCode }) => {
    const isHidden = hidden.has(categoryCode) || hiding.some((matches) => matches(no))
    return isHidden && !shown.has(categoryCode) && !showing.some((matches) => matches(no))
  })
}
