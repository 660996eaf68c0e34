import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { FilterConfig } from '@portal/domain/catalogue/build-filters.ts'
import { startFilters } from '@portal/domain/catalogue/build-filters.ts'
import { chooseOption, setRange, showOptions } from '@portal/domain/catalogue/choose-filter.ts'
import { readFilters, writeFilters } from '@portal/domain/catalogue/filter-address.ts'
import type { FilterState } from '@portal/domain/catalogue/filter-types.ts'
import type { ItemOrder } from '@portal/domain/catalogue/item-order.ts'
import { orderItems } from '@portal/domain/catalogue/item-order.ts'
import { normalizeSearchText, searchWords } from '@portal/domain/plain/search-text.ts'
import { type ListChoices, noFormer, takenNames } from './list-choices.ts'

export type ItemFilters = FilterState<CatalogueItem>

/** The filters of the items in their order, with nothing chosen; made once for a loaded list. */
export function filtersOf(items: readonly CatalogueItem[], order: ItemOrder | null, config: FilterConfig): ItemFilters {
  return startFilters(order === null ? items : orderItems(items, order, config.locale), config)
}

/** The filters with what was chosen, in the order it was chosen; what no item has is passed over. */
export function applyChoices(
  start: ItemFilters,
  { filters, former }: Pick<ListChoices, 'filters' | 'former'>,
  unfolded: ReadonlySet<string>,
): ItemFilters {
  let state = readFilters(start, filters, takenNames)
  for (const [key, range] of Object.entries(former.ranges)) state = setRange(state, key, range)
  for (const key of former.chosen) state = chooseOption(state, key, true)
  for (const key of unfolded) state = showOptions(state, key, true)
  return state
}

/** What of a filter state goes into the address. */
export function choicesOf(state: ItemFilters): Pick<ListChoices, 'filters' | 'former'> {
  return { filters: writeFilters(state, takenNames), former: noFormer }
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
