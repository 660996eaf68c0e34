import type { Locale } from '../constants.ts'
import { fallbackLocale, filterInitialOptions } from '../constants.ts'
import type {
  CatalogueFilter,
  FilterableItem,
  FilterableProperty,
  FilterOption,
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

/** More numbers than these are a range: nobody looks for one among so many. */
const mostValues = 12

const rent = { labelTranslations: {}, unit: '€' } as const

function priceFilters(facts: readonly ItemFacts<unknown>[]): NumericFilter[] {
  return [
    numericFilter(facts, { ...rent, key: priceKeys.week, group: 'rentPerWeek', label: 'huurPrijsWeek' }),
    numericFilter(facts, { ...rent, key: priceKeys.day, group: 'rentPerDay', label: 'huurPrijs' }),
  ]
}

/** The unit behind the numbers, when all have the same. */
function unitOf(properties: readonly FilterableProperty[], locale: Locale): string {
  const textOf = ({ text, textTranslations }: FilterableProperty) => textTranslations[locale] ?? text
  const units = new Set(
    properties.map((property) =>
      textOf(property)
        .replace(/^[\s\d.,+-]+/, '')
        .trim(),
    ),
  )
  const [unit = ''] = units
  return units.size === 1 ? unit : ''
}

function numericFilter(
  facts: readonly ItemFacts<unknown>[],
  base: Pick<NumericFilter, 'key' | 'group' | 'label' | 'labelTranslations' | 'unit'>,
): NumericFilter {
  const counts = new Map<number, number>()
  for (const fact of facts)
    for (const number of new Set(fact.numbers.get(base.key))) counts.set(number, (counts.get(number) ?? 0) + 1)
  const found = [...counts].sort(([one], [other]) => one - other)
  // Without any number the range is empty, so that the filter is not active.
  const [min, max] = [found[0]?.[0] ?? 0, found.at(-1)?.[0] ?? 0]
  const isFew = base.group === 'technical' && found.length <= mostValues
  const values = isFew ? found.map(([number, itemCount]) => ({ number, itemCount, checked: false })) : []
  return { ...base, kind: 'numeric', fieldName: base.label, min, max, currentRange: [min, max], values }
}

function technicalFilters(
  items: readonly FilterableItem[],
  facts: readonly ItemFacts<unknown>[],
  config: FilterConfig,
): CatalogueFilter[] {
  const byLabel = propertiesByLabel(items)
  const counts = optionCounts(facts)
  const labels = config.technicalLabels.length > 0 ? config.technicalLabels : [...byLabel.keys()]
  return labels.flatMap((label): CatalogueFilter[] => {
    const properties = [...(byLabel.get(label)?.values() ?? [])]
    const [first] = properties
    if (first === undefined) return []
    const key = propertyKey(label)
    const base = { key, group: 'technical', label, labelTranslations: first.labelTranslations } as const
    if (first.filterSoort === 'Numeric')
      return [numericFilter(facts, { ...base, unit: unitOf(properties, config.locale) })]
    if (first.filterSoort === 'Boolean') {
      return [{ ...base, kind: 'boolean', bool: false, itemCount: counts.get(key) ?? 0 }]
    }
    const options = optionsOf(properties, counts, config.locale)
    return [{ ...base, kind: 'boolean-collection', options, shownCount: filterInitialOptions }]
  })
}

/** One property for each text of each label that has a filter. */
function propertiesByLabel(items: readonly FilterableItem[]): Map<string, Map<string, FilterableProperty>> {
  const byLabel = new Map<string, Map<string, FilterableProperty>>()
  for (const item of items) {
    for (const property of item.technischeGegevens) {
      if (property.filterSoort === 'None') continue
      const texts = byLabel.get(property.label)
      if (texts === undefined) byLabel.set(property.label, new Map([[property.text, property]]))
      else if (!texts.has(property.text)) texts.set(property.text, property)
    }
  }
  return byLabel
}

function optionCounts(facts: readonly ItemFacts<unknown>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const fact of facts) for (const option of fact.options) counts.set(option, (counts.get(option) ?? 0) + 1)
  return counts
}

function optionsOf(
  properties: readonly FilterableProperty[],
  counts: ReadonlyMap<string, number>,
  locale: Locale,
): FilterOption[] {
  const options = properties
    .map((property) => ({
      key: propertyOptionKey(property.label, property.text),
      label: property.text,
      translations: property.textTranslations,
      itemCount: counts.get(propertyOptionKey(property.label, property.text)) ?? 0,
      checked: false,
      show: true,
      parentKey: propertyKey(property.label),
    }))
    .filter((option) => option.itemCount > 0)
  const shown = (option: FilterOption) =>
    option.translations[locale] ?? option.translations[fallbackLocale] ?? option.label
  return sortByLabel(options, shown, locale)
}
