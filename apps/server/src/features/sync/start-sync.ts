import { PortalError } from '@portal/contract/errors.ts'
import type { sync } from '@portal/contract/sync.ts'
import { mirrors } from '../../erp/mirrors.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { startTask } from '../../platform/jobs/start-task.ts'
import { acceptVanishing } from './sync.store.ts'
import { allMirrors, compareJob, type SyncCallName, syncCalls } from './sync-parts.ts'

/** What every `Do…Sync` call does (R-ROLE-23, R-ROLE-37). */
export function startSync(name: SyncCallName): UseCase<typeof sync.syncCatalogue> {
  return async (ctx) => startTask(ctx, syncCalls[name])
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
  const started = startTask(ctx, compareJob)
  ctx.audit(name, { rows })
  return started
}
