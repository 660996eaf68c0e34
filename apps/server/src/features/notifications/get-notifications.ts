import type { notifications } from '@portal/contract/notifications.ts'
import { seesNotification } from '@portal/domain/notifications/person-notification.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { listNotifications } from './notifications.store.ts'

/** The notifications that the person may see now. */
export const getNotifications: UseCase<typeof notifications.getNotifications> = async (ctx) => {
  const user = signedIn(ctx)
  const all = await listNotifications(ctx.db, user.userName)
  if (all.length === 0) return { items: [] }
  const locationNos = new Set((await listUserLocations(ctx.db, user)).map(({ nummer }) => nummer))
  return {
    items: all.filter(({ materieellocatie }) => seesNotification({ locationNo: materieellocatie }, locationNos)),
  }
}
