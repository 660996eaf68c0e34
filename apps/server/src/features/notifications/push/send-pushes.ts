import { seesNotification } from '@portal/domain/notifications/person-notification.ts'
import { pushLifeMs } from '@portal/domain/notifications/push.ts'
import type { TenantParts } from '../../../platform/context.ts'
import { findAccountNow } from '../../auth/auth.ts'
import { listUserLocations } from '../../locations/locations.store.ts'
import { limitToCustomers } from '../../locations/locations.ts'
import { deleteDelivered } from '../notifications.store.ts'
import {
  claimDeliveries,
  type Delivery,
  deleteDelivery,
  hasDueDeliveries,
  planDeliveries,
  postponeDelivery,
} from './deliveries.store.ts'
import { deleteDevice } from './devices.store.ts'
import { pushMessage } from './push-message.ts'

/** So few that even slow push services have answered before another process may take them. */
const atATime = 5

/** What is of a location that the person lost is not sent. */
async function maySee({ db, settings }: TenantParts, { userName, notification }: Delivery): Promise<boolean> {
  if (notification === null || notification.locationNo === '') return true
  const account = await findAccountNow(db, userName)
  if (account === null) return false
  const locations = await listUserLocations(db, await limitToCustomers({ db, settings }, account))
  return seesNotification(notification, new Set(locations.map(({ nummer }) => nummer)))
}

async function deliver(parts: TenantParts, delivery: Delivery): Promise<void> {
  const { db, clock, log, push, tenant } = parts
  if (!(await maySee(parts, delivery))) return deleteDelivery(db, delivery.id)
  const outcome = await push.send(delivery, await pushMessage(tenant, delivery, clock.now()))
  if (outcome.kind === 'sent') return deleteDelivery(db, delivery.id)
  if (outcome.kind === 'gone') return deleteDevice(db, delivery.deviceId)
  // The address itself opens the device to who has our key: only its host is written.
  const about = { device: delivery.deviceId, host: new URL(delivery.endpoint).host, why: outcome.error }
  if (outcome.kind === 'refused') {
    log.warn(about, 'push was refused')
    return deleteDelivery(db, delivery.id)
  }
  const state = await postponeDelivery(db, delivery, { at: clock.now(), afterMs: outcome.afterMs })
  log.warn({ ...about, state }, 'push could not be sent')
}

/** Sends unread notifications to people's devices; a push service that fails delays no other. */
export async function sendPushes(parts: TenantParts, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = parts
  if (!parts.settings.bool('Meldingen_Push')) return
  let isChanged = false
  while (!signal.aborted && (await planDeliveries(db, clock.now(), pushLifeMs)) > 0) isChanged = true
  while (!signal.aborted && (await hasDueDeliveries(db, clock.now()))) {
    isChanged = true
    const claimed = await claimDeliveries(db, clock.now(), atATime)
    const working = claimed.map((delivery) =>
      deliver(parts, delivery).catch((error) => log.error({ err: error, device: delivery.deviceId }, 'push failed')),
    )
    await Promise.all(working)
  }
  if (isChanged) await deleteDelivered(db)
}
