import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createDemoAccounts } from '../features/auth/demo-accounts.ts'
import { portalVersion } from '../features/settings/get-version.ts'
import { createHub, type HubServer } from '../http/hub.ts'
import { createServer } from '../http/server.ts'
import { webFolder } from '../http/web-files.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { DatabaseServer } from '../platform/db/connect.ts'
import { createFileStore } from '../platform/files.ts'
import { createJobRunner } from '../platform/job-runner.ts'
import type { Logger } from '../platform/log.ts'
import type { SigningKey } from '../platform/secrets.ts'
import type { Tenant } from '../platform/tenant.ts'
import type { TenantCore, TenantSurroundings } from '../tenants/open-tenant.ts'
import { createRegistry, type TenantRegistry } from '../tenants/registry.ts'
import { planCalls } from './calls.ts'
import { gate } from './gate.ts'
import { jobs } from './jobs.ts'
import { unconnectedErp } from './unconnected-erp.ts'

export interface PortalParts {
  readonly config: Pick<Config, 'dataDir' | 'filesDir' | 'role' | 'trustProxy'>
  readonly server: DatabaseServer
  readonly tenants: readonly Tenant[]
  readonly keys: readonly SigningKey[]
  readonly clock: Clock
  readonly log: Logger
  readonly loginsPerMinute: number
}

/** The portal without a port: the tests serve it on one of their own. */
export interface Portal {
  readonly app: FastifyInstance
  readonly registry: TenantRegistry
  readonly hub: HubServer
  /** From now on the portal says that it is not ready. */
  stopTakingWork(): void
  close(): Promise<void>
}

/** Demo accounts are made once the tenant is there; jobs run unless other processes do so. */
function beginner({ config }: PortalParts): TenantSurroundings['begin'] {
  return async (core: TenantCore) => {
    const parts = core.parts()
    if (!parts.tenant.production) await createDemoAccounts(parts.db)
    const runner = createJobRunner({ pool: core.database.pool, parts: core.parts }, jobs)
    if (config.role !== 'web') runner.start()
    return runner.stop
  }
}

function surroundings(parts: PortalParts, hub: HubServer): TenantSurroundings {
  return {
    ...parts,
    filesOf: (tenant) => createFileStore(join(parts.config.filesDir, tenant.id)),
    hubOf: (tenant) => hub.hubOf(tenant),
    erpOf: unconnectedErp,
    begin: beginner(parts),
  }
}

/** Opens the first tenant, over whose database the processes tell each other events, and makes the HTTP server. */
export async function createPortal(parts: PortalParts): Promise<Portal> {
  const hub = createHub(parts.log)
  const registry = createRegistry(parts.tenants, surroundings(parts, hub))
  const first = parts.tenants.find((tenant) => tenant.isDefault) ?? parts.tenants[0]
  if (first === undefined) throw new Error('There is no tenant')
  const open = await registry.open(first)
  hub.joinBus(open.database.pool)
  let isStopping = false
  const app = await createServer({
    registry,
    gate,
    plans: planCalls(),
    log: parts.log,
    version: portalVersion,
    readiness: async () => (isStopping ? 'stopping' : null),
    gauges: [],
    trustProxy: parts.config.trustProxy,
    loginsPerMinute: parts.loginsPerMinute,
    webFolder,
  })
  hub.attach(app.server, { registry, gate })
  return {
    app,
    registry,
    hub,
    stopTakingWork: () => {
      isStopping = true
    },
    async close() {
      await hub.close()
      await app.close()
      await registry.close()
    },
  }
}
