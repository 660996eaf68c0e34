import { repeat } from '../platform/jobs/repeat.ts'
import type { Logger } from '../platform/log/log.ts'
import type { Tenant } from '../platform/tenant.ts'
import type { TenantRegistry } from '../tenants/registry.ts'

/** Longer than any call or download takes. */
const usualUnusedMs = 15 * 60_000
const looksInThisTime = 15

interface UnusedClosing {
  readonly registry: TenantRegistry
  /** Used without calls, such as by a page that is open. */
  isNeeded(tenant: Tenant): boolean
  readonly log: Logger
  readonly signal: AbortSignal
  readonly unusedMs?: number | undefined
}

/** Closes tenants that nobody used for a while, with all their connections; the next call opens them again. */
export function closeUnusedTenants(closing: UnusedClosing): Promise<void> {
  const { registry, isNeeded, log, signal, unusedMs = usualUnusedMs } = closing
  const look = () => registry.closeUnused(performance.now() - unusedMs, isNeeded)
  return repeat(look, { everyMs: unusedMs / looksInThisTime, signal, log, what: 'closing unused tenants' })
}
