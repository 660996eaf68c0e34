import type { CatalogueFilter, FilterOption, FilterState, ItemFacts, NumericFilter } from './filter-types.ts'

/** A numeric filter whose ends differ can be used; any other filter always can (R-FILT-01). */
export function isFilterActive(filter: CatalogueFilter): boolean {
  if (filter.kind === 'numeric') return filter.min !== filter.max
  return filter.kind === 'boolean' ? filter.itemCount > 0 : filter.options.some((option) => option.show)
}

function isRangeNarrowed(filter: NumericFilter): boolean {
  return filter.currentRange[0] > filter.min || filter.currentRange[1] < filter.max
}

/** Whether a filter asks anything at all; the others let every item through. */
function asks(filter: CatalogueFilter): boolean {
  if (filter.kind === 'numeric') return isFilterActive(filter) && isRangeNarrowed(filter)
  return filter.kind === 'boolean' ? filter.bool : filter.options.some((option) => option.checked)
}

/** Options of one filter are alternatives of each other (OP-81). */
function passes(facts: ItemFacts<unknown>, filter: CatalogueFilter): boolean {
  if (filter.kind === 'numeric') {
    const [low, high] = filter.currentRange
    return facts.numbers.get(filter.key)?.some((number) => number >= low && number <= high) ?? false
  }
  if (filter.kind === 'boolean') return facts.options.has(filter.key)
  return filter.options.some((option) => option.checked && facts.options.has(option.key))
}

/** The items that pass every filter, in their own order (OP-81). */
export function filteredItems<Item>(state: Pick<FilterState<Item>, 'facts' | 'filters'>): Item[] {
  const asking = state.filters.filter(asks)
  return state.facts.filter((facts) => asking.every((filter) => passes(facts, filter))).map(({ item }) => item)
}

/**
 * The filters with counts over the items that pass the other filters (OP-81); an option that none of those has vanishes
 * unless it is checked (R-FILT-02). Ends of ranges stay, so that a slider does not move under the hand.
 */
export function narrowFilters(
  facts: readonly ItemFacts<unknown>[],
  filters: readonly CatalogueFilter[],
): readonly CatalogueFilter[] {
  const counts = countOptions(facts, filters.filter(asks))
  return filters.map((filter) => {
    if (filter.kind === 'numeric') return filter
    const count = (key: string) => (counts.all.get(key) ?? 0) + (counts.besides.get(filter.key)?.get(key) ?? 0)
    if (filter.kind === 'boolean') return { ...filter, itemCount: count(filter.key) }
    return { ...filter, options: filter.options.map((option) => narrowed(option, count(option.key))) }
  })
}

function narrowed(option: FilterOption, itemCount: number): FilterOption {
  return { ...option, itemCount, show: itemCount > 0 || option.checked }
}

/** Counts of the items that pass everything, and per filter of those that only fail that one. */
function countOptions(facts: readonly ItemFacts<unknown>[], asking: readonly CatalogueFilter[]) {
  const all = new Map<string, number>()
  const besides = new Map<string, Map<string, number>>(asking.map((filter) => [filter.key, new Map()]))
  for (const fact of facts) {
    const failing = asking.filter((filter) => !passes(fact, filter))
    if (failing.length > 1) continue
    const counts = failing[0] === undefined ? all : besides.get(failing[0].key)
    for (const option of fact.options) counts?.set(option, (counts.get(option) ?? 0) + 1)
  }
  return { all, besides }
}
