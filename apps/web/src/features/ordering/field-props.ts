import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { OrderFault } from '@portal/domain/ordering/validate-order.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { OrderFaultField } from './order-faults.ts'
import { faultPlace, faultText, fieldId, fieldLabel } from './order-faults.ts'
import { useRequired } from './use-required.ts'

/** What every group of fields of the form gets. */
export interface OrderFieldsProps {
  readonly form: OrderForm
  readonly change: (change: Partial<OrderForm>) => void
  /** The faults of the last try; they go as soon as the answer is right. */
  readonly faults: readonly OrderFault[]
}

export interface OrderFieldProps {
  readonly id: string
  readonly label: string
  readonly required: boolean
  readonly error: string | null
}

/** Label, id, required flag and error of a field, from the rules. */
export function useFieldProps({ form, faults }: Pick<OrderFieldsProps, 'form' | 'faults'>) {
  const text = useText()
  const format = useFormat()
  const isRequired = useRequired()
  return (field: OrderFaultField): OrderFieldProps => {
    const fault = faults.find((one) => faultPlace(one.field, form) === field)
    const standsIn = field === 'adres' && form.adrescode === '' && isRequired('werkadres')
    return {
      id: fieldId(field),
      label: text(fieldLabel(field, form)),
      required: isRequired(field) || standsIn,
      error: fault === undefined ? null : faultText(fault, text, format),
    }
  }
}
