import { countMails } from '../features/mails/mails.store.ts'
import { readOutboxState } from '../features/outbox/outbox.store.ts'
import { readDataAges } from '../features/sync/data-ages.ts'
import { listStoppedTables } from '../features/sync/sync.ts'
import type { HealthPart, HealthParts } from '../http/health-detail.ts'
import { listLastRuns } from '../platform/jobs/job-run-list.store.ts'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'

const longestPingMs = 3000
/** A write to the back office that waits longer than this needs a look. */
const longestWaitSeconds = 15 * 60

function secondsSince(moment: Date | string | null, now: Date): number | null {
  return moment === null ? null : Math.round((now.getTime() - new Date(moment).getTime()) / 1000)
}

async function timed(work: Promise<unknown>): Promise<HealthPart> {
  const began = performance.now()
  let isInTime = false
  const answered = work.then(() => {
    isInTime = true
  })
  try {
    await waitAtMost(longestPingMs, answered)
    return { ok: isInTime, ms: Math.round(performance.now() - began) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

async function outboxPart({ database, parts }: OpenTenant): Promise<HealthPart> {
  const { waiting, parked, oldest } = await readOutboxState(database.db)
  const oldestSeconds = secondsSince(oldest, parts().clock.now())
  return { ok: parked === 0 && (oldestSeconds ?? 0) < longestWaitSeconds, waiting, parked, oldestSeconds }
}

async function mirrorPart(open: OpenTenant): Promise<HealthPart> {
  const now = open.parts().clock.now()
  const [ages, stopped] = await Promise.all([readDataAges(open.parts()), listStoppedTables(open.database.db)])
  const items = ages.map(({ id, updated, staleAfterSeconds }) => {
    const ageSeconds = secondsSince(updated, now)
    return { id, ok: ageSeconds !== null && ageSeconds <= staleAfterSeconds, ageSeconds, staleAfterSeconds }
  })
  return { ok: stopped.length === 0 && items.every(({ ok }) => ok), items, stopped }
}

/** A job that never ran is no trouble: most of them only run when somebody asks. */
async function jobsPart({ database, parts }: OpenTenant): Promise<HealthPart> {
  const now = parts().clock.now()
  const { ended } = await listLastRuns(database.db)
  const items = [...ended.values()].map(({ job, state, reason, startedAt }) => {
    return { id: job, ok: state !== 'failed', state, reason, ageSeconds: secondsSince(startedAt, now) }
  })
  return { ok: items.every(({ ok }) => ok), items }
}

/** What an administrator reads of each part of a tenant. */
export async function readHealthParts(open: OpenTenant): Promise<HealthParts> {
  const [database, backOffice, outbox, mirror, jobs, mails] = await Promise.all([
    timed(open.database.connections.query('select 1')),
    timed(open.parts().erp.ping()),
    outboxPart(open),
    mirrorPart(open),
    jobsPart(open),
    countMails(open.database.db),
  ])
  return { database, backOffice, outbox, mirror, jobs, mails: { ok: true, open: mails } }
}
