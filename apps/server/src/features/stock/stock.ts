import { type Ctx, signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import type { AvailableAt } from './stock.store.ts'

/** Whose stock counts as available (R-PRICE-05, OP-53). */
export async function availableAt(ctx: Ctx): Promise<AvailableAt> {
  const scope = ctx.settings.string('Voorraad_BeschikbaarAantal')
  if (scope === 'all users') return 'everywhere'
  if (scope !== 'own user') return null
  return { locations: (await listUserLocations(ctx.db, signedIn(ctx))).map(({ nummer }) => nummer) }
}
