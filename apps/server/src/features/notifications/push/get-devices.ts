import type { notifications } from '@portal/contract/notifications.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { deviceOf } from '../../../platform/net/device-of.ts'
import { listDevices } from './devices.store.ts'

export const getDevices: UseCase<typeof notifications.getDevices> = async (ctx, { endpoint }) => {
  const devices = await listDevices(ctx.db, signedIn(ctx).id)
  return {
    actief: ctx.settings.bool('Meldingen_Push'),
    sleutel: ctx.push.publicKey,
    items: devices.map((device) => ({
      id: device.id,
      hier: device.endpoint === endpoint,
      ...deviceOf(device.userAgent),
      sinds: device.createdAt.toISOString(),
      gebruikt: device.usedAt.toISOString(),
    })),
  }
}
