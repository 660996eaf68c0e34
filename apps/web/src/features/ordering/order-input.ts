import type { OrderList } from '@portal/contract/order-list.ts'
import type { Locale } from '@portal/domain/constants.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { orderCallFields } from '@portal/domain/ordering/order-wire-fields.ts'
import type { Location } from '../../shared/location/location-store.ts'
import type { OrderInput } from './order-flow.ts'

interface OrderSources {
  readonly form: OrderForm
  readonly termsAccepted: boolean
  readonly list: Pick<OrderList, 'id' | 'naam'>
  /** Version of the list that the person looks at. */
  readonly version: number
  readonly location: Pick<Location, 'nummer'>
  readonly userName: string
  readonly language: Locale
}

/** What both order calls send (R-PAY-18, R-PAY-20, R-ENT-13). */
export function orderInput({ form, termsAccepted, list, version, ...who }: OrderSources): OrderInput {
  return {
    language: who.language,
    bestellijstId: list.id,
    bestellijstNaam: list.naam,
    gebruiker: who.userName,
    materieelLocatie: who.location.nummer,
    ...orderCallFields(form),
    voorwaardenGeaccepteerd: termsAccepted,
    versie: version,
  }
}
