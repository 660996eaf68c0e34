import { findDatabases } from '../platform/db/connect.ts'
import type { Tenant } from '../platform/tenant.ts'

interface MadeTenants {
  /** Those whose database is there. */
  readonly made: readonly Tenant[]
  /** Those whose server could not be asked, each with why. */
  readonly away: ReadonlyMap<Tenant, unknown>
}

/** Asks each server which databases of these tenants it has. */
export async function findMade(tenants: readonly Tenant[]): Promise<MadeTenants> {
  const there = new Set<Tenant>()
  const away = new Map<Tenant, unknown>()
  const ask = async (own: readonly Tenant[]) => {
    const [first] = own
    if (first === undefined) return
    try {
      const names = own.map(({ database }) => database)
      const found = await findDatabases(first.server, names)
      for (const tenant of own) if (found.has(tenant.database)) there.add(tenant)
    } catch (error) {
      for (const tenant of own) away.set(tenant, error)
    }
  }
  await Promise.all([...Map.groupBy(tenants, ({ server }) => server).values()].map(ask))
  return { made: tenants.filter((tenant) => there.has(tenant)), away }
}
