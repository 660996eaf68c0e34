import type { FastifyInstance } from 'fastify'
import type { ErpLimits } from '../erp/transport/limits.ts'
import { readCalendar } from '../features/agenda/read-calendar.ts'
import type { CallPlan } from '../http/call-plan.ts'
import type { Readiness } from '../http/health.ts'
import { createHub, type HubServer } from '../http/hub.ts'
import { createServer } from '../http/server.ts'
import { webFolder } from '../http/web-files.ts'
import type { Clock } from '../platform/clock.ts'
import { connectionBudget, type DatabaseServer } from '../platform/db/connect.ts'
import type { ConnectionBudget } from '../platform/db/connection-budget.ts'
import type { FilesPlace } from '../platform/files/files-place.ts'
import { openFiles } from '../platform/files/open-files.ts'
import type { JobTimes } from '../platform/jobs/job-queues.ts'
import { createJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts'
import type { SigningKey } from '../platform/keys/secrets.ts'
import type { Logger } from '../platform/log/log.ts'
import { type Proxies, proxyTest } from '../platform/net/proxies.ts'
import type { PushPlace } from '../platform/push/push-service.ts'
import type { Tenant } from '../platform/tenant.ts'
import { portalVersion } from '../platform/version.ts'
import type { TenantSurroundings } from '../tenants/open-tenant.ts'
import { createRegistry, type TenantRegistry } from '../tenants/registry.ts'
import { beginTenant } from './begin-tenant.ts'
import { planCalls } from './calls.ts'
import { closeUnusedTenants } from './close-unused-tenants.ts'
import { type Connection, connectTenant } from './connect-tenant.ts'
import { gate } from './gate.ts'
import { budgetGauges, gauges, hubGauge } from './gauges.ts'
import { readHealthParts } from './health-parts.ts'
import { jobsOf } from './jobs.ts'
import { keepTenantsOpen } from './keep-tenants-open.ts'
import { openFile } from './open-file.ts'
import { readinessOf } from './readiness.ts'
import { watchDatabase } from './watch-database.ts'

export interface PortalParts {
  readonly files: FilesPlace
  /** False for a process that only reports its health. */
  readonly servesPeople: boolean
  /** The proxies before the portal, which are believed; 0 for none. */
  readonly proxies: Proxies
  /** What a reader of the metrics has to know; null when only this machine reads them. */
  readonly metricsToken: string | null
  /** The description of every call is for everybody. */
  readonly showsCalls: boolean
  /** False for a process that leaves jobs to others. */
  readonly runsJobs: boolean
  /** False for a process that leaves sending to the back office to others. */
  readonly sendsWrites: boolean
  /** Which tenants are open: all, those that have a database, or those that are visited, until nobody uses them any more. */
  readonly opens: 'all' | 'made' | 'visited'
  /** Connections to databases that the process has at most, without those that listen. */
  readonly mostConnections: number
  /** That of the installation, on which tenants stand that name none of their own. */
  readonly server: DatabaseServer
  readonly tenants: readonly Tenant[]
  readonly keys: readonly SigningKey[]
  readonly push: PushPlace
  readonly clock: Clock
  readonly log: Logger
  readonly loginsPerMinute: number
  readonly strangersPerMinute: number
  /** Longest time in which a portal that stops still refuses new requests, instead of not answering. */
  readonly longestFarewellMs: number
  /** How often queues of jobs are looked at; the usual times when left out. */
  readonly jobTimes?: JobTimes
  /** How hard back offices may be used, and how long is waited for them; each has its usual value. */
  readonly erpLimits?: Partial<ErpLimits>
  /** How often tenants that are not open are looked for; the usual time when left out. */
  readonly lookEveryMs?: number
  /** How long nobody uses a tenant until it is closed; the usual time when left out. */
  readonly unusedMs?: number
  /** What stands around every call; the tests watch there what it touches. */
  readonly around?: (plan: CallPlan) => CallPlan
}

/** What a tenant needs to begin. */
interface TenantStart extends PortalParts {
  readonly budget: ConnectionBudget
  readonly replicaBudget: ConnectionBudget
  /** Resolves when the portal serves people: jobs begin after that. */
  readonly mayStartJobs: Promise<void>
}

/** The portal without a port: the tests serve it on one of their own. */
export interface Portal {
  readonly app: FastifyInstance
  readonly registry: TenantRegistry
  readonly hub: HubServer
  readonly readiness: Readiness
  /** Opens the first tenant, over whose database processes exchange events; once. */
  open(): Promise<void>
  /** Opens the tenants that have work, and lets the jobs of every tenant begin, also of those that open later. */
  startJobs(): void
  /** From now on the portal says that it is not ready, and serves on. */
  stopTakingWork(): void
  close(): Promise<void>
}

/** What a tenant of this process works with, by its id. */
type Connections = Map<string, Connection>

function ofTenant<T>(all: ReadonlyMap<string, T>, { id }: Tenant): T {
  const found = all.get(id)
  if (found === undefined) throw new Error(`Tenant ${id} is not connected`)
  return found
}

/** What every tenant of this process gets when it opens. */
function surroundings(parts: TenantStart, hub: HubServer, connections: Connections): TenantSurroundings {
  const runners = new Map<string, JobRunner>()
  return {
    ...parts,
    filesOf: (tenant) => openFiles(parts.files, tenant.id),
    hubOf: (tenant) => hub.hubOf(tenant),
    erpOf(base, listener) {
      const connection = connectTenant(base, { ...parts, listener })
      connections.set(base.tenant.id, connection)
      return connection.gateway
    },
    jobsOf(tenant, { database, listener, parts: partsOf }) {
      const { sync } = ofTenant(connections, tenant)
      const times = parts.jobTimes === undefined ? {} : { times: parts.jobTimes }
      const around = { ...database, listener, parts: partsOf, runsJobs: parts.runsJobs, ...times }
      const runner = createJobRunner(around, jobsOf(sync))
      runners.set(tenant.id, runner)
      return runner
    },
    begin: (core) =>
      beginTenant(parts, core, { ...ofTenant(connections, core.tenant), runner: ofTenant(runners, core.tenant) }),
  }
}

/** Whose database carries the events between processes, and says whether the portal is ready: never one on a server of its own. */
function findFirst({ tenants, server }: PortalParts): Tenant {
  const shared = tenants.filter((tenant) => tenant.server === server)
  const first = shared.find((tenant) => tenant.isDefault) ?? shared[0]
  if (first === undefined) throw new Error('There is no tenant')
  return first
}

interface Running {
  readonly registry: TenantRegistry
  readonly hub: HubServer
  /** Carries the events of all tenants, so it is never closed. */
  readonly first: Tenant
  readonly readiness: Readiness
  readonly signal: AbortSignal
}

/** What the process does all the time: it opens and closes tenants, and watches the database. */
function keepRunning(parts: PortalParts, running: Running): Promise<unknown> {
  const { hub, first } = running
  const around = { ...parts, ...running, opensAll: parts.opens === 'all', everyMs: parts.lookEveryMs }
  const isNeeded = (tenant: Tenant) => tenant.id === first.id || hub.countConnections(tenant) > 0
  const tenants = parts.opens === 'visited' ? closeUnusedTenants({ ...around, isNeeded }) : keepTenantsOpen(around)
  return Promise.all([tenants, watchDatabase(around)])
}

/** Makes the HTTP server, which says that it is not ready until the first tenant is open. */
export async function createPortal(parts: PortalParts): Promise<Portal> {
  const isProxy = proxyTest(parts.proxies)
  const hub = createHub(parts.log, isProxy)
  const connections: Connections = new Map()
  const budget = connectionBudget(parts.mostConnections)
  const replicaBudget = connectionBudget(parts.mostConnections)
  const { promise: mayStartJobs, resolve: startJobs } = Promise.withResolvers<void>()
  const started = { ...parts, budget, replicaBudget, mayStartJobs }
  const registry = createRegistry(parts.tenants, surroundings(started, hub, connections))
  const first = findFirst(parts)
  let isStopping = false
  const readiness = readinessOf({
    findFirst: () => registry.opened().find(({ tenant }) => tenant.id === first.id),
    isFirstComplete: async () => (await connections.get(first.id)?.isComplete()) ?? false,
    isStopping: () => isStopping,
    onEnding: ({ name, version }) =>
      parts.log.error(
        { migration: name },
        `The database is of version ${version}, this is ${portalVersion} and cannot serve it: stop this process`,
      ),
  })
  const app = await createServer({
    registry,
    gate,
    plans: planCalls().map(parts.around ?? ((plan) => plan)),
    log: parts.log,
    version: portalVersion,
    readiness,
    gauges: { ofTenants: [...gauges, hubGauge(hub)], ofProcess: budgetGauges(budget) },
    readHealth: readHealthParts,
    openDocument: openFile,
    readCalendar,
    servesPeople: parts.servesPeople,
    isProxy,
    hasProxies: parts.proxies !== 0,
    metricsToken: parts.metricsToken,
    showsCalls: parts.showsCalls,
    loginsPerMinute: parts.loginsPerMinute,
    strangersPerMinute: parts.strangersPerMinute,
    webFolder,
    longestFarewellMs: parts.longestFarewellMs,
    closeConnections: () => hub.close(),
  })
  if (parts.servesPeople) hub.attach(app.server, { registry, gate })
  const ending = new AbortController()
  let working: Promise<unknown> = Promise.resolve()
  return {
    app,
    registry,
    hub,
    readiness,
    async open() {
      const { database, listener } = await registry.open(first)
      hub.joinBus({ connections: database.connections, listener })
    },
    startJobs() {
      startJobs()
      working = keepRunning(parts, { registry, hub, first, readiness, signal: ending.signal })
    },
    stopTakingWork: () => {
      isStopping = true
    },
    async close() {
      ending.abort()
      await app.close()
      await working
      await registry.close()
    },
  }
}
