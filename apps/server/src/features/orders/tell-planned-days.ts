import { chargeCodeOf } from '@portal/domain/prices/urgent-charge.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Committing } from '../../platform/db/transact.ts'
import { tellPeople } from '../notifications/notifications.ts'
import { listMovedOrders, saveNotifiedDays } from './planned-days.store.ts'

/**
 * Notifies requesters of orders that are planned for another day than the one asked for, or the one notified before; a day
 * that has passed is no news.
 * @param numbers of the orders that changed; null for all
 */
export async function tellPlannedDays(
  parts: Pick<TenantParts, 'clock' | 'hub' | 'settings'> & Committing,
  numbers: readonly string[] | null,
): Promise<void> {
  const { db, clock, settings } = parts
  const chargeCode = chargeCodeOf(settings)
  const at = clock.now().toISOString()
  const moved = await listMovedOrders(db, { numbers, from: clock.today(), chargeCode })
  const isNew = await saveNotifiedDays(db, moved)
  const news = moved.filter(isNew).map(({ type, no, requestNo: subject, userName, locationNo, ...values }) => {
    const eventKey = `${type} ${no} ${at}`
    return { kind: 'verplaatst', userName, subject, locationNo, eventKey, values } as const
  })
  await tellPeople(parts, news)
}
