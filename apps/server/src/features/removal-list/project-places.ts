import { PortalError } from '@portal/contract/errors.ts'
import { may } from '@portal/domain/access/may.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { listUserLocations } from '../locations/locations.store.ts'

/**
 * The person's locations of a project, those that they may see (OP-34); `ctx.at` judges what they may do there.
 * @throws PortalError `error.niet_gevonden` when the location the call names is of another project
 */
export async function projectPlaces(ctx: Ctx, projectNo: string): Promise<readonly UserLocation[]> {
  const named = placeOf(ctx)
  if (named.projectNummer !== projectNo) throw new PortalError('error.niet_gevonden')
  const user = signedIn(ctx)
  const places = await listUserLocations(ctx.db, user)
  return places.filter((place) => place.projectNummer === projectNo && may(user, 'location.view', place.rol))
}
