import { seesNotification } from '@portal/domain/notifications/person-notification.ts'
import type { TenantParts } from '../../platform/context.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { createMailQueue } from '../../platform/mail/mail.ts'
import { findAccountNow } from '../auth/auth.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { limitToCustomers } from '../locations/locations.ts'
import { listDuePeople, takeDue } from './due-mails.store.ts'
import { notificationMail } from './notification-mail.ts'
import { deleteDelivered } from './notifications.store.ts'

/** A minute after its time a mail goes, at most. */
const everySeconds = 60

/** Mails people their unread notifications, as each chose: together what is due at one time. */
export const mailNotificationsJob: Job = {
  name: 'MeldingenMailen',
  rhythm: { everySeconds },
  async run(parts, signal) {
    const people = await listDuePeople(parts.db, parts.clock.now())
    let changed = 0
    for (const userName of people) {
      signal.throwIfAborted()
      if (await mailPerson(parts, userName)) changed += 1
    }
    return { read: people.length, changed }
  },
}

/** What was read meanwhile, or is of a location that is no longer the person's, is not mailed. */
function mailPerson(parts: TenantParts, userName: string): Promise<boolean> {
  const { db, clock, tenant, settings } = parts
  return transact(db, async (tx) => {
    const due = await takeDue(tx, userName, clock.now())
    await deleteDelivered(tx)
    const account = await findAccountNow(tx, userName)
    if (account === null || account.isBlocked || account.email === '') return false
    const locationNos = new Set(
      (await listUserLocations(tx, await limitToCustomers({ db: tx, settings }, account))).map(({ nummer }) => nummer),
    )
    const items = due.filter(
      ({ gelezen, materieellocatie }) => !gelezen && seesNotification({ locationNo: materieellocatie }, locationNos),
    )
    if (items.length === 0) return false
    await createMailQueue(tx, clock).queue(await notificationMail(tenant, account, items))
    return true
  })
}
