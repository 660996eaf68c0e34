import { setTimeout as pause } from 'node:timers/promises'
import { createDemoAccounts } from '../features/auth/demo-accounts.ts'
import { filesOfSigned } from '../features/hand-overs/hand-overs.ts'
import { duePushes } from '../features/notifications/push/deliveries.store.ts'
import { sendPushes } from '../features/notifications/push/send-pushes.ts'
import { createOutboxWatch } from '../features/outbox/outbox-alarm.ts'
import { addDemoTerms } from '../features/settings/demo-terms.ts'
import type { Sync } from '../features/sync/create-sync.ts'
import { whileAlone } from '../platform/db/while-alone.ts'
import type { JobRunner } from '../platform/jobs/job-runner.ts'
import { repeat } from '../platform/jobs/repeat.ts'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import { dueMails } from '../platform/mail/mail-queue.store.ts'
import { sendMails } from '../platform/mail/send-mails.ts'
import type { TenantCore } from '../tenants/open-tenant.ts'
import { runFirstSync } from './first-sync.ts'

const mailsEveryMs = 5000
const pushesEveryMs = 3000
const outboxEveryMs = 30_000
/** Who waited for the tenant asks at once: what it does by itself lets them go first. */
const firstCallsMs = 1000
/** Longest wait of the first visitor of a tenant for its first synchronisation. */
const firstVisitMs = 6000

/** What of the process decides how a tenant begins. */
interface Beginning {
  readonly servesPeople: boolean
  readonly runsJobs: boolean
  /** Resolves when the portal serves people: jobs begin after that. */
  readonly mayStartJobs: Promise<void>
}

interface TenantWork {
  readonly sync: Sync
  readonly runner: JobRunner
}

/** Begins what a tenant does by itself: its first synchronisation, its mails, and its jobs once people are served. */
export async function beginTenant(
  parts: Beginning,
  core: TenantCore,
  { sync, runner }: TenantWork,
): Promise<() => Promise<void>> {
  if (!core.tenant.production) {
    await createDemoAccounts(core.database.db)
    await addDemoTerms(core.parts())
  }
  const tenant = core.parts()
  if (core.tenant.logo !== null) await tenant.files.put(core.tenant.logo)
  if (!parts.runsJobs) return () => runner.stop()
  const ending = new AbortController()
  const { signal } = ending
  const mails = { everyMs: mailsEveryMs, signal, log: tenant.log, what: 'sending mails' }
  const pushes = { everyMs: pushesEveryMs, signal, log: tenant.log, what: 'sending pushes' }
  const watch = { everyMs: outboxEveryMs, signal, log: tenant.log, what: 'watching the outbox' }
  const afterFirstCalls = pause(parts.servesPeople ? firstCallsMs : 0, undefined, { signal }).catch(() => undefined)
  const byItself = (work: () => Promise<void>) => afterFirstCalls.then(() => (signal.aborted ? undefined : work()))
  const tried = Promise.withResolvers<void>()
  // Looked for over the connection that listens: a tenant without work holds no other.
  const whenDue = (due: string, work: () => Promise<void>) => async () => {
    if ((await core.listener.look(due, [tenant.clock.now()])).length > 0) await work()
  }
  const firstRead = runFirstSync(sync, tenant, {
    signal,
    onTried: tried.resolve,
    alone: (work) => whileAlone(core.database.connection, { name: 'first synchronisation', signal }, work),
  })
  const working = [
    firstRead,
    byItself(() => sync.checkSources(tenant, signal)),
    byItself(() =>
      repeat(
        whenDue(dueMails, () => sendMails(tenant, signal, filesOfSigned)),
        mails,
      ),
    ),
    byItself(() =>
      repeat(
        whenDue(duePushes, () => sendPushes(tenant, signal)),
        pushes,
      ),
    ),
    byItself(() => repeat(createOutboxWatch(tenant), watch)),
  ]
  // The first visitor of a tenant should meet its company and not an empty one.
  if (!core.tenant.isDefault) await waitAtMost(firstVisitMs, tried.promise)
  void Promise.all([firstRead, afterFirstCalls, parts.mayStartJobs]).then(() =>
    signal.aborted ? undefined : runner.start(),
  )
  return async () => {
    ending.abort()
    await Promise.all([...working, runner.stop()])
  }
}
