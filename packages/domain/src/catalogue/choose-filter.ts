import { filterInitialOptions } from '../constants.ts'
import type { CatalogueFilter, FilterOption, FilterState, FilterValue } from './filter-types.ts'
import { narrowFilters } from './narrow-filters.ts'

/**
 * Checks or unchecks an option or a switch by its key. Choosing narrows the others (R-FILT-02); unchecking the one that
 * was chosen first restores the initial filters (R-FILT-03), of which only ranges and numbers that were set stay set.
 */
export function chooseOption<Item>(state: FilterState<Item>, key: string, checked: boolean): FilterState<Item> {
  if (!checked && state.chosen[0] === key) return restoreFilters(state)
  const chosen = state.chosen.filter((other) => other !== key)
  const filters = state.filters.map((filter) => withChoice(filter, key, checked))
  if (filters.every((filter, i) => filter === state.filters[i])) return state
  // An option filter holds one choice, so the choice before it is no longer chosen.
  const stillChosen = chosen.filter((other) => filters.some((filter) => isChosen(filter, other)))
  return narrowedState(state, filters, checked ? [...stillChosen, key] : stillChosen)
}

/** Sets the range of a numeric filter, within its ends and with the lower end first. */
export function setRange<Item>(
  state: FilterState<Item>,
  key: string,
  range: readonly [number, number],
): FilterState<Item> {
  const filters = state.filters.map((filter) => {
    if (filter.kind !== 'numeric' || filter.key !== key) return filter
    const within = (end: number) => Math.min(Math.max(end, filter.min), filter.max)
    const [a, b] = [within(range[0]), within(range[1])]
    return { ...filter, currentRange: [Math.min(a, b), Math.max(a, b)] as const, values: unchecked(filter.values) }
  })
  return narrowedState(state, filters, state.chosen)
}

function unchecked(values: readonly FilterValue[]): readonly FilterValue[] {
  return values.map((value) => ({ ...value, checked: false }))
}

/** Chooses or leaves one of the numbers of a filter, beside others; a range that was set is no longer. */
export function chooseValue<Item>(
  state: FilterState<Item>,
  key: string,
  { number, checked }: Pick<FilterValue, 'number' | 'checked'>,
): FilterState<Item> {
  const filters = state.filters.map((filter) => {
    if (filter.kind !== 'numeric' || filter.key !== key) return filter
    const values = filter.values.map((value) => (value.number === number ? { ...value, checked } : value))
    return { ...filter, currentRange: [filter.min, filter.max] as const, values }
  })
  return narrowedState(state, filters, state.chosen)
}

/** Unfolds all options of a collection, or folds it again (R-ENT-21). */
export function showOptions<Item>(state: FilterState<Item>, key: string, all: boolean): FilterState<Item> {
  const filters = state.filters.map((filter) => {
    if (filter.kind !== 'boolean-collection' || filter.key !== key) return filter
    return { ...filter, shownCount: all ? filter.options.length : filterInitialOptions }
  })
  return { ...state, filters }
}

/** Takes every choice and every range away. */
export function clearFilters<Item>(state: FilterState<Item>): FilterState<Item> {
  return { ...state, filters: state.initial, chosen: [] }
}

/** The options to show: the first ones that items have, and every checked one (R-FILT-06). */
export function shownOptions(filter: { readonly options: readonly FilterOption[]; readonly shownCount: number }): {
  readonly shown: readonly FilterOption[]
  readonly more: number
} {
  const present = filter.options.filter((option) => option.show)
  const shown = present.filter((option, i) => i < filter.shownCount || option.checked)
  return { shown, more: present.length - shown.length }
}

function restoreFilters<Item>(state: FilterState<Item>): FilterState<Item> {
  const numeric = new Map(state.filters.flatMap((f) => (f.kind === 'numeric' ? [[f.key, f] as const] : [])))
  const filters = state.initial.map((filter) => numeric.get(filter.key) ?? filter)
  return narrowedState(state, filters, [])
}

function narrowedState<Item>(
  state: FilterState<Item>,
  filters: readonly CatalogueFilter[],
  chosen: readonly string[],
): FilterState<Item> {
  return { ...state, filters: narrowFilters(state.facts, filters), chosen }
}

function isChosen(filter: CatalogueFilter, key: string): boolean {
  if (filter.kind === 'numeric') return false
  if (filter.kind === 'boolean') return filter.key === key && filter.bool
  return filter.options.some((option) => option.key === key && option.checked)
}

function withChoice(filter: CatalogueFilter, key: string, checked: boolean): CatalogueFilter {
  if (filter.kind === 'numeric') return filter
  if (filter.kind === 'boolean') return filter.key === key ? { ...filter, bool: checked } : filter
  if (!filter.options.some((option) => option.key === key)) return filter
  const only = filter.kind === 'option' && checked
  return {
    ...filter,
    options: filter.options.map((option) => {
      if (option.key === key) return { ...option, checked }
      return only ? { ...option, checked: false } : option
    }),
  }
}
