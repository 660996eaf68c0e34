import type { TenantParts } from '../../platform/context.ts'
import { tellPerson } from '../notifications/notifications.ts'
import { listMovedOrders, saveToldDay } from './planned-days.store.ts'

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
  const chargeCode = settings.string('Spoed_Code').trim()
  const at = clock.now().toISOString()
  const tells: (() => void)[] = []
  for (const order of await listMovedOrders(db, { numbers, from: clock.today(), chargeCode })) {
    if (!(await saveToldDay(db, order))) continue
    const { type, no, requestNo: subject, userName, locationNo, ...values } = order
    const told = { kind: 'verplaatst', userName, subject, locationNo, eventKey: `${type} ${no} ${at}`, values } as const
    tells.push(await tellPerson(parts, told, null))
  }
  return () => {
    for (const tell of tells) tell()
  }
}
