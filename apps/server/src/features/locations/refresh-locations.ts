import { PortalError } from '@portal/contract/errors.ts'
import type { locations } from '@portal/contract/locations.ts'
import { isAdministrator } from '@portal/domain/access/may.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listTouchedPeople } from '../sync/sync.store.ts'

/**
 * Reads the user's locations from the back office now, and sends the event to the windows of the user and of everybody else
 * who has a location that turned out to be changed (R-PAY-16, R-RT-02).
 */
export const refreshLocations: AskFirst<typeof locations.refreshLocations> = {
  async ask(asking) {
    const user = signedIn(asking)
    const { isKnown, changedLocations } = await asking.erp.refreshUser(user.erpUserName)
    if (!isKnown && !isAdministrator(user)) throw new PortalError('navision_account_onbekend')
    return async (ctx) => {
      ctx.audit(user.userName)
      const others = await listTouchedPeople(ctx.db, { erpUserNames: [], locationNos: changedLocations })
      ctx.afterCommit(() => {
        for (const name of others) ctx.hub.changed({ user: name }, { subjects: ['locations'] })
      })
      return null
    }
  },
}
