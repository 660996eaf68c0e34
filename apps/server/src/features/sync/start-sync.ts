import type { Ctx, TenantParts } from '../../platform/context.ts'
import { runSyncJob } from './sync.job.ts'
import type { Sync } from './sync.ts'
import { type SyncCallName, syncCalls } from './sync-parts.ts'

/**
 * Starts a job by hand, for every `Do…Sync` call; it runs on after the answer and its end is in the log.
 * Who may: the call's access `sync.start` (R-ROLE-23, R-ROLE-37).
 * @param start.parts the tenant's own parts: those of the call end with its transaction
 */
export function startSync(
  ctx: Pick<Ctx, 'audit' | 'afterCommit' | 'log'>,
  start: { readonly name: SyncCallName; readonly sync: Sync; readonly parts: TenantParts },
): null {
  const job = syncCalls[start.name]
  ctx.audit(job)
  ctx.afterCommit(() => {
    runSyncJob(start.sync, start.parts, { job }).catch((error) =>
      ctx.log.error({ err: error, job }, 'synchronisation failed'),
    )
  })
  return null
}
