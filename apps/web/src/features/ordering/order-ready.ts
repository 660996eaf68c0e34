import type { Address } from '@portal/contract/locations.ts'
import type { OrderList, OrderListItem } from '@portal/contract/order-list.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { Location } from '../../shared/location/location-store.ts'
import type { WizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import type { CompletedOrder, OrderAttempt } from './order-flow.ts'

/** What a step of the wizard works with once list, addresses and answers are there. */
export interface OrderReady extends WizardAnswers<OrderForm, OrderAttempt, CompletedOrder> {
  readonly location: Location
  readonly list: OrderList
  readonly items: readonly OrderListItem[]
  readonly version: number
  readonly addresses: readonly Address[]
  readonly reloadList: () => Promise<unknown>
}
