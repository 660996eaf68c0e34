import type { notifications } from '@portal/contract/notifications.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { moveDevice } from './devices.store.ts'

/** Asked by the worker of a browser, which has no session: it knows the former address, and learns nothing. */
export const renewDevice: UseCase<typeof notifications.renewDevice> = async (ctx, { vorige, ...subscription }) => {
  if (ctx.push.accepts(subscription)) await moveDevice(ctx.db, vorige, subscription)
  return null
}
