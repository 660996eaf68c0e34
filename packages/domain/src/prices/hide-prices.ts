import { knownValue, priceTypes } from '../states/enums.ts'

/** Every field that holds a price of an item. */
export const priceFields = ['huurPrijs', 'huurPrijsWeek', 'verkoopPrijs', 'terugkoopPrijs'] as const
type PriceField = (typeof priceFields)[number]

/** Anything with prices; which of the price fields it has differs per answer. */
export type Priced = { readonly toonPrijs: boolean; readonly priceType?: string; readonly saleType?: string } & {
  readonly [F in PriceField]?: number
}

/**
 * The item as this visitor may see it: prices that may not be shown become 0 (R-VAL-15), because of the visitor or because
 * the item itself hides them (OP-19), as one with an unknown kind of price does. `toonPrijs` then is false, so that a 0 is
 * not read as free of charge.
 */
export function hidePrices<T extends Priced>(item: T, visible: boolean): T {
  const words = [item.priceType, item.saleType].filter((word) => word !== undefined)
  const isKnown = words.every((word) => knownValue(priceTypes, word) !== null)
  if (visible && item.toonPrijs && isKnown) return item
  const hidden: Record<string, unknown> = { ...item, toonPrijs: false }
  for (const field of priceFields) if (field in hidden) hidden[field] = 0
  // A copy of T in which only its own number fields and toonPrijs changed value.
  return hidden as T
}
