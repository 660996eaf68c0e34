import type { auth } from '@portal/contract/auth.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { endSession, findProviderLogout } from './accounts.store.ts'

export const logout: UseCase<typeof auth.logout> = async (ctx) => {
  const user = signedIn(ctx)
  const { sessionId } = ctx
  if (sessionId === null) return null
  const adres = await findProviderLogout(ctx.db, sessionId)
  await endSession(ctx.db, sessionId, ctx.clock.now())
  ctx.audit(user.userName)
  ctx.afterCommit(() => {
    ctx.forgetAccess()
    ctx.hub.endSession(sessionId)
  })
  return adres === null ? null : { adres }
}
