import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { FilterConfig } from '@portal/domain/catalogue/build-filters.ts'
import { startFilters } from '@portal/domain/catalogue/build-filters.ts'
import { chooseOption, setRange, showOptions } from '@portal/domain/catalogue/choose-filter.ts'
import type { FilterState } from '@portal/domain/catalogue/filter-types.ts'
import type { ItemOrder } from '@portal/domain/catalogue/item-order.ts'
import { orderItems } from '@portal/domain/catalogue/item-order.ts'
import { normalizeSearchText, searchWords } from '@portal/domain/plain/search-text.ts'
import type { ListChoices } from './list-choices.ts'

export type ItemFilters = FilterState<CatalogueItem>

/** The filters of the items in their order, with nothing chosen; made once for a loaded list. */
export function filtersOf(items: readonly CatalogueItem[], order: ItemOrder | null, config: FilterConfig): ItemFilters {
  return startFilters(order === null ? items : orderItems(items, order, config.locale), config)
}

/** The filters with what was chosen, in the order it was chosen; a key that no item has is passed over. */
export function applyChoices(
  start: ItemFilters,
  { chosen, ranges }: Pick<ListChoices, 'chosen' | 'ranges'>,
  unfolded: ReadonlySet<string>,
): ItemFilters {
  let state = start
  for (const [key, range] of Object.entries(ranges)) state = setRange(state, key, range)
  for (const key of chosen) state = chooseOption(state, key, true)
  for (const key of unfolded) state = showOptions(state, key, true)
  return state
}

/** What of a filter state goes into the address. */
export function choicesOf(state: ItemFilters): Pick<ListChoices, 'chosen' | 'ranges'> {
  const ranges: Record<string, readonly [number, number]> = {}
  for (const filter of state.filters) {
    if (filter.kind !== 'numeric') continue
    const [low, high] = filter.currentRange
    if (low > filter.min || high < filter.max) ranges[filter.key] = filter.currentRange
  }
  return { chosen: state.chosen, ranges }
}

const searchTexts = new WeakMap<CatalogueItem, string>()

function searchTextOf(item: CatalogueItem): string {
  const known = searchTexts.get(item)
  if (known !== undefined) return known
  const made = normalizeSearchText(`${item.materieelSoort} ${item.omschrijving} ${item.omschrijving2}`)
  searchTexts.set(item, made)
  return made
}

/** The items that have every word of a text in their number or name. */
export function matchText(items: readonly CatalogueItem[], text: string): readonly CatalogueItem[] {
  const words = searchWords(text)
  return words.length === 0 ? items : items.filter((item) => words.every((word) => searchTextOf(item).includes(word)))
}
