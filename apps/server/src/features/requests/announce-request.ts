import type { Hub } from '../../platform/context.ts'
import type { ChangedRequest } from './request-changes.store.ts'

type Announced = Pick<ChangedRequest, 'no' | 'locationNo' | 'toLocation'>

/** Tells everybody at the locations of a request that it changed; they read it again themselves. */
export function announceRequest(hub: Hub, { no, locationNo, toLocation }: Announced): void {
  const places = new Set([locationNo, toLocation].filter((place) => place !== ''))
  for (const place of places) hub.toLocation(place, 'requestUpdated', { aanvraagnummer: no })
}
