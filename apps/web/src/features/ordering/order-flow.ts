import type { CallInput } from '@portal/contract/define.ts'
import type { Address } from '@portal/contract/locations.ts'
import type { OrderList, OrderListItem } from '@portal/contract/order-list.ts'
import type { ordering } from '@portal/contract/ordering.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { emptyOrderForm } from '@portal/domain/ordering/order-form.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import type { Location } from '../../shared/location/location-store.ts'
import type { FinishList } from '../../shared/requesting/finish-list.ts'
import type { WizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import { useWizardDraft } from '../../shared/requesting/use-wizard-draft.ts'
import type { CompletedRequest, WizardAttempt } from '../../shared/requesting/wizard-draft.ts'
import type { WizardFlow } from '../../shared/requesting/wizard-flow.ts'

export const orderFlow: WizardFlow<OrderForm> = {
  name: 'bestellen',
  emptyForm: emptyOrderForm,
  steps: { gegevens: '/bestellen/gegevens', afronden: '/bestellen/afronden', voltooid: '/bestellen/voltooid' },
}

type OrderInput = CallInput<typeof ordering.placeOrder>

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

/** What a step of the wizard works with once list, addresses and answers are there. */
export interface OrderReady extends WizardAnswers<OrderForm, OrderAttempt, CompletedOrder> {
  readonly location: Location
  readonly list: OrderList
  readonly items: readonly OrderListItem[]
  readonly version: number
  readonly addresses: readonly Address[]
  readonly readAt: number
  readonly reloadList: FinishList['reload']
}

/** What is ordered, as the finish step compares it with what was prepared. */
export function orderedList({ list, items, readAt, reloadList }: OrderReady): FinishList {
  const lines = items.map((item) => ({
    no: `${item.type} ${item.materieelSoort}`,
    name: item.omschrijving,
    count: item.aantal,
    remark: item.comment,
  }))
  return { lines, search: { lijst: list.id }, readAt, reload: reloadList }
}
