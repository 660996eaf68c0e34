import { PortalError } from '@portal/contract/errors.ts'
import type { sync } from '@portal/contract/sync.ts'
import type { AskFirst } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import { findErpUserName, listTouchedPeople } from './sync.store.ts'

/** Who asked, where it was no person. */
const backOffice = 'backoffice'

function senderOf({ user }: Pick<Ctx, 'user'>): { readonly by?: string } {
  return user === null ? { by: backOffice } : {}
}

/**
 * OP-67: lets the back office say that locations changed. A named user is read again and gets the event at once, as do
 * others who have a location that turned out to be changed; without a name the job that reads locations and users runs,
 * which sends the event to everybody concerned.
 */
export const announceLocations: AskFirst<typeof sync.announceLocations> = {
  async ask(asking, { gebruikersnaam }) {
    if (gebruikersnaam == null) return announceAll
    const erpUserName = await findErpUserName(asking.db, gebruikersnaam)
    const refresh = erpUserName === null ? null : await asking.erp.refreshUser(erpUserName)
    if (!refresh?.isKnown) throw new PortalError('navision_account_onbekend')
    return async (ctx) => {
      ctx.audit(gebruikersnaam, senderOf(ctx))
      const others = await listTouchedPeople(ctx.db, { erpUserNames: [], locationNos: refresh.changedLocations })
      ctx.afterCommit(() => {
        for (const name of new Set([gebruikersnaam, ...others]))
          ctx.hub.changed({ user: name }, { subjects: ['locations'] })
      })
      return null
    }
  },
}

async function announceAll(ctx: Ctx): Promise<null> {
  ctx.audit('MaterieelLocatieEnGebruikersSync', senderOf(ctx))
  // A run at work may have read past what changed.
  ctx.afterCommit(() => ctx.jobs.runAnew('MaterieelLocatieEnGebruikersSync', ctx.user?.userName ?? backOffice))
  return null
}
