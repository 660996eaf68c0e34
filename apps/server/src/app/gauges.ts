import { outboxAlarms } from '@portal/domain/sync/outbox-alarm.ts'
import type { TenantGauge } from '../http/metrics.ts'
import { countMails, countStoppedTables, readOldestSync, readOutboxState } from '../platform/operation.store.ts'

const secondsSince = (moment: Date | null, now: Date) =>
  moment === null ? 0 : (now.getTime() - moment.getTime()) / 1000

/** What an operator watches of each tenant. */
export const gauges: readonly TenantGauge[] = [
  {
    name: 'portal_outbox_waiting',
    help: 'Writes that the back office does not have yet',
    read: async ({ database }) => (await readOutboxState(database.db)).waiting,
  },
  {
    name: 'portal_outbox_parked',
    help: 'Writes that wait for an operator',
    read: async ({ database }) => (await readOutboxState(database.db)).parked,
  },
  {
    name: 'portal_outbox_oldest_seconds',
    help: 'Age of the oldest write that waits',
    read: async (open) => secondsSince((await readOutboxState(open.database.db)).oldest, open.parts().clock.now()),
  },
  {
    name: 'portal_outbox_alarm',
    help: '1 while a write is parked or waits longer than 15 minutes',
    read: async (open) =>
      Math.min(1, outboxAlarms(await readOutboxState(open.database.db), open.parts().clock.now()).length),
  },
  {
    name: 'portal_backoffice_reachable',
    help: '0 while nothing is sent: too many failures on the way, or the account was refused',
    read: (open) => (open.parts().erp.isReachable() ? 1 : 0),
  },
  {
    name: 'portal_mirror_age_seconds',
    help: 'Time since the mirror was last in step, of the table furthest behind',
    read: async (open) => secondsSince(await readOldestSync(open.database.db), open.parts().clock.now()),
  },
  {
    name: 'portal_mirror_stopped_tables',
    help: 'Tables of the mirror whose reading or comparison stopped; the reason is in the task list',
    read: ({ database }) => countStoppedTables(database.db),
  },
  {
    name: 'portal_mails_open',
    help: 'Mails that wait or could not be sent',
    read: ({ database }) => countMails(database.db),
  },
  {
    name: 'portal_pool_waiting',
    help: 'Questions that wait for a database connection',
    read: ({ database }) => database.pool.waitingCount,
  },
]
