import { quantityBounds } from '../constants.ts'

/** Whether a quantity is a whole number of order units; an item without order unit takes any quantity. */
export function isOrderMultiple(quantity: number, orderUnit: number): boolean {
  return orderUnit <= 1 || quantity % orderUnit === 0
}

/** The nearest quantity that is a whole number of order units: upwards, or downwards where the bound of a line ends it. */
export function toOrderMultiple(quantity: number, orderUnit: number): number {
  if (isOrderMultiple(quantity, orderUnit)) return quantity
  const up = Math.ceil(quantity / orderUnit) * orderUnit
  return up <= quantityBounds.max ? up : up - orderUnit
}

/**
 * The quantity to recommend (R-SCR-ITEM-04, OP-16): that of the item, else the first tip that names one, in whole order
 * units; null when nothing is recommended.
 */
export function recommendedQuantity(
  item: { readonly aanbevolenAantal: number | null; readonly bestelEenheid: number },
  tips: readonly { readonly aanbevolenAantal: number | null }[],
): number | null {
  const given = [item, ...tips].map((source) => source.aanbevolenAantal).find((amount) => amount !== null && amount > 0)
  return given === undefined || given === null ? null : toOrderMultiple(Math.ceil(given), item.bestelEenheid)
}
