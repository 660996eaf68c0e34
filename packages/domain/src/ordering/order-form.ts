import type { RequestDraft } from '../requests/request-draft.ts'
import type { DraftOf, WireOf } from '../requests/wire-fields.ts'
import { emptyDraftOf, fromWire, toWire } from '../requests/wire-fields.ts'

/** What an order asks for (R-ENT-13, R-ENT-14): what its call carries, and the name of the work address. */
export type OrderDraft = DraftOf<'order'> & Pick<RequestDraft, 'addressName'>
export type OrderField = keyof OrderDraft

/** The order form as the wizard keeps it. */
export interface OrderForm extends OrderDraft {
  /** Set once the form took its first values from location and user, so that they never overwrite what was typed. */
  readonly prefilled: boolean
}

export const emptyOrderForm: OrderForm = { ...emptyDraftOf('order'), addressName: '', prefilled: false }

/** Fields that only a delivery or only a pickup uses; the other kind neither needs nor sends them. */
export const deliveryOnly = [
  'addressCode',
  'addressName',
  'address',
  'postCode',
  'city',
] as const satisfies OrderField[]
export const pickupOnly = ['depotNo', 'depotAddressCode'] as const satisfies OrderField[]

/** Whether a field plays a part in this order: address fields when it is delivered, the depot when it is picked up. */
export function isFieldUsed(field: OrderField, collect: boolean): boolean {
  const unused: readonly OrderField[] = collect ? deliveryOnly : pickupOnly
  return !unused.includes(field)
}

/** The form without what the other way of getting the goods left behind. */
export function relevantOrderForm<Form extends OrderDraft>(form: Form): Form {
  if (!form.collect) return { ...form, depotNo: '', depotAddressCode: '' }
  return { ...form, addressCode: '', addressName: '', address: '', postCode: '', city: '' }
}

/** The fields a filled form sends. */
export function orderCallFields(form: OrderDraft): WireOf<'order'> {
  return toWire('order', relevantOrderForm(form))
}

/** The draft an order call stands for; the work address is its code, or the address when there is no code. */
export function orderDraftOfCall(call: WireOf<'order'>): OrderDraft {
  const draft = fromWire('order', call)
  return { ...draft, addressName: draft.addressCode || draft.address }
}
