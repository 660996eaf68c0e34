import type { Locale } from '../constants.ts'
import type { PriceType, Shown } from '../states/enums.ts'

export type Translations = Readonly<Partial<Record<Locale, string>>>

/** The groups of the sidebar (R-ENT-20). */
export type FilterGroup = 'technical' | 'rentPerWeek' | 'rentPerDay'

interface FilterBase {
  readonly key: string
  readonly group: FilterGroup
  readonly label: string
  readonly labelTranslations: Translations
}

/** A range; active only when `min` differs from `max` (R-ENT-48, R-FILT-01). */
export interface NumericFilter extends FilterBase {
  readonly kind: 'numeric'
  readonly fieldName: string
  /** What the numbers are counted in, as written behind all of them; blank when they differ. */
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly currentRange: readonly [number, number]
  /** The numbers themselves where they are few: several may be chosen, in place of a range. */
  readonly values: readonly FilterValue[]
}

/** A number that items have. */
export interface FilterValue {
  readonly number: number
  readonly itemCount: number
  readonly checked: boolean
}

/** A switch (R-ENT-49): on keeps the items that have the property. */
export interface BooleanFilter extends FilterBase {
  readonly kind: 'boolean'
  readonly bool: boolean
  readonly itemCount: number
}

/** One option of a collection (R-ENT-50). */
export interface FilterOption {
  readonly key: string
  readonly label: string
  readonly translations: Translations
  readonly itemCount: number
  readonly checked: boolean
  /** False when no item of the narrowed catalogue has it (R-FILT-02). */
  readonly show: boolean
  readonly parentKey: string
}

/** Options of which several may be chosen, as alternatives of each other (OP-81). */
export interface BooleanCollectionFilter extends FilterBase {
  readonly kind: 'boolean-collection'
  readonly options: readonly FilterOption[]
  /** How many options are unfolded (R-ENT-21, R-FILT-06). */
  readonly shownCount: number
}

/** Options of which at most one is chosen (R-ENT-49). */
export interface OptionFilter extends FilterBase {
  readonly kind: 'option'
  readonly options: readonly FilterOption[]
}

export type CatalogueFilter = NumericFilter | BooleanFilter | BooleanCollectionFilter | OptionFilter

export interface FilterableProperty {
  readonly label: string
  readonly text: string
  readonly labelTranslations: Translations
  readonly textTranslations: Translations
  readonly waarde: number | null
  readonly filterSoort: 'None' | 'Numeric' | 'Boolean' | 'Option'
}

/** What filters read of a catalogue item. */
export interface FilterableItem {
  readonly priceType: Shown<PriceType>
  readonly toonPrijs: boolean
  readonly huurPrijs: number
  readonly huurPrijsWeek: number
  readonly technischeGegevens: readonly FilterableProperty[]
}

/** What an item answers to the filters, read once when the catalogue is loaded. */
export interface ItemFacts<Item> {
  readonly item: Item
  /** Keys of the options and switches the item has. */
  readonly options: ReadonlySet<string>
  readonly numbers: ReadonlyMap<string, readonly number[]>
}

export interface FilterState<Item> {
  readonly facts: readonly ItemFacts<Item>[]
  /** As built from all items; restored when the first chosen option is unchecked (R-FILT-03). */
  readonly initial: readonly CatalogueFilter[]
  readonly filters: readonly CatalogueFilter[]
  /** Keys of the chosen options and switches, the first chosen first. */
  readonly chosen: readonly string[]
}
