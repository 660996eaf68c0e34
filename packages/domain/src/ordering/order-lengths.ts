import { remarkMaxLength, textMaxLength } from '../constants.ts'
import type { OrderField } from './order-form.ts'

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
