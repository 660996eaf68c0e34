import type { Settings } from '../settings/read-setting.ts'
import type { OrderDraft } from './order-form.ts'
import { ownDepot, withStartDepot } from './start-depot.ts'

interface PickupFacts {
  readonly nummer: string
  readonly adressen: readonly { readonly code: string }[]
  readonly ophalenMogelijk: boolean
}

/** The depots where an order can be picked up. */
export function pickupDepots<Depot extends PickupFacts>(depots: readonly Depot[]): readonly Depot[] {
  return depots.filter((depot) => depot.ophalenMogelijk)
}

/** A pickup without a depot starts with the firm's own (setting Depot_Ophalen), or with the only one open for pickup. */
export function withPickupDepot<Form extends OrderDraft>(
  form: Form,
  depots: readonly PickupFacts[],
  settings: Pick<Settings, 'string'>,
): Form {
  return form.collect ? withStartDepot(form, pickupDepots(depots), ownDepot('Depot_Ophalen', settings)) : form
}
