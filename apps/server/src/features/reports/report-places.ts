import type { Ctx } from '../../platform/context.ts'
import { listReadLocations } from '../locations/locations.ts'

/** Numbers of the location that is asked for, or of all the user's locations of its project (OP-15, OP-34). */
export async function reportPlaces(
  ctx: Ctx,
  { projectNummer }: { readonly projectNummer?: string | undefined },
): Promise<readonly string[]> {
  const places = await listReadLocations(ctx, projectNummer === undefined ? {} : { projectNummer })
  return places.map(({ nummer }) => nummer)
}
