import type { notifications } from '@portal/contract/notifications.ts'
import { seesNotification } from '@portal/domain/notifications/person-notification.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { listNotifications } from './notifications.store.ts'

/** Pages and counts are of what the person may see now. */
export const getNotifications: UseCase<typeof notifications.getNotifications> = async (ctx, { page, pageSize }) => {
  const user = signedIn(ctx)
  const all = await listNotifications(ctx.db, user.userName)
  if (all.length === 0) return { items: [], ongelezen: 0, totaal: 0 }
  const locationNos = new Set((await listUserLocations(ctx.db, user)).map(({ nummer }) => nummer))
  const seen = all.filter(({ materieellocatie }) => seesNotification({ locationNo: materieellocatie }, locationNos))
  const first = (page - 1) * pageSize
  return {
    items: seen.slice(first, first + pageSize),
    ongelezen: seen.filter(({ gelezen }) => !gelezen).length,
    totaal: seen.length,
  }
}
