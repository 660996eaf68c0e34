import { PortalError } from '@portal/contract/errors.ts'
import type { sync } from '@portal/contract/sync.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { findErpUserName } from './sync.store.ts'

/**
 * OP-67: lets the back office say that locations changed. A user who is named is read anew and told at once; without a
 * name the job that reads locations and users runs, which tells everybody concerned.
 */
export const announceLocations: UseCase<typeof sync.announceLocations> = async (ctx, { gebruikersnaam }) => {
  const { userName } = signedIn(ctx)
  if (gebruikersnaam == null) {
    ctx.audit('MaterieelLocatieEnGebruikersSync')
    ctx.afterCommit(async () => void (await ctx.jobs.runNow('MaterieelLocatieEnGebruikersSync', userName)))
    return null
  }
  const erpUserName = await findErpUserName(ctx.db, gebruikersnaam)
  if (erpUserName === null || !(await ctx.erp.refreshUser(erpUserName)))
    throw new PortalError('navision_account_onbekend')
  ctx.audit(gebruikersnaam)
  ctx.afterCommit(() => ctx.answers.drop(['locations']))
  ctx.afterCommit(() => ctx.hub.toUser(gebruikersnaam, 'locationsUpdated'))
  return null
}
