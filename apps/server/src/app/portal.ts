import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Connector } from '../erp/connector.ts'
import { createDemoAccounts } from '../features/auth/demo-accounts.ts'
import { portalVersion } from '../features/settings/get-version.ts'
import { createHub, type HubServer } from '../http/hub.ts'
import { createServer } from '../http/server.ts'
import { webFolder } from '../http/web-files.ts'
import type { Clock } from '../platform/clock.ts'
import type { TenantParts } from '../platform/context.ts'
import type { DatabaseServer } from '../platform/db/connect.ts'
import { createFileStore } from '../platform/files.ts'
import { createJobRunner } from '../platform/job-runner.ts'
import type { Logger } from '../platform/log.ts'
import type { SigningKey } from '../platform/secrets.ts'
import type { Tenant } from '../platform/tenant.ts'
import type { TenantCore, TenantSurroundings } from '../tenants/open-tenant.ts'
import { createRegistry, type TenantRegistry } from '../tenants/registry.ts'
import { planCalls } from './calls.ts'
import { connectTenant } from './connect-tenant.ts'
import { gate } from './gate.ts'
import { jobsOf } from './jobs.ts'

export interface PortalParts {
  readonly filesDir: string
  readonly trustProxy: boolean
  /** False for a process that leaves jobs to others. */
  readonly runsJobs: boolean
  /** False for a process that leaves sending to the back office to others. */
  readonly sendsWrites: boolean
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

/** What every tenant of this process gets when it opens. */
function surroundings(parts: PortalParts, hub: HubServer): TenantSurroundings {
  const connectors = new Map<string, Connector>()
  const connect = (base: Omit<TenantParts, 'erp'>) => {
    const connector = connectTenant(base, parts.sendsWrites)
    connectors.set(base.tenant.id, connector)
    return connector.gateway
  }
  const begin = async (core: TenantCore) => {
    const connector = connectors.get(core.tenant.id)
    if (connector === undefined) throw new Error(`Tenant ${core.tenant.id} has no connection`)
    if (!core.tenant.production) await createDemoAccounts(core.database.db)
    const runner = createJobRunner({ pool: core.database.pool, parts: core.parts }, jobsOf(connector))
    if (parts.runsJobs) runner.start()
    return runner.stop
  }
  return {
    ...parts,
    filesOf: (tenant) => createFileStore(join(parts.filesDir, tenant.id)),
    hubOf: (tenant) => hub.hubOf(tenant),
    erpOf: connect,
    begin,
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
    trustProxy: parts.trustProxy,
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
