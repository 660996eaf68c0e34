import { PortalError } from '@portal/contract/errors.ts'
import { type FeatureArea, featureAreas } from '@portal/domain/settings/feature-areas.ts'
import type { Ctx } from '../../platform/context.ts'

export function isSwitchedOn({ settings }: Ctx, area: FeatureArea): boolean {
  return settings.bool(featureAreas[area].switch)
}

/** A report leaves out an area that is closed for everybody (R-SCR-SHELL-25). @throws PortalError 403 */
export function permitArea(ctx: Ctx, area: FeatureArea): void {
  if (!isSwitchedOn(ctx, area)) throw new PortalError('error.niet_toegankelijk')
}
