import { PortalError } from '@portal/contract/errors.ts'
import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import type { Ctx } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'

/** Nothing leaves a blocked or a closed location (R-RULE-07, OP-22). */
export function refuseLeaving(places: readonly UserLocation[]): void {
  for (const place of places) {
    const refusal = refuseLeavingAt(place)
    if (refusal !== null) throw new PortalError(refusal)
  }
}

/**
 * The locations as they are to the person, one after the other: a command has one connection, which does one thing at once.
 */
export async function placesAt(ctx: Ctx, locationNos: readonly string[]): Promise<readonly UserLocation[]> {
  const places: UserLocation[] = []
  for (const locationNo of locationNos) places.push(await ctx.at(locationNo))
  return places
}

/** Refuses a remark longer than the setting allows (R-VAL-11); `field` is the input field that gave it. */
export function refuseLongRemark(ctx: Ctx, remark: string | undefined, field: string): void {
  const amount = ctx.settings.int('Afvoerlijst_MaxLengthOpmerking')
  if ((remark ?? '').length > amount) throw new PortalError('validatie.max_tekens', { amount }, { field })
}
