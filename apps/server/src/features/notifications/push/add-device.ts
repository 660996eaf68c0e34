import { PortalError } from '@portal/contract/errors.ts'
import type { notifications } from '@portal/contract/notifications.ts'
import { mostPushDevices } from '@portal/domain/notifications/push.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { deleteDevicesBeyond, saveDevice } from './devices.store.ts'

const userAgentLength = 300

/** Only addresses of push services on the internet are sent to (decision: notifications). */
export const addDevice: UseCase<typeof notifications.addDevice> = async (ctx, { endpoint, p256dh, auth }) => {
  const user = signedIn(ctx)
  if (!ctx.settings.bool('Meldingen_Push')) throw new PortalError('melding.push_uit')
  if (ctx.sessionId === null || !ctx.push.accepts({ endpoint, p256dh, auth }))
    throw new PortalError('melding.pushdienst_onbekend')
  const now = ctx.clock.now()
  await saveDevice(ctx.db, {
    userId: user.id,
    sessionId: ctx.sessionId,
    endpoint,
    p256dh,
    auth,
    serverKey: ctx.push.publicKey,
    userAgent: ctx.userAgent.slice(0, userAgentLength),
    language: ctx.language,
    createdAt: now,
    usedAt: now,
  })
  await deleteDevicesBeyond(ctx.db, user.id, mostPushDevices)
  ctx.audit(user.userName)
  return null
}
