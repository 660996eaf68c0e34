import { quantityBounds } from '../constants.ts'
import type { Refusal } from '../refusal.ts'

export type QuantityRefusal = Refusal<'validatie.aantal_leeg' | 'validatie.aantal_bereik'>
export type AddItemRefusal = QuantityRefusal | Refusal<'reject.item_leeg'>
export type AddItemsRefusal = AddItemRefusal | Refusal<'reject.items_leeg'>
export type AddSetsRefusal =
  | Refusal<'reject.sets_leeg' | 'reject.aantal_of_setnummer_leeg'>
  | Refusal<'validatie.aantal_bereik'>

interface NewItem {
  readonly aantal?: number | string | null | undefined
}

interface NewSet {
  readonly setNummer?: string | null | undefined
  readonly aantal?: number | string | null | undefined
}

function isEmpty(value: number | string | null | undefined): boolean {
  return value === null || value === undefined || String(value).trim() === '' || Number.isNaN(value)
}

/** A quantity is given and a whole number from 1 to 99,999 (R-VAL-01, OP-36). */
export function refuseQuantity(quantity: number | string | null | undefined): QuantityRefusal | null {
  if (isEmpty(quantity)) return { code: 'validatie.aantal_leeg', params: {} }
  const number = Number(quantity)
  const fits = Number.isInteger(number) && number >= quantityBounds.min && number <= quantityBounds.max
  return fits ? null : { code: 'validatie.aantal_bereik', params: { ...quantityBounds } }
}

/** Why one item cannot be added to an order list (R-VAL-01, R-VAL-06). */
export function refuseAdd(item: NewItem | null | undefined): AddItemRefusal | null {
  if (item === null || item === undefined) return { code: 'reject.item_leeg', params: {} }
  return refuseQuantity(item.aantal)
}

/** Why several items cannot be added: none given, or the first one at fault (R-VAL-01, R-VAL-02, R-VAL-06). */
export function refuseAddAll(
  items: readonly (NewItem | null | undefined)[] | null | undefined,
): AddItemsRefusal | null {
  if (items === null || items === undefined || items.length === 0) return { code: 'reject.items_leeg', params: {} }
  for (const item of items) {
    const refusal = refuseAdd(item)
    if (refusal !== null) return refusal
  }
  return null
}

/** Why sets cannot be added: none given, or one without quantity or set number (R-VAL-03, R-VAL-04, R-VAL-05). */
export function refuseAddSets(sets: readonly NewSet[] | null | undefined): AddSetsRefusal | null {
  if (sets === null || sets === undefined || sets.length === 0) return { code: 'reject.sets_leeg', params: {} }
  if (sets.some((set) => isEmpty(set.aantal) || isEmpty(set.setNummer))) {
    return { code: 'reject.aantal_of_setnummer_leeg', params: {} }
  }
  const outOfBounds = sets.some((set) => refuseQuantity(set.aantal) !== null)
  return outOfBounds ? { code: 'validatie.aantal_bereik', params: { ...quantityBounds } } : null
}
