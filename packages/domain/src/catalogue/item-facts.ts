import type { FilterableItem, FilterableProperty, ItemFacts } from './filter-types.ts'

export const priceKeys = { week: 'huurPrijsWeek', day: 'huurPrijs' } as const

/** Keys fit in an address: texts of the back office are escaped, so that no two of them meet. */
export function propertyKey(label: string): string {
  return `tech:${encodeURIComponent(label.toWellFormed())}`
}

export function propertyOptionKey(label: string, text: string): string {
  return `${propertyKey(label)}=${encodeURIComponent(text.toWellFormed())}`
}

const noWords = new Set(['', '0', 'nee', 'nein', 'non', 'no', 'false'])

/** A yes-or-no property: its number when there is one, else any word that does not say no. */
function isYes(property: FilterableProperty): boolean {
  return property.waarde === null ? !noWords.has(property.text.trim().toLowerCase()) : property.waarde !== 0
}

/** Reads an item once for all filters; a price that is 0 or may not be shown is no price. */
export function factsOf<Item extends FilterableItem>(item: Item): ItemFacts<Item> {
  const options = new Set<string>()
  const numbers = new Map<string, number[]>()
  const add = (key: string, number: number) => {
    const known = numbers.get(key)
    if (known === undefined) numbers.set(key, [number])
    else known.push(number)
  }
  for (const property of item.technischeGegevens) {
    if (property.filterSoort === 'Option') options.add(propertyOptionKey(property.label, property.text))
    if (property.filterSoort === 'Boolean' && isYes(property)) options.add(propertyKey(property.label))
    if (property.filterSoort === 'Numeric' && property.waarde !== null)
      add(propertyKey(property.label), property.waarde)
  }
  options.add(`priceType=${item.priceType}`)
  if (item.toonPrijs && item.huurPrijsWeek > 0) add(priceKeys.week, item.huurPrijsWeek)
  if (item.toonPrijs && item.huurPrijs > 0) add(priceKeys.day, item.huurPrijs)
  return { item, options, numbers }
}
