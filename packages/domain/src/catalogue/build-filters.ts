import type { Locale } from '../constants.ts'
import { fallbackLocale, filterInitialOptions } from '../constants.ts'
import type {
  CatalogueFilter,
  FilterableItem,
  FilterableProperty,
  FilterState,
  ItemFacts,
  NumericFilter,
} from './filter-types.ts'
import { factsOf, priceKeys, propertyKey, propertyOptionKey } from './item-facts.ts'
import { priceTypeFilter } from './price-type-filter.ts'
import { sortByLabel } from './sort-option-labels.ts'

export interface FilterConfig {
  readonly locale: Locale
  /** Setting Catalogus_TechnischeFilters: the labels to offer, in this order; empty offers all. */
  readonly technicalLabels: readonly string[]
  /** Whether to offer the choice between rented and sold items too. */
  readonly priceTypes?: boolean
}

/** The filters of a loaded catalogue with nothing chosen (R-ENT-20, R-ENT-48 to R-ENT-50). */
export function startFilters<Item extends FilterableItem>(
  items: readonly Item[],
  config: FilterConfig,
): FilterState<Item> {
  const facts = items.map(factsOf)
  const priceType = config.priceTypes === true ? priceTypeFilter(facts) : null
  const technical = [...technicalFilters(items, facts, config), ...(priceType === null ? [] : [priceType])]
  const filters = [...technical, ...priceFilters(facts)]
  return { facts, initial: filters, filters, chosen: [] }
}

function priceFilters(facts: readonly ItemFacts<unknown>[]): NumericFilter[] {
  return [
    numericFilter(facts, { key: priceKeys.week, group: 'rentPerWeek', label: 'huurPrijsWeek', labelTranslations: {} }),
    numericFilter(facts, { key: priceKeys.day, group: 'rentPerDay', label: 'huurPrijs', labelTranslations: {} }),
  ]
}

function numericFilter(
  facts: readonly ItemFacts<unknown>[],
  base: Pick<NumericFilter, 'key' | 'group' | 'label' | 'labelTranslations'>,
): NumericFilter {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const fact of facts) {
    for (const number of fact.numbers.get(base.key) ?? []) {
      min = Math.min(min, number)
      max = Math.max(max, number)
    }
  }
  // Without any number the range is empty, so that the filter is not active.
  const [low, high] = min > max ? [0, 0] : [min, max]
  return { ...base, kind: 'numeric', fieldName: base.label, min: low, max: high, currentRange: [low, high] }
}

function technicalFilters(
  items: readonly FilterableItem[],
  facts: readonly ItemFacts<unknown>[],
  config: FilterConfig,
): CatalogueFilter[] {
  const byLabel = new Map<string, FilterableProperty[]>()
  for (const property of items.flatMap((item) => item.technischeGegevens)) {
    if (property.filterSoort === 'None') continue
    const known = byLabel.get(property.label)
    if (known === undefined) byLabel.set(property.label, [property])
    else known.push(property)
  }
  const labels = config.technicalLabels.length > 0 ? config.technicalLabels : [...byLabel.keys()]
  return labels.flatMap((label) => technicalFilter(byLabel.get(label) ?? [], facts, config.locale))
}

function technicalFilter(
  properties: readonly FilterableProperty[],
  facts: readonly ItemFacts<unknown>[],
  locale: Locale,
): CatalogueFilter[] {
  const [first] = properties
  if (first === undefined) return []
  const key = propertyKey(first.label)
  const base = { key, group: 'technical', label: first.label, labelTranslations: first.labelTranslations } as const
  if (first.filterSoort === 'Numeric') return [numericFilter(facts, base)]
  if (first.filterSoort === 'Boolean') {
    return [{ ...base, kind: 'boolean', bool: false, itemCount: countOf(facts, key) }]
  }
  const options = [...new Map(properties.map((property) => [property.text, property])).values()].map((property) => {
    const optionKey = propertyOptionKey(property.label, property.text)
    return {
      key: optionKey,
      label: property.text,
      translations: property.textTranslations,
      itemCount: countOf(facts, optionKey),
      checked: false,
      show: true,
      parentKey: key,
    }
  })
  const shown = (option: (typeof options)[number]) =>
    option.translations[locale] ?? option.translations[fallbackLocale] ?? option.label
  const sorted = sortByLabel(options, shown, locale)
  return [{ ...base, kind: 'boolean-collection', options: sorted, shownCount: filterInitialOptions }]
}

function countOf(facts: readonly ItemFacts<unknown>[], optionKey: string): number {
  return facts.reduce((count, fact) => count + (fact.options.has(optionKey) ? 1 : 0), 0)
}
