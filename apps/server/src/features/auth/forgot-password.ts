import type { auth } from '@portal/contract/auth.ts'
import { linkExpiry, mayMailReset } from '@portal/domain/auth/password-link.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { linkHash, newLinkToken } from '../../platform/keys/link-token.ts'
import { findLinkReceiver, type LinkReceiver } from './accounts.store.ts'
import { linkPath } from './link-path.ts'
import { listForgotten, saveForgotten, withSavepoint } from './password-links.store.ts'
import { resetMail } from './reset-mail.ts'

const hourMs = 3_600_000

/** In the place of somebody unknown: the same work is done, so that timing reveals nothing. */
function nobody(userName: string): LinkReceiver {
  return { id: crypto.randomUUID(), userName, email: 'niemand@portaal.invalid', language: 'nl-NL' }
}

/**
 * Mails a link to choose another password: 30 minutes, once, no second one within a minute and three an
 * hour. An invitation that waits stays as it is. An unknown name, that
 * is blocked or that logs in elsewhere gets the same answer after the same work, of which nothing is kept.
 */
export const forgotPassword: AskFirst<typeof auth.forgotPassword> = {
  async ask(before, { gebruikersnaam }) {
    const found = await findLinkReceiver(before.db, gebruikersnaam)
    const receiver = found ?? nobody(gebruikersnaam)
    const token = newLinkToken()
    const mail = await resetMail(before.tenant, { ...receiver, path: linkPath(token) })
    const at = before.clock.now()
    return async (ctx) => {
      const sent = await listForgotten(ctx.db, receiver.id, new Date(at.getTime() - hourMs))
      const isMailed = found !== null && mayMailReset(sent, at) && ctx.tenant.publicUrl !== null
      await withSavepoint(ctx.db, isMailed, async () => {
        const expiresAt = linkExpiry(at, 'forgotten')
        await saveForgotten(ctx.db, { userId: receiver.id, tokenHash: linkHash(token), createdAt: at, expiresAt })
        await ctx.mail.queue(mail)
      })
      // An unknown name is not stored: people type passwords into that field.
      ctx.audit(found?.userName ?? '', { address: ctx.remoteAddress })
      return null
    }
  },
}
