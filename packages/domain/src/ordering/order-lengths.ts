import { erpLengths } from '../forms/erp-lengths.ts'
import type { OrderField } from './order-form.ts'

/** Most characters of each text of the order form (OP-20, OP-45); the call has the same bounds. */
export const orderTextLengths = {
  transportmiddel: erpLengths.transportMeans,
  bestemmingadres: erpLengths.code,
  adrescode: erpLengths.code,
  werkadres: erpLengths.name,
  adres: erpLengths.address,
  postcode: erpLengths.code,
  plaats: erpLengths.city,
  contactpersoon: erpLengths.contact,
  telefoonnummer: erpLengths.phoneNo,
  referentie: erpLengths.reference,
  opmerking: erpLengths.remark,
} as const satisfies Partial<Record<OrderField, number>>
