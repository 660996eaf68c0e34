import type { auth } from '@portal/contract/auth.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { linkHash } from '../../platform/keys/link-token.ts'
import { replacePasswordHash } from './accounts.store.ts'
import { endAccess } from './auth.ts'
import { refuseNewPassword } from './change-password.ts'
import { clearFailedLogins } from './login-attempts.store.ts'
import { deleteOpenLinks, findLinkOwner, spendLink } from './password-links.store.ts'
import { hashPassword } from './passwords.ts'

/**
 * Sets a password by a link, once (R-ROUTE-14, OP-38). Every session of the person ends and failed logins are forgotten;
 * a block by an administrator stays, and the link of somebody blocked opens nothing.
 */
export const resetPassword: AskFirst<typeof auth.resetPassword> = {
  async ask(before, input) {
    const tokenHash = linkHash(input.token)
    const owner = await findLinkOwner(before.db, tokenHash, before.clock.now())
    if (owner === null || owner.isBlocked) throw new PortalError('wachtwoord.link_ongeldig')
    refuseNewPassword(owner, input)
    const to = await hashPassword(input.nieuwWachtwoord, before.remoteAddress)
    return async (ctx) => {
      const isUsed = await spendLink(ctx.db, tokenHash, ctx.clock.now())
      const isSet = isUsed && (await replacePasswordHash(ctx.db, owner.id, { from: owner.passwordHash, to }))
      if (!isSet) throw new PortalError('wachtwoord.link_ongeldig')
      await clearFailedLogins(ctx.db, owner.userName)
      await deleteOpenLinks(ctx.db, owner.id)
      await endAccess(ctx, owner.id)
      ctx.audit(owner.userName)
      return null
    }
  },
}
