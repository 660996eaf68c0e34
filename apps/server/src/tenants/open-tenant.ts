import type { ErpGateway } from '../platform/back-office/erp-gateway.ts'
import type { Clock } from '../platform/clock.ts'
import type { Hub, TenantParts } from '../platform/context.ts'
import { connectionTo, ensureDatabase, type OpenDatabase, openDatabase } from '../platform/db/connect.ts'
import type { ConnectionBudget } from '../platform/db/connection-budget.ts'
import { type ChangeListener, changeChannel, everything, openListener, tryChannel } from '../platform/db/listener.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { FileStore } from '../platform/files/files.ts'
import type { JobBoard } from '../platform/jobs/job-board.ts'
import { createSeals } from '../platform/keys/seals.ts'
import type { SigningKey } from '../platform/keys/secrets.ts'
import { createSignedAddresses } from '../platform/keys/signed-addresses.ts'
import { createTokens } from '../platform/keys/tokens.ts'
import type { Logger } from '../platform/log/log.ts'
import { createMailQueue } from '../platform/mail/mail.ts'
import { createDailyCounts } from '../platform/memory/daily-counts.ts'
import { createMemory, type Memory } from '../platform/memory/memory.ts'
import { keptSubjects } from '../platform/memory/notice.ts'
import { holdSettings, type SettingsHolder } from '../platform/memory/settings-holder.ts'
import { createPushService, type PushPlace } from '../platform/push/push-service.ts'
import type { Tenant } from '../platform/tenant.ts'

interface JobSurroundings {
  readonly database: OpenDatabase
  readonly listener: ChangeListener
  parts(): TenantParts
}

/** What a tenant needs of the process around it. */
export interface TenantSurroundings {
  readonly budget: ConnectionBudget
  readonly replicaBudget: ConnectionBudget
  readonly clock: Clock
  readonly log: Logger
  readonly keys: readonly SigningKey[]
  readonly push: PushPlace
  filesOf(tenant: Tenant): FileStore
  hubOf(tenant: Tenant): Hub
  erpOf(parts: Omit<TenantParts, 'erp' | 'jobs'>, listener: ChangeListener): ErpGateway
  /** What may be asked of the tenant's jobs; asked for after `erpOf`. */
  jobsOf(tenant: Tenant, around: JobSurroundings): JobBoard
  /** Demo accounts, jobs and the like; runs once, before the tenant serves its first call. */
  begin(open: TenantCore): Promise<() => Promise<void>>
}

/** A tenant whose database is open. */
export interface TenantCore {
  readonly tenant: Tenant
  readonly database: OpenDatabase
  readonly settings: SettingsHolder
  readonly memory: Memory
  readonly listener: ChangeListener
  parts(): TenantParts
}

/** A tenant that serves calls. */
export interface OpenTenant extends TenantCore {
  close(): Promise<void>
}

/** Triggers tell `settings`, and `access` of whatever else decides who may do what. */
function heedChanges(listener: ChangeListener, memory: Memory, reload: () => void): void {
  listener.on(changeChannel, (message) => {
    if (message === everything) memory.forget(keptSubjects)
    else memory.forget(['access'])
    if (message === 'settings' || message === everything) reload()
  })
}

type Closer = () => Promise<unknown>

/** Opens what a tenant stands on; what is open by then can be closed when a later step fails. */
async function openCore(tenant: Tenant, around: TenantSurroundings, closers: Closer[]): Promise<TenantCore> {
  const log = around.log.child({ tenant: tenant.id })
  const connection = connectionTo(tenant.server, tenant.database)
  await ensureDatabase(tenant.server, tenant.database)
  await migrate(connection)
  const database = openDatabase(tenant.server, tenant.database, { ...around, log })
  closers.push(() => database.end())
  const listener = await openListener(connection, log)
  closers.push(() => listener.close())
  const settings = await holdSettings(database.db, tenant.preset)
  const memory = createMemory(database.db, listener)
  const counts = createDailyCounts(database.db, around.clock, log)
  closers.push(() => counts.flush())
  heedChanges(listener, memory, () => {
    settings
      .reload()
      .then(() => {
        memory.forget(['settings'])
        // Each process sends the event when it has read them itself, so that pages ask none that has not.
        around.hubOf(tenant).changed('all', { subjects: ['settings'] })
      })
      .catch((error) => log.error({ err: error }, 'settings could not be read'))
  })
  const base = {
    tenant,
    db: database.db,
    settings: settings.live,
    settingsWith: settings.withChanges,
    clock: around.clock,
    log,
    mail: createMailQueue(database.db, around.clock),
    push: createPushService(around.push, tenant.publicUrl),
    files: around.filesOf(tenant),
    hub: around.hubOf(tenant),
    memory,
    counts,
    tokens: createTokens(around.keys, tenant.id, around.clock),
    addresses: createSignedAddresses(around.keys, tenant.id, around.clock),
    seals: createSeals(around.keys, tenant.id),
    forgetAccess: () => memory.forget(['access']),
    async reloadSettings() {
      await settings.reload()
      memory.forget(['settings'])
    },
  }
  const erp = around.erpOf(base, listener)
  listener.on(tryChannel, (message) => {
    if (message !== everything) void erp.tryNow()
  })
  const parts: TenantParts = { ...base, erp, jobs: around.jobsOf(tenant, { database, listener, parts: () => parts }) }
  return {
    tenant,
    database,
    settings,
    memory,
    listener,
    parts: () => parts,
  }
}

/**
 * Makes the tenant's database when needed, migrates it and starts what belongs to the tenant.
 * @throws whatever went wrong, after closing what was open by then
 */
export async function openTenant(tenant: Tenant, around: TenantSurroundings): Promise<OpenTenant> {
  const closers: Closer[] = []
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  try {
    const core = await openCore(tenant, around, closers)
    let end: Closer = async () => undefined
    closers.push(() => Promise.all([end(), core.parts().erp.close()]))
    end = await around.begin(core)
    return { ...core, close }
  } catch (error) {
    await close().catch((err) => around.log.warn({ err, tenant: tenant.id }, 'tenant could not be closed'))
    throw error
  }
}
