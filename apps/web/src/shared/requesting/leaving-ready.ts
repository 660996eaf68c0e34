import type { LocationAddresses } from '@portal/contract/locations.ts'
import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import type { Location } from '../location/location-store.ts'
import type { FinishList } from './finish-list.ts'

/** The removal list that leaves, and where its things are fetched. */
export interface LeavingReady {
  readonly location: Location
  readonly items: readonly RemovalListItem[]
  readonly version: number
  /** The project whose lists leave together; null when it is one location. */
  readonly project: string | null
  /** The locations that things leave, in the order of the list. */
  readonly fromLocations: readonly string[]
  readonly places: readonly LocationAddresses[]
  /** The depot that things of the location usually go to; empty where the person has to choose. */
  readonly usualDepot: string
  readonly readAt: number
  readonly reloadList: FinishList['reload']
}

/** What leaves, as the finish step compares it with what was prepared. */
export function leavingList({ items, readAt, reloadList }: LeavingReady): FinishList {
  const lines = items.map((item) => ({
    no: `${item.materieelNummer || item.materieelSoort} ${item.materieelLocatie}`,
    name: item.omschrijving,
    count: item.retourAantal,
    remark: item.opmerking,
  }))
  return { lines, search: {}, readAt, reload: reloadList }
}
