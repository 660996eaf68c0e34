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

/** The quantity somebody begins with: one, or what the item goes in. Never what is recommended. */
export function firstQuantity(orderUnit: number): number {
  return toOrderMultiple(quantityBounds.min, orderUnit)
}

/**
 * The quantity to recommend of an item (R-SCR-ITEM-04, OP-16): its own figure in whole order units, null without one.
 * What its tips recommend is of the items they name.
 */
export function recommendedQuantity(own: number | null, orderUnit: number): number | null {
  return own === null || own <= 0 ? null : toOrderMultiple(Math.ceil(own), orderUnit)
}
