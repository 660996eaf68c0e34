import type { Depot } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { useCall } from '../../lib/use-call.ts'

const depotStaleMs = 10 * 60_000

type DepotChoice = Pick<OrderForm, 'bestemming' | 'bestemmingadres'>

export function useDepots(enabled: boolean) {
  return useCall(locations.getDepots, {}, { staleMs: depotStaleMs, enabled })
}

export function pickupDepots(depots: readonly Depot[]): readonly Depot[] {
  return depots.filter((depot) => depot.ophalenMogelijk)
}

/** A depot with its one address, or with none chosen yet when it has several (R-ENT-13). */
export function depotChoice(depot: Depot | undefined): DepotChoice {
  if (depot === undefined) return { bestemming: null, bestemmingadres: '' }
  const [only, ...others] = depot.adressen
  return { bestemming: { nummer: depot.nummer }, bestemmingadres: only && others.length === 0 ? only.code : '' }
}

/** A pickup without a depot starts with the firm's own (setting Depot_Ophalen), or with the only one there is. */
export function withDepot(form: OrderForm, depots: readonly Depot[], preferred: string): OrderForm {
  if (!form.ophalen || form.bestemming !== null) return form
  const open = pickupDepots(depots)
  const start = open.find(({ nummer }) => nummer === preferred) ?? (open.length === 1 ? open[0] : undefined)
  return { ...form, ...depotChoice(start) }
}
