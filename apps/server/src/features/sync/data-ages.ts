import type { MirroredTable, sync } from '@portal/contract/sync.ts'
import type { DataAge } from '@portal/contract/tasks.ts'
import { troublesOf } from '@portal/domain/sync/troubles.ts'
import { type MirrorName, mirrors } from '../../erp/mirrors.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { TenantParts } from '../../platform/context.ts'
import { countMails, readFailedMails } from '../mails/mails.store.ts'
import { readOutboxState } from '../outbox/outbox.store.ts'
import { repeatedJobs, secondsBetween } from './cadence.ts'
import { listLostRequests, readLastBackup } from './restores.store.ts'
import { listTableStates, type TableState } from './sync.store.ts'
import { allMirrors, syncJobs } from './sync-parts.ts'

/** What no repeated job reads is compared every night; that run may take its time. */
const nightlySeconds = 26 * 3600
const leastMissedSeconds = 60

/** Old is what missed a whole run: right before the next one, data are as old as the time between two. */
function staleAfter(seconds: number): number {
  return seconds + Math.max(seconds, leastMissedSeconds)
}

type States = ReadonlyMap<string, TableState>

function stateOf(states: States, name: MirrorName): TableState | undefined {
  return states.get(mirrors[name].service.name)
}

function staleAfterOf(parts: TenantParts, name: MirrorName): number {
  const jobs = repeatedJobs.filter((job) => syncJobs[job].some((table) => table === name))
  const seconds = jobs.map((job) => staleAfter(secondsBetween(parts, job)))
  return seconds.length === 0 ? nightlySeconds : Math.min(...seconds)
}

/** How old the tables of each repeated job are: as old as the oldest of them. */
export async function readDataAges(parts: TenantParts): Promise<readonly DataAge[]> {
  const states = await listTableStates(parts.db)
  return repeatedJobs.map((job) => {
    const moments = syncJobs[job].map((name) => stateOf(states, name)?.updatedAt?.getTime() ?? null)
    const known = moments.filter((moment) => moment !== null)
    const updated = known.length === moments.length ? new Date(Math.min(...known)).toISOString() : null
    return { id: job, updated, staleAfterSeconds: staleAfter(secondsBetween(parts, job)) }
  })
}

export const getDataAges: UseCase<typeof sync.getDataAges> = async (ctx) => ({ items: [...(await readDataAges(ctx))] })

function tableOf(parts: TenantParts, states: States, name: MirrorName): MirroredTable {
  const state = stateOf(states, name)
  return {
    table: name,
    service: mirrors[name].service.name,
    rows: state?.rows ?? 0,
    updated: state?.updatedAt?.toISOString() ?? null,
    staleAfterSeconds: staleAfterOf(parts, name),
    error: state?.error ?? null,
    vanishing: state?.vanishing ?? null,
  }
}

/** The mirror table by table, and what waits for the back office. */
export const getExchange: UseCase<typeof sync.getExchange> = async (ctx) => {
  const [states, outbox, mails, lost, failedMails, lastBackup] = await Promise.all([
    listTableStates(ctx.db),
    readOutboxState(ctx.db),
    countMails(ctx.db),
    listLostRequests(ctx.db),
    readFailedMails(ctx.db),
    readLastBackup(ctx.db),
  ])
  const troubles = troublesOf(
    {
      parked: { count: outbox.parked, since: outbox.parkedSince },
      oldestWrite: outbox.oldest,
      failedMails,
      lastBackup,
      backupDays: ctx.settings.int('Backup_WaarschuwDagen'),
      isProduction: ctx.tenant.production,
    },
    ctx.clock.now(),
  )
  return {
    tables: allMirrors.map((name) => tableOf(ctx, states, name)),
    outbox: { waiting: outbox.waiting, parked: outbox.parked, oldest: outbox.oldest?.toISOString() ?? null },
    mails,
    lost,
    troubles: troubles.map((trouble) => ({ ...trouble, since: trouble.since?.toISOString() ?? null })),
  }
}
