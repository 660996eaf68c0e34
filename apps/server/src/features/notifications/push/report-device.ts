import type { notifications } from '@portal/contract/notifications.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { deleteDeviceAt, noteDeviceUse } from './devices.store.ts'

/** A phone that went over to somebody else shows nothing of its former owner. */
export const reportDevice: UseCase<typeof notifications.reportDevice> = async (ctx, { endpoint }) => {
  const { id: userId, userName } = signedIn(ctx)
  const { sessionId, language, clock } = ctx
  const use = sessionId === null ? null : { sessionId, language, usedAt: clock.now() }
  const aan = use !== null && (await noteDeviceUse(ctx.db, { userId, endpoint }, use))
  if (!aan) await deleteDeviceAt(ctx.db, endpoint)
  ctx.audit(userName, { isTold: aan })
  return { aan, sleutel: ctx.push.publicKey }
}
