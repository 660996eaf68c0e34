import { isLoopback } from '../platform/net/loopback.ts'
import type { Tenant } from '../platform/tenant.ts'
import { type OpenTenant, openTenant, type TenantSurroundings } from './open-tenant.ts'

/** The tenants of this installation; one is opened when it is first asked for. */
export interface TenantRegistry {
  readonly tenants: readonly Tenant[]
  /** The tenant of a host name without port, in lower case; null when nobody serves it. */
  find(hostName: string): Tenant | null
  open(tenant: Tenant): Promise<OpenTenant>
  /** Those that are open and serving. */
  opened(): readonly OpenTenant[]
  /** Those that could not be opened when they were last asked for, since a moment of `performance.now()`. */
  failed(since: number): readonly Tenant[]
  /** Closes those that nobody opened since a moment of `performance.now()`, but for those that are needed. */
  closeUnused(since: number, isNeeded: (tenant: Tenant) => boolean): Promise<void>
  close(): Promise<void>
}

export function createRegistry(tenants: readonly Tenant[], around: TenantSurroundings): TenantRegistry {
  const byHost = new Map(tenants.flatMap((tenant) => tenant.hostNames.map((name) => [name, tenant] as const)))
  const fallback = tenants.find((tenant) => tenant.isDefault) ?? null
  // A proxy on this machine would show a demo, with its public passwords, to everybody.
  const answersTo = (hostName: string) => fallback?.production === true || isLoopback(hostName)
  const opening = new Map<string, Promise<OpenTenant>>()
  const ready = new Map<string, OpenTenant>()
  const usedAt = new Map<string, number>()
  const failedAt = new Map<string, number>()
  return {
    tenants,
    find: (hostName) => byHost.get(hostName) ?? (answersTo(hostName) ? fallback : null),
    open(tenant) {
      usedAt.set(tenant.id, performance.now())
      const known = opening.get(tenant.id)
      if (known !== undefined) return known
      const start = openTenant(tenant, around).then((open) => {
        ready.set(tenant.id, open)
        failedAt.delete(tenant.id)
        return open
      })
      opening.set(tenant.id, start)
      // A failed start is tried again by the next call.
      start.catch(() => {
        opening.delete(tenant.id)
        failedAt.set(tenant.id, performance.now())
      })
      return start
    },
    opened: () => [...ready.values()],
    failed: (since) => tenants.filter(({ id }) => (failedAt.get(id) ?? Number.NEGATIVE_INFINITY) >= since),
    async closeUnused(since, isNeeded) {
      const unused = [...ready.values()].filter(
        ({ tenant }) => (usedAt.get(tenant.id) ?? 0) < since && !isNeeded(tenant),
      )
      for (const open of unused) {
        // Whoever comes while it closes opens it anew.
        ready.delete(open.tenant.id)
        opening.delete(open.tenant.id)
      }
      await Promise.all(unused.map((open) => open.close()))
    },
    async close() {
      const started = await Promise.allSettled(opening.values())
      await Promise.all(started.map((result) => (result.status === 'fulfilled' ? result.value.close() : undefined)))
    },
  }
}
