import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { FieldRefusal } from '@portal/domain/refusal.ts'
import { useText } from '../../lib/text.ts'
import { useRequiredFields } from '../../shared/request-wizard/use-required-fields.ts'
import type { FieldLook } from '../../shared/request-wizard/wizard-faults.ts'
import { useFieldLooks } from '../../shared/request-wizard/wizard-faults.ts'
import type { OrderFaultField } from './order-faults.ts'
import { fieldLabel } from './order-faults.ts'

/** What every group of fields of the order form gets. */
export interface OrderFieldsProps {
  readonly form: OrderForm
  readonly change: (change: Partial<OrderForm>) => void
  readonly look: (field: OrderFaultField) => FieldLook
}

/** Label, id, required flag and error of a field, from the rules. */
export function useOrderLooks(
  form: OrderForm,
  faults: readonly FieldRefusal<OrderFaultField>[],
): (field: OrderFaultField) => FieldLook {
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
  return useFieldLooks({ faults, labelOf: (field) => text(fieldLabel(field, form)), isRequired })
}
