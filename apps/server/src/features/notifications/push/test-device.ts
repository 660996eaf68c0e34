import { PortalError } from '@portal/contract/errors.ts'
import type { notifications } from '@portal/contract/notifications.ts'
import { testPushLifeMs } from '@portal/domain/notifications/push.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { insertTest } from './deliveries.store.ts'
import { listDevices } from './devices.store.ts'

export const testDevice: UseCase<typeof notifications.testDevice> = async (ctx, { apparaatId }) => {
  const { id, userName } = signedIn(ctx)
  if (!ctx.settings.bool('Meldingen_Push')) throw new PortalError('melding.push_uit')
  const device = (await listDevices(ctx.db, id)).find((one) => one.id === apparaatId)
  if (device === undefined) throw new PortalError('error.niet_gevonden')
  await insertTest(ctx.db, { deviceId: device.id, at: ctx.clock.now(), lifeMs: testPushLifeMs })
  ctx.audit(userName)
  return null
}
