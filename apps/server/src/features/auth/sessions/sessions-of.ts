import { PortalError } from '@portal/contract/errors.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import { maySeeSessionsOf } from '@portal/domain/auth/sessions.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { type Ctx, signedIn } from '../../../platform/context.ts'
import { type Account, endOtherSessions, findAccount } from '../accounts.store.ts'
import { shownSession, tellEnded } from './own-sessions.ts'
import { endSessionOf, listOpenSessions } from './sessions.store.ts'

/** @throws PortalError when there is no such account, or its sessions are none of this administrator's business */
async function findOwner(ctx: Ctx, userName: string): Promise<Account> {
  const owner = await findAccount(ctx.db, userName)
  if (owner === null) throw new PortalError('error.niet_gevonden')
  if (!maySeeSessionsOf(signedIn(ctx), owner)) throw new PortalError('error.niet_toegankelijk')
  return owner
}

export const getSessionsOf: UseCase<typeof secondFactor.getSessionsOf> = async (ctx, { gebruikersnaam }) => {
  const owner = await findOwner(ctx, gebruikersnaam)
  const rows = await listOpenSessions(ctx.db, owner.id, ctx.clock.now())
  return { items: rows.map((row) => shownSession(row, ctx.sessionId)) }
}

/** One session of somebody, or all of them; the one that asks goes on. */
export const endSessionsOf: UseCase<typeof secondFactor.endSessionsOf> = async (ctx, { gebruikersnaam, sessie }) => {
  const owner = await findOwner(ctx, gebruikersnaam)
  const [userId, now] = [owner.id, ctx.clock.now()]
  if (sessie !== null && !(await endSessionOf(ctx.db, { userId, sessionId: sessie }, now)))
    throw new PortalError('error.niet_gevonden')
  const ended =
    sessie === null ? await endOtherSessions(ctx.db, { userId, keepSessionId: ctx.sessionId }, now) : [sessie]
  ctx.audit(owner.userName, { endedSessions: ended.length })
  tellEnded(ctx, ended)
  return { aantal: ended.length }
}
