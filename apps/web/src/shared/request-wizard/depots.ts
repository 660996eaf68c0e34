import type { Depot } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import { useCall } from '../../lib/use-call.ts'

const depotStaleMs = 10 * 60_000

/** A depot and the code of the address there (R-ENT-13). */
export interface DepotAnswer {
  readonly bestemming: { readonly nummer: string } | null
  readonly bestemmingadres: string
}

export function useDepots(enabled: boolean) {
  return useCall(locations.getDepots, {}, { staleMs: depotStaleMs, enabled })
}

/** A depot with its one address, or with none chosen yet when it has several. */
export function depotChoice(depot: Depot | undefined): DepotAnswer {
  if (depot === undefined) return { bestemming: null, bestemmingadres: '' }
  const [only, ...others] = depot.adressen
  return { bestemming: { nummer: depot.nummer }, bestemmingadres: only && others.length === 0 ? only.code : '' }
}

/** Without a depot the form starts with the firm's own (a setting names it), or with the only one there is. */
export function startDepot(depots: readonly Depot[], preferred: string): DepotAnswer {
  const [only] = depots
  return depotChoice(depots.find(({ nummer }) => nummer === preferred) ?? (depots.length === 1 ? only : undefined))
}

/** A depot in one line, for the answers to check. */
export function depotText(depots: readonly Depot[], { bestemming, bestemmingadres }: DepotAnswer): string {
  const depot = depots.find(({ nummer }) => nummer === bestemming?.nummer)
  if (depot === undefined) return bestemming?.nummer ?? ''
  const { adres, postcode, plaats } = depot.adressen.find(({ code }) => code === bestemmingadres) ?? depot
  return [depot.omschrijving, adres, `${postcode} ${plaats}`.trim()].filter(Boolean).join(', ')
}
