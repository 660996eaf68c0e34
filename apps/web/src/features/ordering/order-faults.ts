import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { orderCallFieldOf } from '@portal/domain/ordering/order-wire-fields.ts'
import type { OrderFault } from '@portal/domain/ordering/validate-order.ts'
import type { CallError } from '../../lib/call-error.ts'
import type { Format } from '../../lib/format.ts'
import type { Text, TextKey } from '../../lib/text.ts'
import { knownKey } from '../../lib/text.ts'
import type { FormFault } from '../../ui/Wizard.tsx'

export type OrderFaultField = OrderFault['field']

/** Id of the input of a field, for the error summary that jumps to it. */
export function fieldId(field: OrderFaultField): string {
  return `order-${field}`
}

const labels: Readonly<Record<OrderFaultField, TextKey>> = {
  leverDatum: 'ordering.deliveryDate',
  retourDatum: 'ordering.returnDate',
  transportmiddel: 'ordering.transportMeans',
  ophalen: 'ordering.delivery',
  bestemming: 'ordering.depot',
  bestemmingadres: 'ordering.depotAddress',
  adrescode: 'ordering.workAddress',
  werkadres: 'ordering.workAddress',
  adres: 'ordering.street',
  postcode: 'ordering.postcode',
  plaats: 'ordering.city',
  contactpersoon: 'ordering.contact',
  telefoonnummer: 'ordering.phone',
  referentie: 'ordering.reference',
  opmerking: 'ordering.remark',
  spoed: 'ordering.urgent',
  prefilled: 'ordering.title',
  termsAccepted: 'wizard.acceptTerms',
}

/** The label of a field; a pickup has another wanted day than a delivery. */
export function fieldLabel(field: OrderFaultField, form: Pick<OrderForm, 'ophalen'>): TextKey {
  return field === 'leverDatum' && form.ophalen ? 'ordering.pickupDate' : labels[field]
}

/** The words of a fault; dates in its text are written as the language writes them. */
export function faultText(fault: Pick<OrderFault, 'code' | 'params'>, text: Text, format: Format): string {
  const { date } = fault.params
  const params = typeof date === 'string' ? { ...fault.params, date: format.date(date) } : fault.params
  return text(knownKey(fault.code) ?? 'error.algemeen', params)
}

/**
 * Where a fault shows. A typed address has no list of work addresses with it, so a missing work address is shown at the
 * street that stands for it.
 */
export function faultPlace(field: OrderFaultField, form: Pick<OrderForm, 'adrescode'>): OrderFaultField {
  return field === 'werkadres' && form.adrescode === '' ? 'adres' : field
}

interface FaultWords {
  readonly text: Text
  readonly format: Format
  /** Why what was typed in a field is no answer to it; that says more than that the answer is missing. */
  readonly unreadable?: ReadonlyMap<OrderFaultField, string>
}

/** The faults as the error summary shows them, one for each field. */
export function formFaults(faults: readonly OrderFault[], form: OrderForm, words: FaultWords): readonly FormFault[] {
  const shown = new Map<OrderFaultField, FormFault>()
  for (const [field, message] of words.unreadable ?? [])
    shown.set(field, { field: fieldId(field), label: words.text(fieldLabel(field, form)), message })
  for (const fault of faults) {
    const field = faultPlace(fault.field, form)
    if (shown.has(field)) continue
    shown.set(field, {
      field: fieldId(field),
      label: words.text(fieldLabel(field, form)),
      message: faultText(fault, words.text, words.format),
    })
  }
  return [...shown.values()]
}

/** The faults that the server found in the order call, by the field of the form they belong to. */
export function faultsOfCall(error: CallError): readonly OrderFault[] {
  return error.fields.flatMap(({ field, code, params }) => {
    const entry = Object.entries(orderCallFieldOf).find(([, wire]) => wire !== '' && wire === field)
    // The keys of the table are the fields of the form, and the server judges by the same rule.
    return entry === undefined ? [] : [{ field: entry[0], code, params: params ?? {} } as OrderFault]
  })
}
