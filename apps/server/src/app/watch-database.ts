import type { Readiness } from '../http/health.ts'
import type { DatabaseServer } from '../platform/db/connect.ts'
import { repeat } from '../platform/jobs/repeat.ts'
import type { Logger } from '../platform/log/log.ts'
import type { TenantRegistry } from '../tenants/registry.ts'
import { longestAnswerMs } from './readiness.ts'

const everyMs = 5000

interface DatabaseWatching {
  readonly readiness: Readiness
  readonly registry: TenantRegistry
  /** That of the installation. */
  readonly server: DatabaseServer
  readonly log: Logger
  readonly signal: AbortSignal
}

/**
 * One error for this process when its database is away, and one line when it is back; what fails meanwhile is a warning. The
 * same for each tenant with a server of its own.
 */
export function watchDatabase({ readiness, registry, server, log, signal }: DatabaseWatching): Promise<void> {
  const awaySince = new Map<string | null, number>()
  const tell = (tenant: string | null, isThere: boolean) => {
    if (signal.aborted) return
    const whose = tenant === null ? {} : { tenant }
    const since = awaySince.get(tenant)
    if (!isThere && since === undefined) {
      awaySince.set(tenant, performance.now())
      log.error(whose, 'the database is away')
    } else if (isThere && since !== undefined) {
      awaySince.delete(tenant)
      log.info({ ...whose, seconds: Math.round((performance.now() - since) / 1000) }, 'the database is back')
    }
  }
  const look = async () => {
    tell(null, (await readiness()) !== 'database')
    const alone = registry.opened().filter(({ tenant }) => tenant.server !== server)
    await Promise.all(
      alone.map(async ({ tenant, listener }) => tell(tenant.id, await listener.isAnswered(longestAnswerMs))),
    )
  }
  return repeat(look, { everyMs, signal, log, what: 'watching the database' })
}
