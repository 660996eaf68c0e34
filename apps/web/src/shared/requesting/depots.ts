import type { Depot } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import type { DepotAnswer } from '@portal/domain/ordering/start-depot.ts'
import { useCall } from '../../lib/use-call.ts'

const depotStaleMs = 10 * 60_000

export function useDepots(enabled: boolean) {
  return useCall(locations.getDepots, {}, { staleMs: depotStaleMs, enabled })
}

/** A depot in one line, for the answers to check. */
export function depotText(depots: readonly Depot[], { depotNo, depotAddressCode }: DepotAnswer): string {
  const depot = depots.find(({ nummer }) => nummer === depotNo)
  if (depot === undefined) return depotNo
  const { adres, postcode, plaats } = depot.adressen.find(({ code }) => code === depotAddressCode) ?? depot
  return [depot.omschrijving, adres, `${postcode} ${plaats}`.trim()].filter(Boolean).join(', ')
}
