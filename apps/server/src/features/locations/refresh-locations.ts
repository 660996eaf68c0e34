import { PortalError } from '@portal/contract/errors.ts'
import type { locations } from '@portal/contract/locations.ts'
import { isAdministrator } from '@portal/domain/access/may.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'

/** Reads the user's locations from the back office now, and tells the user's windows (R-PAY-16, R-RT-02). */
export const refreshLocations: UseCase<typeof locations.refreshLocations> = async (ctx) => {
  const user = signedIn(ctx)
  const isKnown = await ctx.erp.refreshUser(user.erpUserName)
  if (!isKnown && !isAdministrator(user)) throw new PortalError('navision_account_onbekend')
  ctx.audit(user.userName)
  ctx.afterCommit(() => ctx.answers.drop(['locations']))
  ctx.afterCommit(() => ctx.hub.toUser(user.userName, 'locationsUpdated'))
  return null
}
