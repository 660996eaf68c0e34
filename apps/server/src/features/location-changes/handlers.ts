import type { locationChanges } from '@portal/contract/location-changes.ts'
import type { Handlers } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { deregisterLocation, getCloseOut } from './deregister-location.ts'
import { listLocationChanges } from './location-changes.store.ts'
import { checkNumber, createLocation, getCustomers, requestLocation } from './new-location.ts'

/** So long somebody sees what became of what they asked. */
const shownMs = 90 * 24 * 3_600_000

export const locationChangesHandlers: Handlers<typeof locationChanges> = {
  requestLocation,
  checkNumber,
  createLocation,
  getCustomers,
  deregisterLocation,
  getCloseOut,
  getChanges: async (ctx) => {
    const since = new Date(ctx.clock.now().getTime() - shownMs)
    return { items: await listLocationChanges(ctx.db, signedIn(ctx).userName, since) }
  },
}
