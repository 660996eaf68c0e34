import type { locations } from '@portal/contract/locations.ts'
import type { Handlers } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { getLocationAddresses } from './get-location-addresses.ts'
import { getLocations } from './get-locations.ts'
import { listAddresses, listDepots } from './locations.store.ts'
import { refreshLocations } from './refresh-locations.ts'

export const locationsHandlers: Handlers<typeof locations> = {
  getLocations,
  refreshLocations,
  getAddresses: async (ctx) => ({ items: await listAddresses(ctx.db, placeOf(ctx).nummer) }),
  getLocationAddresses,
  getDepots: async (ctx) => ({ items: await listDepots(ctx.db) }),
}
