import { type DatabaseServer, findDatabases } from '../platform/db/connect.ts'
import { repeat } from '../platform/jobs/repeat.ts'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import type { Logger } from '../platform/log/log.ts'
import type { Tenant } from '../platform/tenant.ts'
import type { TenantRegistry } from '../tenants/registry.ts'

const usualEveryMs = 60_000
/** A tenant that does not get open in this time goes on by itself, and the next one has its turn. */
const longestOpenMs = 30_000

interface TenantKeeping {
  readonly registry: TenantRegistry
  readonly server: DatabaseServer
  /** Also opens those that nobody has visited yet: their databases are made. */
  readonly opensAll: boolean
  readonly log: Logger
  readonly signal: AbortSignal
  readonly everyMs?: number | undefined
}

async function openOne({ registry, log }: TenantKeeping, tenant: Tenant): Promise<void> {
  try {
    await waitAtMost(longestOpenMs, registry.open(tenant))
  } catch (error) {
    log.error({ err: error, tenant: tenant.id }, 'tenant could not be opened; trying again')
  }
}

/** Tenants that have work and are not open: those with a database, which another process may have made. */
async function listClosed({ registry, server, opensAll }: TenantKeeping): Promise<readonly Tenant[]> {
  const open = new Set(registry.opened().map(({ tenant }) => tenant.id))
  const closed = registry.tenants.filter(({ id }) => !open.has(id))
  if (opensAll || closed.length === 0) return closed
  const names = closed.map(({ database }) => database)
  const made = await findDatabases(server, names)
  return closed.filter(({ database }) => made.has(database))
}

/**
 * Opens tenants without waiting for a visitor, one after the other, and looks again and again for those that came or
 * could not be opened: what was acknowledged at a tenant is sent, and its jobs run, also when nobody visits it.
 */
export function keepTenantsOpen(keeping: TenantKeeping): Promise<void> {
  const { log, signal, everyMs = usualEveryMs } = keeping
  const look = async () => {
    for (const tenant of await listClosed(keeping)) {
      if (signal.aborted) return
      await openOne(keeping, tenant)
    }
  }
  return repeat(look, { everyMs, signal, log, what: 'looking for tenants' })
}
