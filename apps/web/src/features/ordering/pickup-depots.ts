import type { Depot } from '@portal/contract/locations.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { withStartDepot } from '@portal/domain/ordering/start-depot.ts'

export function pickupDepots(depots: readonly Depot[]): readonly Depot[] {
  return depots.filter((depot) => depot.ophalenMogelijk)
}

/** A pickup without a depot starts with the firm's own (setting Depot_Ophalen), or with the only one there is. */
export function withPickupDepot(form: OrderForm, depots: readonly Depot[], preferred: string): OrderForm {
  return form.ophalen ? withStartDepot(form, pickupDepots(depots), preferred) : form
}
