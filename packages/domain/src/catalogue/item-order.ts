import type { Locale } from '../constants.ts'

/** Ways to order the catalogue; prices ascend and items without a price come last. */
export const itemOrders = ['omschrijving', 'materieelSoort', 'huurPrijs', 'huurPrijsWeek', 'verkoopPrijs'] as const
export type ItemOrder = (typeof itemOrders)[number]

interface OrderedItem {
  readonly materieelSoort: string
  readonly omschrijving: string
  readonly huurPrijs: number
  readonly huurPrijsWeek: number
  readonly verkoopPrijs: number
}

/** Items in an order; texts as people count, so that `9 m` comes before `10 m`. Equal ones go by item number. */
export function orderItems<Item extends OrderedItem>(items: readonly Item[], order: ItemOrder, locale: Locale): Item[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const byNumber = (a: Item, b: Item) => collator.compare(a.materieelSoort, b.materieelSoort)
  const price = (item: Item, field: 'huurPrijs' | 'huurPrijsWeek' | 'verkoopPrijs') =>
    item[field] > 0 ? item[field] : Number.MAX_VALUE
  return [...items].sort((a, b) => {
    if (order === 'materieelSoort') return byNumber(a, b)
    if (order === 'omschrijving') return collator.compare(a.omschrijving, b.omschrijving) || byNumber(a, b)
    return price(a, order) - price(b, order) || byNumber(a, b)
  })
}
