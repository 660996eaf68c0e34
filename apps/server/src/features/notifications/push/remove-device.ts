import { PortalError } from '@portal/contract/errors.ts'
import type { notifications } from '@portal/contract/notifications.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { deleteDeviceOf } from './devices.store.ts'

export const removeDevice: UseCase<typeof notifications.removeDevice> = async (ctx, { apparaatId: id }) => {
  const { id: userId, userName } = signedIn(ctx)
  if (!(await deleteDeviceOf(ctx.db, { userId, id }))) throw new PortalError('error.niet_gevonden')
  ctx.audit(userName)
  return null
}
