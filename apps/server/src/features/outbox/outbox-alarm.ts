import { outboxAlarms } from '@portal/domain/outbox/outbox-alarm.ts'
import type { TenantParts } from '../../platform/context.ts'
import { listParkings, readOutboxState } from './outbox.store.ts'

/** An alarm that lasts is repeated after so long. */
const repeatMs = 3_600_000

/**
 * Watches the outbox of one tenant: an error in the log when a write is parked or on its way for too long, again when that
 * gets worse, and every hour while it lasts; one line when it is over.
 * @returns what looks once
 */
export function createOutboxWatch(parts: Pick<TenantParts, 'db' | 'clock' | 'log'>): () => Promise<void> {
  let logged: { readonly parked: ReadonlySet<string>; readonly alarms: string; readonly at: number } | null = null
  return async () => {
    const { waiting, parked, oldest } = await readOutboxState(parts.db)
    const stopped = await listParkings(parts.db)
    const now = parts.clock.now()
    const alarms = outboxAlarms({ parked, oldest }, now).join(' ')
    if (alarms === '') {
      if (logged !== null) parts.log.info({ waiting }, 'the outbox is in order again')
      logged = null
      return
    }
    // As many as before may be others: one was settled and another one stopped since the last look.
    const known = logged?.parked
    const isWorse = [...stopped].some((parking) => known?.has(parking) !== true) || alarms !== logged?.alarms
    if (!isWorse && logged !== null && now.getTime() - logged.at < repeatMs) return
    logged = { parked: stopped, alarms, at: now.getTime() }
    parts.log.error({ waiting, parked, oldest, alarms }, 'the outbox needs an operator')
  }
}
