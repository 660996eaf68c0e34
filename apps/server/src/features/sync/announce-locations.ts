import { PortalError } from '@portal/contract/errors.ts'
import type { sync } from '@portal/contract/sync.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { findErpUserName, listTouchedPeople } from './sync.store.ts'

/**
 * OP-67: lets the back office say that locations changed. A user who is named is read anew and told at once, as are
 * others who have a location that turned out to be changed; without a name the job that reads locations and users runs,
 * which tells everybody concerned.
 */
export const announceLocations: UseCase<typeof sync.announceLocations> = async (ctx, { gebruikersnaam }) => {
  const { userName } = signedIn(ctx)
  if (gebruikersnaam == null) {
    ctx.audit('MaterieelLocatieEnGebruikersSync')
    // A run at work may have read past what changed.
    ctx.afterCommit(() => ctx.jobs.runAnew('MaterieelLocatieEnGebruikersSync', userName))
    return null
  }
  const erpUserName = await findErpUserName(ctx.db, gebruikersnaam)
  const refresh = erpUserName === null ? null : await ctx.erp.refreshUser(erpUserName)
  if (!refresh?.isKnown) throw new PortalError('navision_account_onbekend')
  ctx.audit(gebruikersnaam)
  ctx.afterCommit(() => ctx.answers.drop(['locations']))
  const others = await listTouchedPeople(ctx.db, { erpUserNames: [], locationNos: refresh.changedLocations })
  ctx.afterCommit(() => {
    for (const name of new Set([gebruikersnaam, ...others])) ctx.hub.toUser(name, 'locationsUpdated')
  })
  return null
}
