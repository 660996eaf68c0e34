import type { auth } from '@portal/contract/auth.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { forgetDevice } from '../../platform/push/forget-device.store.ts'
import { endSession, findProviderLogout } from './accounts.store.ts'
import { endAllLooksWith } from './look-along/end-look.ts'

export const logout: UseCase<typeof auth.logout> = async (ctx) => {
  const user = signedIn(ctx)
  const { sessionId } = ctx
  if (sessionId === null) return null
  const adres = await findProviderLogout(ctx.db, sessionId)
  await endSession(ctx.db, sessionId, ctx.clock.now())
  await forgetDevice(ctx.db, sessionId)
  // Who left can withdraw nothing: nobody goes on looking.
  const looking = await endAllLooksWith(ctx, user.id)
  ctx.audit(user.userName)
  ctx.afterCommit(() => {
    ctx.forgetAccess()
    for (const ended of [sessionId, ...looking]) ctx.hub.endSession(ended)
  })
  return adres === null ? null : { adres }
}
