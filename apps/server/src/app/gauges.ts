import { outboxAlarms } from '@portal/domain/outbox/outbox-alarm.ts'
import { backupTrouble } from '@portal/domain/sync/troubles.ts'
import { readContact } from '../erp/transport/contact.store.ts'
import { countMails } from '../features/mails/mails.store.ts'
import { readOutboxState } from '../features/outbox/outbox.store.ts'
import { readDataAges } from '../features/sync/data-ages.ts'
import { listLostRequests, readLastBackup } from '../features/sync/restores.store.ts'
import { countStoppedTables } from '../features/sync/sync.store.ts'
import type { HubServer } from '../http/hub.ts'
import type { ProcessGauge, TenantGauge } from '../http/metrics.ts'
import type { ConnectionBudget } from '../platform/db/connection-budget.ts'
import { listLastRuns } from '../platform/jobs/job-run-list.store.ts'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'

const secondsSince = (moment: Date | null, now: Date) =>
  moment === null ? 0 : (now.getTime() - moment.getTime()) / 1000

const longestAnswerMs = 3000

async function answersInTime({ connections }: OpenTenant['database']): Promise<boolean> {
  let hasAnswered = false
  const asked = connections.query('select 1').then(() => {
    hasAnswered = true
  })
  await waitAtMost(longestAnswerMs, asked).catch(() => undefined)
  return hasAnswered
}

/** What only this process knows of its pages. */
export function hubGauge(hub: Pick<HubServer, 'countConnections'>): TenantGauge {
  return {
    name: 'portal_hub_connections',
    help: 'Open pages that listen to this process',
    read: ({ tenant }) => hub.countConnections(tenant),
  }
}

/** What the process uses of what it may. */
export const budgetGauges = (budget: ConnectionBudget): readonly ProcessGauge[] => [
  {
    name: 'portal_database_connections',
    help: 'Connections of this process to databases, without those that listen',
    read: () => budget.used(),
  },
  {
    name: 'portal_database_connections_most',
    help: 'How many it may have: PORTAL_DATABASE_CONNECTIONS',
    read: () => budget.most,
  },
]

/** What an operator watches of each tenant. */
export const gauges: readonly TenantGauge[] = [
  {
    name: 'portal_replica_reads',
    help: 'Statements that may go to the replica since the tenant opened, by the server that answered',
    label: 'server',
    readEach: async ({ database }) => new Map(Object.entries(database.connections.replicaCounts() ?? {})),
  },
  {
    name: 'portal_database_reachable',
    help: '0 while this process gets no answer of the database of the tenant within three seconds, or cannot open it',
    unopened: 0,
    read: async ({ database }) => ((await answersInTime(database)) ? 1 : 0),
  },
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
    help: '0 while nothing is sent by whichever process asks: it does not answer, or does not take the account',
    read: async ({ database }) => ((await readContact(database.db)).awaySince === null ? 1 : 0),
  },
  {
    name: 'portal_backoffice_answer_seconds',
    help: 'Time since the back office last answered any process',
    read: async (open) => secondsSince((await readContact(open.database.db)).lastAnswerAt, open.parts().clock.now()),
  },
  {
    name: 'portal_mirror_age_seconds',
    help: 'Time since all tables of an area were last in step; an area is the task that reads it',
    label: 'area',
    readEach: async (open) => {
      const now = open.parts().clock.now()
      const ages = await readDataAges(open.parts())
      return new Map(
        ages.flatMap(({ id, updated }) => (updated === null ? [] : [[id, secondsSince(new Date(updated), now)]])),
      )
    },
  },
  {
    name: 'portal_mirror_stale',
    help: '1 while an area missed a whole run or was never read',
    label: 'area',
    readEach: async (open) => {
      const now = open.parts().clock.now()
      const ages = await readDataAges(open.parts())
      const isFresh = ({ updated, staleAfterSeconds }: (typeof ages)[number]) =>
        updated !== null && secondsSince(new Date(updated), now) <= staleAfterSeconds
      return new Map(ages.map((age) => [age.id, isFresh(age) ? 0 : 1]))
    },
  },
  {
    name: 'portal_task_failed',
    help: '1 when the last run of a task that ended failed',
    label: 'task',
    readEach: async ({ database }) => {
      const { ended } = await listLastRuns(database.db)
      return new Map([...ended].map(([task, { state }]) => [task, state === 'failed' ? 1 : 0]))
    },
  },
  {
    name: 'portal_task_seconds',
    help: 'How long the last run of a task that ended took',
    label: 'task',
    readEach: async ({ database }) => {
      const { ended } = await listLastRuns(database.db)
      return new Map(
        [...ended].map(([task, { startedAt, finishedAt }]) => [task, secondsSince(startedAt, finishedAt ?? startedAt)]),
      )
    },
  },
  {
    name: 'portal_mirror_stopped_tables',
    help: 'Tables of the mirror whose reading or comparison stopped; the reason is in the task list',
    read: ({ database }) => countStoppedTables(database.db),
  },
  {
    name: 'portal_requests_lost',
    help: 'Requests that the back office has and a restore of the portal lost',
    read: async ({ database }) => (await listLostRequests(database.db)).length,
  },
  {
    name: 'portal_backup_old',
    help: '1 while the last backup is older than the company allows, or was never made',
    read: async ({ tenant, database, parts }) => {
      const { settings, clock } = parts()
      const standing = { backupDays: settings.int('Backup_WaarschuwDagen'), isProduction: tenant.production }
      return backupTrouble({ ...standing, lastBackup: await readLastBackup(database.db) }, clock.now()).length
    },
  },
  {
    name: 'portal_mails_open',
    help: 'Mails that wait or could not be sent',
    read: ({ database }) => countMails(database.db),
  },
  {
    name: 'portal_pool_waiting',
    help: 'Questions that wait for a database connection',
    read: ({ database }) => database.connections.counts().waiting,
  },
  {
    name: 'portal_pool_connections',
    help: 'Connections that this process has open for the tenant, without the one that listens',
    read: ({ database }) => database.connections.counts().open,
  },
]
