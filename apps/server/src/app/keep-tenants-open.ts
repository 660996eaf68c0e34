import { repeat } from '../platform/jobs/repeat.ts'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import type { Logger } from '../platform/log/log.ts'
import type { Tenant } from '../platform/tenant.ts'
import { findMade } from '../tenants/made-tenants.ts'
import type { TenantRegistry } from '../tenants/registry.ts'

const usualEveryMs = 60_000
/** A tenant that does not get open in this time goes on by itself, and the next one has its turn. */
const longestOpenMs = 30_000

interface TenantKeeping {
  readonly registry: TenantRegistry
  /** Also opens those that nobody has visited yet: their databases are made. */
  readonly opensAll: boolean
  readonly log: Logger
  readonly signal: AbortSignal
  readonly everyMs?: number | undefined
}

/** Says of each tenant once why it is not open, until it is. */
function createTelling(log: Logger) {
  const told = new Set<Tenant>()
  return {
    opened: (tenant: Tenant) => void told.delete(tenant),
    failed(tenant: Tenant, error: unknown) {
      if (!told.has(tenant)) log.error({ err: error, tenant: tenant.id }, 'tenant could not be opened; trying again')
      told.add(tenant)
    },
  }
}

type Telling = ReturnType<typeof createTelling>

async function openOne(registry: TenantRegistry, tenant: Tenant, telling: Telling): Promise<void> {
  try {
    await waitAtMost(longestOpenMs, registry.open(tenant))
    telling.opened(tenant)
  } catch (error) {
    telling.failed(tenant, error)
  }
}

/** Tenants that have work and are not open: those with a database, which another process may have made. */
async function listClosed({ registry, opensAll }: TenantKeeping, telling: Telling): Promise<readonly Tenant[]> {
  const open = new Set(registry.opened().map(({ tenant }) => tenant.id))
  const closed = registry.tenants.filter(({ id }) => !open.has(id))
  if (opensAll || closed.length === 0) return closed
  const { made, away } = await findMade(closed)
  for (const [tenant, error] of away) telling.failed(tenant, error)
  return made
}

/**
 * Opens tenants without waiting for a visitor, one after the other, and looks again and again for those that came or
 * could not be opened: what was acknowledged at a tenant is sent, and its jobs run, also when nobody visits it.
 */
export function keepTenantsOpen(keeping: TenantKeeping): Promise<void> {
  const { registry, log, signal, everyMs = usualEveryMs } = keeping
  const telling = createTelling(log)
  const look = async () => {
    for (const tenant of await listClosed(keeping, telling)) {
      if (signal.aborted) return
      await openOne(registry, tenant, telling)
    }
  }
  return repeat(look, { everyMs, signal, log, what: 'looking for tenants' })
}
