import { decidingProperties } from './deciding-properties.ts'
import type { CatalogueFilter, FilterableItem } from './filter-types.ts'
import { propertyKey } from './item-facts.ts'
import { isFilterActive } from './narrow-filters.ts'

const most = 3

/**
 * The filters by which somebody chooses in a list, at most three: the first of those that the company put in order, else
 * those whose property decides on the most items. The weight is never among them, nor is what accessories alone have.
 */
export function leadingFilters(
  filters: readonly CatalogueFilter[],
  items: readonly (Pick<FilterableItem, 'technischeGegevens'> & { readonly gewichtPerStuk: number })[],
  isOrdered: boolean,
): readonly string[] {
  const usable = filters.filter((filter) => filter.group === 'technical' && filter.key !== 'priceType')
  if (isOrdered) return usable.slice(0, most).map(({ key }) => key)
  const deciding = new Map<string, number>()
  for (const { technischeGegevens, gewichtPerStuk } of items)
    for (const { label } of decidingProperties(technischeGegevens, gewichtPerStuk))
      deciding.set(propertyKey(label), (deciding.get(propertyKey(label)) ?? 0) + 1)
  return usable
    .filter((filter) => isFilterActive(filter) && deciding.has(filter.key))
    .sort((one, other) => (deciding.get(other.key) ?? 0) - (deciding.get(one.key) ?? 0))
    .slice(0, most)
    .sort((one, other) => Number(hasNumbers(other)) - Number(hasNumbers(one)))
    .map(({ key }) => key)
}

/** Whether it offers its numbers to choose: one tap comes before a slider. */
function hasNumbers(filter: CatalogueFilter): boolean {
  return filter.kind === 'numeric' && filter.values.length > 0
}
