import { chargeCodeOf } from '@portal/domain/prices/urgent-charge.ts'
import type { TenantParts } from '../../platform/context.ts'
import { tellPeople } from '../notifications/notifications.ts'
import { listMovedOrders, saveToldDays } from './planned-days.store.ts'

/**
 * Tells who asked for orders that these are planned for another day than the one asked for, or the one told before; a day
 * that has passed is no news.
 * @param numbers of the orders that changed; null for all
 * @returns what to run after the commit
 */
export async function tellPlannedDays(
  parts: Pick<TenantParts, 'db' | 'clock' | 'hub' | 'settings'>,
  numbers: readonly string[] | null,
): Promise<() => void> {
  const { db, clock, settings } = parts
  const chargeCode = chargeCodeOf(settings)
  const at = clock.now().toISOString()
  const moved = await listMovedOrders(db, { numbers, from: clock.today(), chargeCode })
  const isNew = await saveToldDays(db, moved)
  const news = moved.filter(isNew).map(({ type, no, requestNo: subject, userName, locationNo, ...values }) => {
    const eventKey = `${type} ${no} ${at}`
    return { kind: 'verplaatst', userName, subject, locationNo, eventKey, values } as const
  })
  return tellPeople(parts, news)
}
