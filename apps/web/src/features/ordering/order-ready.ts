import type { Address, Location } from '@portal/contract/locations.ts'
import type { OrderList, OrderListItem } from '@portal/contract/order-list.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { WizardEvent } from '@portal/domain/ordering/wizard-steps.ts'
import type { Store } from '../../lib/store.ts'
import type { OrderDraft } from './order-flow.ts'

/** What a step of the wizard works with once list, addresses and answers are there. */
export interface OrderReady {
  readonly location: Location
  readonly list: OrderList
  readonly items: readonly OrderListItem[]
  readonly version: number
  readonly addresses: readonly Address[]
  readonly draft: OrderDraft
  readonly store: Store<OrderDraft>
  /** The answers with their first values filled in and `spoed` as the rule says. */
  readonly form: OrderForm
  readonly tell: (event: WizardEvent<OrderForm>) => void
  readonly change: (change: Partial<OrderForm>) => void
  readonly reloadList: () => Promise<unknown>
}
