import type { PriceType } from '../states/enums.ts'
import { priceTypes } from '../states/enums.ts'
import type { ItemFacts, OptionFilter } from './filter-types.ts'

/**
 * The single choice between rented, sold and sold with buy-back items (R-ENT-49), for a catalogue that holds more than
 * one of them; its labels are the price type words, which the screen translates.
 */
export function priceTypeFilter(facts: readonly ItemFacts<unknown>[]): OptionFilter | null {
  const options = priceTypes
    .map((type) => ({ type, itemCount: facts.filter((fact) => fact.options.has(optionKey(type))).length }))
    .filter(({ itemCount }) => itemCount > 0)
    .map(({ type, itemCount }) => ({
      key: optionKey(type),
      label: type,
      translations: {},
      itemCount,
      checked: false,
      show: true,
      parentKey: 'priceType',
    }))
  if (options.length < 2) return null
  return { kind: 'option', key: 'priceType', group: 'technical', label: 'priceType', labelTranslations: {}, options }
}

function optionKey(type: PriceType): string {
  return `priceType=${type}`
}
