import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { OrderFault } from '@portal/domain/ordering/validate-order.ts'
import type { FieldRefusal } from '@portal/domain/refusal.ts'
import type { TextKey } from '../../lib/text.ts'

export type OrderFaultField = OrderFault['field']

const labels: Readonly<Record<OrderFaultField, TextKey>> = {
  leverDatum: 'ordering.deliveryDate',
  retourDatum: 'ordering.returnDate',
  transportmiddel: 'wizard.transportMeans',
  ophalen: 'ordering.delivery',
  bestemming: 'ordering.depot',
  bestemmingadres: 'wizard.depotAddress',
  adrescode: 'wizard.workAddress',
  werkadres: 'wizard.workAddress',
  adres: 'wizard.street',
  postcode: 'wizard.postcode',
  plaats: 'wizard.city',
  contactpersoon: 'wizard.contact',
  telefoonnummer: 'wizard.phone',
  referentie: 'wizard.reference',
  opmerking: 'wizard.remark',
  spoed: 'ordering.urgent',
  prefilled: 'ordering.title',
  termsAccepted: 'wizard.acceptTerms',
}

/** The label of a field; a pickup has another wanted day than a delivery. */
export function fieldLabel(field: OrderFaultField, form: Pick<OrderForm, 'ophalen'>): TextKey {
  return field === 'leverDatum' && form.ophalen ? 'ordering.pickupDate' : labels[field]
}

/**
 * Where a fault shows. A typed address has no list of work addresses with it, so a missing work address is shown at the
 * street that stands for it.
 */
export function placeFaults(
  faults: readonly FieldRefusal<OrderFaultField>[],
  form: Pick<OrderForm, 'adrescode'>,
): readonly FieldRefusal<OrderFaultField>[] {
  if (form.adrescode !== '') return faults
  return faults.map((fault) => (fault.field === 'werkadres' ? { ...fault, field: 'adres' } : fault))
}
