import type { CatalogueFilter, FilterOption, FilterState, ItemFacts, NumericFilter } from './filter-types.ts'

/** A numeric filter whose ends differ can be used; any other filter always can (R-FILT-01). */
export function isFilterActive(filter: CatalogueFilter): boolean {
  if (filter.kind === 'numeric') return filter.min !== filter.max
  return filter.kind === 'boolean' ? filter.itemCount > 0 : filter.options.some((option) => option.show)
}

function isRangeNarrowed(filter: NumericFilter): boolean {
  return filter.currentRange[0] > filter.min || filter.currentRange[1] < filter.max
}

function hasValue({ values }: NumericFilter): boolean {
  return values.some(({ checked }) => checked)
}

/** Whether a filter asks anything at all; the others let every item through. */
export function asks(filter: CatalogueFilter): boolean {
  if (filter.kind === 'numeric') return isFilterActive(filter) && (isRangeNarrowed(filter) || hasValue(filter))
  return filter.kind === 'boolean' ? filter.bool : filter.options.some((option) => option.checked)
}

/** Options of one filter are alternatives of each other (OP-81). */
function passes(facts: ItemFacts<unknown>, filter: CatalogueFilter): boolean {
  if (filter.kind === 'numeric') {
    if (hasValue(filter))
      return filter.values.some(({ checked, number }) => checked && facts.numbers.get(filter.key)?.includes(number))
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
  const valued = filters.flatMap((filter) =>
    filter.kind === 'numeric' && filter.values.length > 0 ? [filter.key] : [],
  )
  const counts = countOptions(facts, filters.filter(asks), valued)
  return filters.map((filter) => {
    const count = (key: string) => (counts.all.get(key) ?? 0) + (counts.besides.get(filter.key)?.get(key) ?? 0)
    if (filter.kind === 'numeric') {
      if (filter.values.length === 0) return filter
      const values = filter.values.map((value) => ({ ...value, itemCount: count(valueKey(filter.key, value.number)) }))
      return { ...filter, values }
    }
    if (filter.kind === 'boolean') return { ...filter, itemCount: count(filter.key) }
    return { ...filter, options: filter.options.map((option) => narrowed(option, count(option.key))) }
  })
}

function narrowed(option: FilterOption, itemCount: number): FilterOption {
  return { ...option, itemCount, show: itemCount > 0 || option.checked }
}

const valueKey = (key: string, number: number) => `${key}=${number}`

/** Counts of the items that pass everything, and per filter of those that only fail that one. */
function countOptions(
  facts: readonly ItemFacts<unknown>[],
  asking: readonly CatalogueFilter[],
  valued: readonly string[],
) {
  const all = new Map<string, number>()
  const besides = new Map<string, Map<string, number>>(asking.map((filter) => [filter.key, new Map()]))
  for (const fact of facts) {
    const failing = asking.filter((filter) => !passes(fact, filter))
    if (failing.length > 1) continue
    const counts = failing[0] === undefined ? all : besides.get(failing[0].key)
    if (counts === undefined) continue
    const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
    for (const option of fact.options) add(option)
    for (const key of valued) for (const number of new Set(fact.numbers.get(key))) add(valueKey(key, number))
  }
  return { all, besides }
}
