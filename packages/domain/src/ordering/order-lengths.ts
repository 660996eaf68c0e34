import { remarkMaxLength, textMaxLength } from '../constants.ts'
import type { FieldRefusal } from '../refusal.ts'
import type { OrderField, OrderForm } from './order-form.ts'

/** Most characters of each text of the order form (OP-20, OP-45); the call has the same bounds. */
export const orderTextLengths = {
  transportmiddel: textMaxLength,
  bestemmingadres: 20,
  adrescode: 20,
  werkadres: textMaxLength,
  adres: textMaxLength,
  postcode: 20,
  plaats: textMaxLength,
  contactpersoon: textMaxLength,
  telefoonnummer: 30,
  referentie: textMaxLength,
  opmerking: remarkMaxLength,
} as const satisfies Partial<Record<OrderField, number>>

type TextField = keyof typeof orderTextLengths

/** Texts of the form that are too long (R-VAL-10). */
export function overlongFields(form: Pick<OrderForm, TextField>): FieldRefusal<TextField, 'validatie.max_tekens'>[] {
  const refusals: FieldRefusal<TextField, 'validatie.max_tekens'>[] = []
  for (const [name, amount] of Object.entries(orderTextLengths)) {
    // Object.entries widens the keys of the closed table above to string.
    const field = name as TextField
    if (form[field].trim().length > amount) refusals.push({ field, code: 'validatie.max_tekens', params: { amount } })
  }
  return refusals
}
