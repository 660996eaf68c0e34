import type {
  CatalogueFilter,
  FilterOption,
  NumericFilter,
  Translations,
} from '@portal/domain/catalogue/filter-types.ts'
import { isFilterActive } from '@portal/domain/catalogue/narrow-filters.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { fallbackLocale, filterInitialOptions } from '@portal/domain/constants.ts'
import type { PriceType } from '@portal/domain/states/enums.ts'
import type { Text } from '../../../lib/text.ts'
import type { FilterView, OptionView } from '../../../ui/filters/filter-view.ts'

export interface FilterTexts {
  readonly text: Text
  readonly locale: Locale
}

function translated(label: string, translations: Translations, locale: Locale): string {
  return translations[locale] ?? translations[fallbackLocale] ?? label
}

/** The name of a filter, with what its numbers are counted in. */
export function filterLabel(filter: CatalogueFilter, texts: FilterTexts): string {
  const name = nameOf(filter, texts)
  return filter.kind === 'numeric' && filter.unit !== '' ? `${name} (${filter.unit})` : name
}

export function nameOf(filter: CatalogueFilter, { text, locale }: FilterTexts): string {
  if (filter.group === 'rentPerWeek') return text('enum.CatalogueFilter.rent per week')
  if (filter.group === 'rentPerDay') return text('enum.CatalogueFilter.rent per day')
  if (filter.key === 'priceType') return text('catalogue.priceType')
  return translated(filter.label, filter.labelTranslations, locale)
}

export function optionLabel(option: FilterOption, { text, locale }: FilterTexts): string {
  // The labels of the price type filter are the words of the enumeration.
  if (option.parentKey === 'priceType') return text(`enum.PriceType.${option.label as PriceType}`)
  return translated(option.label, option.translations, locale)
}

/** Decimals that the ends of a range need: rents have cents, most measures are whole. */
function decimalsOf(numbers: readonly number[]): number {
  return Math.max(...numbers.map((number) => Math.min(String(number).split('.')[1]?.length ?? 0, 2)))
}

/** A number as it is chosen: "6,2 m". */
export function valueLabel({ unit }: Pick<NumericFilter, 'unit'>, number: number, { locale }: FilterTexts): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number)} ${unit}`.trim()
}

function valuesView(filter: NumericFilter, texts: FilterTexts): FilterView {
  const options = filter.values
    .filter(({ itemCount, checked }) => itemCount > 0 || checked)
    .map(({ number, checked }) => ({ number, label: valueLabel(filter, number, texts), checked }))
  return { key: filter.key, label: nameOf(filter, texts), kind: 'values', options }
}

function filterView(filter: CatalogueFilter, texts: FilterTexts, isLeading: boolean): FilterView {
  if (isLeading && filter.kind === 'numeric' && filter.values.length > 0) return valuesView(filter, texts)
  const base = { key: filter.key, label: filterLabel(filter, texts) }
  if (filter.kind === 'numeric') {
    const { min, max, currentRange } = filter
    return { ...base, kind: 'range', min, max, chosen: currentRange, decimals: decimalsOf([min, max]) }
  }
  if (filter.kind === 'boolean') return { ...base, kind: 'switch', checked: filter.bool, count: filter.itemCount }
  const options = filter.options
    .filter((option) => option.show)
    .map(
      (option): OptionView => ({
        key: option.key,
        label: optionLabel(option, texts),
        count: option.itemCount,
        checked: option.checked,
      }),
    )
  const shown = filter.kind === 'option' ? options.length : filter.shownCount
  return { ...base, kind: 'options', options, shown, atFirst: filterInitialOptions }
}

/**
 * The filters as the side bar shows them; those that cannot narrow anything are left out (R-FILT-01, R-FILT-02). A
 * filter that looks as in `before` keeps that view, so that it is not drawn again. The leading ones come first.
 */
export function filterViews(
  filters: readonly CatalogueFilter[],
  texts: FilterTexts & { readonly leading?: readonly string[] },
  before: readonly FilterView[] = [],
): readonly FilterView[] {
  const known = new Map(before.map((view) => [view.key, view]))
  const { leading = [] } = texts
  const first = leading.flatMap((key) => filters.filter((filter) => filter.key === key))
  const ordered = [...first, ...filters.filter(({ key }) => !leading.includes(key))]
  return ordered.filter(isFilterActive).map((filter) => {
    const isLeading = leading.includes(filter.key)
    const view = filterView(filter, texts, isLeading)
    const made = isLeading ? { ...view, leading: true } : view
    const last = known.get(made.key)
    return last !== undefined && JSON.stringify(last) === JSON.stringify(made) ? last : made
  })
}
