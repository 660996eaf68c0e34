import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { useText } from '../../lib/text.ts'
import { useRequiredFields } from '../../shared/requesting/use-required-fields.ts'
import type { FieldLook } from '../../shared/requesting/wizard-faults.ts'
import type { OrderFaultField } from './order-faults.ts'
import { fieldLabel } from './order-faults.ts'

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
    retourDatum: 'Bestellen_RetourDatumVerplicht',
    termsAccepted: 'Bestellen_VoorwaardenVerplicht',
  })
  const isRequired = (field: OrderFaultField) => {
    // A typed street stands in for the work address, and a chosen one is asked of the list.
    const standsIn = field === 'adres' ? form.adrescode === '' : field === 'adrescode'
    return flagged(field) || (standsIn && flagged('werkadres'))
  }
  return { labelOf: (field: OrderFaultField) => text(fieldLabel(field, form)), isRequired }
}
