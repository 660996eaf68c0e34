import type { Hub } from '../../platform/context.ts'
import type { ChangedRequest } from './request-changes.store.ts'

/** Tells everybody at the location that a request changed; they read it again themselves. */
export function announceRequest(hub: Hub, request: ChangedRequest): void {
  hub.toLocation(request.locationNo, 'requestUpdated', { aanvraagnummer: request.no })
}
