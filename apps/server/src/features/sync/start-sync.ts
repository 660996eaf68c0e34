import { PortalError } from '@portal/contract/errors.ts'
import type { sync } from '@portal/contract/sync.ts'
import { cronJobId } from '@portal/domain/sync/cron-job.ts'
import { mirrors } from '../../erp/mapping/mirrors.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { SettlingAnswer } from '../../platform/command/settling-answer.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { acceptVanishing } from './sync.store.ts'
import { allMirrors, compareJob, type SyncCallName, syncCalls } from './sync-parts.ts'

type Started = { readonly id: string; readonly started: boolean }

/** Asks for a run once the command is committed, so that no run begins that the audit log does not know. */
function startJob(ctx: Ctx, job: string): SettlingAnswer<Started> {
  const id = cronJobId(job)
  const { userName } = signedIn(ctx)
  ctx.audit(job)
  return {
    settles: true,
    value: { id, started: false },
    settle: async () => ({ id, started: await ctx.jobs.runNow(job, userName) }),
  }
}

/** What every `Do…Sync` call does (R-ROLE-23, R-ROLE-37). */
export function startSync(name: SyncCallName): UseCase<typeof sync.syncCatalogue> {
  return async (ctx) => startJob(ctx, syncCalls[name])
}

/**
 * Lets the comparison remove what it did not dare to, once and only as many rows as the administrator saw, and starts it.
 * Where meanwhile more vanished it stops again.
 */
export const acceptVanished: UseCase<typeof sync.acceptVanished> = async (ctx, { table, rows }) => {
  const name = allMirrors.find((mirror) => mirror === table)
  if (name === undefined) throw new PortalError('error.niet_gevonden')
  const by = signedIn(ctx).userName
  const isAsSeen = await acceptVanishing(ctx.db, { service: mirrors[name].service.name, rows, by })
  if (!isAsSeen) throw new PortalError('error.tussentijds_gewijzigd')
  const started = startJob(ctx, compareJob)
  ctx.audit(name, { rows })
  return started
}

/** R-CALL-13: starts the job of an id, of which only the text before the first dot counts. */
export const triggerCronJob: UseCase<typeof sync.triggerCronJob> = async (ctx, { id }) => {
  const job = ctx.jobs.names.find((name) => name === cronJobId(id))
  if (job === undefined) throw new PortalError('error.niet_gevonden')
  return startJob(ctx, job)
}
