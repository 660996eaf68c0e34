import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { OrderFault } from '@portal/domain/ordering/validate-order.ts'
import type { FieldRefusal } from '@portal/domain/refusal.ts'
import type { MissingWords } from '../../lib/fault-words.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { missingInRequests } from '../../shared/requesting/missing-words.ts'
import { useRequiredFields } from '../../shared/requesting/use-required-fields.ts'
import type { FieldLook } from '../../shared/requesting/wizard-faults.ts'

export type OrderFaultField = OrderFault['field']

const labels: Readonly<Record<OrderFaultField, TextKey>> = {
  deliveryDate: 'ordering.deliveryDate',
  returnDate: 'ordering.returnDate',
  transportMeans: 'wizard.transportMeans',
  collect: 'ordering.delivery',
  depotNo: 'ordering.depot',
  depotAddressCode: 'wizard.depotAddress',
  addressCode: 'wizard.workAddress',
  addressName: 'wizard.workAddress',
  address: 'wizard.street',
  postCode: 'wizard.postcode',
  city: 'wizard.city',
  contact: 'wizard.contact',
  phoneNo: 'wizard.phone',
  reference: 'wizard.reference',
  remark: 'wizard.remark',
  urgent: 'ordering.urgent',
  termsAccepted: 'wizard.acceptTerms',
}

/** The label of a field; a pickup has another wanted day than a delivery. */
export function fieldLabel(field: OrderFaultField, form: Pick<OrderForm, 'collect'>): TextKey {
  return field === 'deliveryDate' && form.collect ? 'ordering.pickupDate' : labels[field]
}

/**
 * Where a fault shows. A typed address has no list of work addresses with it, so a missing work address is shown at the
 * street that stands for it.
 */
export function placeFaults(
  faults: readonly FieldRefusal<OrderFaultField>[],
  form: Pick<OrderForm, 'addressCode'>,
): readonly FieldRefusal<OrderFaultField>[] {
  if (form.addressCode !== '') return faults
  return faults.map((fault) => (fault.field === 'addressName' ? { ...fault, field: 'address' } : fault))
}

/** What every group of fields of the order form gets. */
export interface OrderFieldsProps {
  readonly form: OrderForm
  readonly change: (change: Partial<OrderForm>) => void
  readonly look: (field: OrderFaultField) => FieldLook
}

/** How the fields of an order are called, and which have to be filled (R-REQ-02, R-REQ-07, R-REQ-08). */
export function useOrderFields(form: OrderForm) {
  const text = useText()
  const flagged = useRequiredFields<OrderFaultField>('order', {
    returnDate: 'Bestellen_RetourDatumVerplicht',
    termsAccepted: 'Bestellen_VoorwaardenVerplicht',
  })
  const isRequired = (field: OrderFaultField) => {
    // A typed street stands in for the work address, and a chosen one is asked of the list.
    const standsIn = field === 'address' ? form.addressCode === '' : field === 'addressCode'
    return flagged(field) || (standsIn && flagged('addressName'))
  }
  const missing: MissingWords = {
    ...missingInRequests,
    deliveryDate: form.collect ? 'missing.pickupDate' : 'missing.deliveryDate',
  }
  return { labelOf: (field: OrderFaultField) => text(fieldLabel(field, form)), isRequired, missing }
}
