import type { CallInput } from '@portal/contract/define.ts'
import type { ordering } from '@portal/contract/ordering.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { emptyOrderForm } from '@portal/domain/ordering/order-form.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { useWizardDraft } from '../../shared/requesting/use-wizard-draft.ts'
import type { CompletedRequest, WizardAttempt } from '../../shared/requesting/wizard-draft.ts'
import type { WizardFlow } from '../../shared/requesting/wizard-flow.ts'

export const orderFlow: WizardFlow<OrderForm> = {
  name: 'bestellen',
  emptyForm: emptyOrderForm,
  steps: { gegevens: '/bestellen/gegevens', afronden: '/bestellen/afronden', voltooid: '/bestellen/voltooid' },
}

export type OrderInput = CallInput<typeof ordering.placeOrder>

export interface OrderAttempt extends WizardAttempt {
  readonly mode: 'place' | 'submit'
  readonly input: OrderInput
}

export interface CompletedOrder extends CompletedRequest {
  readonly mode: 'place' | 'submit'
  readonly approvers: readonly string[]
  readonly pickup: boolean
  readonly wantedDate: CalendarDate | null
}

export function useOrderDraft(locationNo: string) {
  return useWizardDraft<OrderForm, OrderAttempt, CompletedOrder>(orderFlow, locationNo)
}
