import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { Problem } from '@portal/contract/errors.ts'
import type { Capability } from '@portal/domain/settings/capabilities.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { createPortal, type Portal } from '../src/app/portal.ts'
import type { ErpLimits } from '../src/erp/transport/limits.ts'
import { findAccount, insertSession } from '../src/features/auth/accounts.store.ts'
import { signToken } from '../src/features/auth/open-session.ts'
import { refusalsOf } from '../src/http/open-api.ts'
import { type Clock, systemClock } from '../src/platform/clock.ts'
import type { TenantParts } from '../src/platform/context.ts'
import type { DatabaseServer } from '../src/platform/db/connect.ts'
import type { Db } from '../src/platform/db/database.ts'
import { asc } from '../src/platform/db/query.ts'
import { mails } from '../src/platform/db/schema/operation.ts'
import { watchSecondConnections } from '../src/platform/db/second-connection.ts'
import type { FilesPlace } from '../src/platform/files/files-place.ts'
import type { JobTimes } from '../src/platform/jobs/job-queues.ts'
import { createLog, type Logger } from '../src/platform/log/log.ts'
import { mailHtml, mailText } from '../src/platform/mail/mail-page.ts'
import type { Proxies } from '../src/platform/net/proxies.ts'
import { pushKeyOf } from '../src/platform/push/push-keys.ts'
import type { PushPlace } from '../src/platform/push/push-service.ts'
import type { BackOffice, MetacomPlace, Tenant, TenantLogins } from '../src/platform/tenant.ts'
import type { OpenTenant } from '../src/tenants/open-tenant.ts'
import { type VariantName, variants } from '../src/tenants/presets.ts'
import { createTestDatabase, dropTestDatabase, testServer } from './test-database.ts'
import { watchSubjects } from './watch-subjects.ts'

export interface TestPortalOptions {
  /** The variant whose preset holds; `standaard` when left out. */
  readonly tenant?: VariantName
  /** What it can do in place of what its variant can. */
  readonly capabilities?: readonly Capability[]
  /** Settings on top of the preset. */
  readonly settings?: SettingPreset
  /** Where the back office is; without one writes wait and the mirror stays as the test fills it. */
  readonly backOffice?: Partial<BackOffice>
  /** Where MetaCom is; nowhere when left out. */
  readonly metacom?: MetacomPlace
  /** With what the back office may call. */
  readonly callBackSecret?: string
  readonly clock?: Clock
  /** Where people reach it, for links in mails; unknown when left out. */
  readonly publicUrl?: string
  /** The ways in for employees; none when left out. */
  readonly logins?: Partial<TenantLogins>
  /** The database of another test portal: two processes of one installation. */
  readonly database?: string
  /** Demo accounts are made when false; tests make their own people. */
  readonly production?: boolean
  readonly loginsPerMinute?: number
  readonly strangersPerMinute?: number
  /** Jobs run by themselves; otherwise only when the test runs them. */
  readonly runsJobs?: boolean
  /** How often queues of jobs are looked at. */
  readonly jobTimes?: JobTimes
  /** How long is waited for the back office, and how soon it is tried again. */
  readonly erpLimits?: Partial<ErpLimits>
  /** Tenants beside the one that is tested. */
  readonly others?: readonly (Pick<Tenant, 'id' | 'hostNames' | 'database'> & Partial<Tenant>)[]
  readonly lookEveryMs?: number
  /** Tenants are open while they are used, and closed so much later. */
  readonly unusedMs?: number
  /** Connections of all its tenants together. */
  readonly mostConnections?: number
  /** The proxies before the portal; none when left out. */
  readonly proxies?: Proxies
  readonly metricsToken?: string
  /** False keeps the description of the calls to itself. */
  readonly showsCalls?: boolean
  /** Where the portal writes its log; nowhere when left out. */
  readonly log?: Logger
  /** How push services are reached, in place of the keys of the tests and none on this machine. */
  readonly push?: Partial<PushPlace>
  /** Where files are kept; a folder of the portal's own when left out. */
  readonly files?: FilesPlace
}

/** One answer of a call. */
export interface Reply<C extends AnyCall> {
  readonly status: number
  readonly headers: Headers
  /** The refusal, when it is one. */
  readonly problem: Problem | null
  /** @throws Error when the call was refused */
  readonly answer: CallAnswer<C>
}

export interface PostOptions {
  /** Name of the user that sends it; a session is opened at the first use. */
  readonly as?: string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestPortal {
  readonly url: string
  readonly database: string
  readonly portal: Portal
  readonly open: OpenTenant
  readonly parts: TenantParts
  readonly db: Db
  post<C extends AnyCall>(call: C, input: CallInput<C>, options?: PostOptions): Promise<Reply<C>>
  /** A token of a new session of this user, made without a password. */
  tokenOf(userName: string): Promise<string>
  /** Everything in the mail queue in the forms in which it goes out, oldest first. */
  mails(): Promise<(typeof mails.$inferSelect & { readonly textBody: string; readonly htmlBody: string })[]>
  close(): Promise<void>
}

const key = { id: 'test', secret: new TextEncoder().encode('a key that only the tests sign their tokens with') }
const pushKey = pushKeyOf(Buffer.alloc(32, 7).toString('base64url'))
const week = 7 * 24 * 3_600_000
const nowhere: BackOffice = {
  url: 'http://127.0.0.1:9',
  soapUrl: null,
  user: 'portaal',
  password: 'portaal',
  authentication: { kind: 'basic' },
  certificateAuthority: null,
  tenant: null,
  company: 'Materieel',
  write: 'odata-unbound',
  requestsPerMinute: null,
}

function testTenant(options: TestPortalOptions, server: DatabaseServer, database: string): Tenant {
  const variant = variants[options.tenant ?? 'standaard']
  return {
    id: options.tenant ?? 'standaard',
    hostNames: ['127.0.0.1', 'localhost'],
    isDefault: true,
    server,
    database,
    branding: { name: variant.name, accent: variant.accent },
    logo: null,
    preset: { ...variant.settings, ...options.settings },
    capabilities: new Set(options.capabilities ?? variant.capabilities),
    backOffice: { ...nowhere, ...options.backOffice },
    metacom: options.metacom ?? { ...nowhere, password: 'metacom-koppeling' },
    callBackSecret: options.callBackSecret ?? null,
    defaultLanguage: 'nl-NL',
    publicUrl: options.publicUrl ?? null,
    logins: { directory: null, microsoft: null, federation: null, ...options.logins },
    smtpUrl: null,
    production: options.production ?? true,
  }
}

/** A token of a new session of this user, made without a password. */
export async function openSessionFor(parts: TenantParts, userName: string): Promise<string> {
  const user = await findAccount(parts.db, userName)
  if (user === null) throw new Error(`The test has no user ${userName}`)
  const openedAt = parts.clock.now()
  const session = { sessionId: crypto.randomUUID(), expiresAt: new Date(openedAt.getTime() + week) }
  const { loginType } = user
  await insertSession(parts.db, {
    id: session.sessionId,
    userId: user.id,
    loginType,
    openedAt,
    expiresAt: session.expiresAt,
    userAgent: 'test',
  })
  return signToken(parts, user, session)
}

async function readReply<C extends AnyCall>(response: Response): Promise<Reply<C>> {
  const text = await response.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  const isRefused = response.status !== 200 && response.status !== 204
  return {
    status: response.status,
    headers: response.headers,
    // Every refusal has this shape; the tests of http/problem hold it.
    problem: isRefused ? (body as Problem) : null,
    get answer() {
      if (isRefused) throw new Error(`The call was refused: ${response.status} ${text}`)
      // The server has checked the answer against the contract.
      return body as CallAnswer<C>
    },
  }
}

/** A portal in this process on a port and a database of its own. */
export async function startTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  watchSecondConnections()
  const database = options.database ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'))
  const server = testServer()
  const tenant = testTenant(options, server, database)
  const others = (options.others ?? []).map((other) => ({ ...tenant, ...other, isDefault: false }))
  const portal = await createPortal({
    files: options.files ?? { kind: 'folder', folder: join(dataDir, 'files') },
    servesPeople: true,
    proxies: options.proxies ?? 0,
    metricsToken: options.metricsToken ?? null,
    showsCalls: options.showsCalls ?? true,
    runsJobs: options.runsJobs ?? false,
    sendsWrites: options.backOffice !== undefined,
    opens: options.unusedMs === undefined ? 'made' : 'visited',
    mostConnections: options.mostConnections ?? 12,
    server,
    // The default tenant is the one that says so, wherever it stands.
    tenants: [...others, tenant],
    keys: [key],
    push: { keys: pushKey === null ? [] : [pushKey], contact: null, allowsLocal: false, ...options.push },
    clock: options.clock ?? systemClock,
    log: options.log ?? createLog('silent'),
    loginsPerMinute: options.loginsPerMinute ?? 100_000,
    strangersPerMinute: options.strangersPerMinute ?? 1_000_000,
    longestFarewellMs: 0,
    around: watchSubjects,
    ...(options.jobTimes === undefined ? {} : { jobTimes: options.jobTimes }),
    ...(options.erpLimits === undefined ? {} : { erpLimits: options.erpLimits }),
    ...(options.unusedMs === undefined ? {} : { unusedMs: options.unusedMs }),
    ...(options.lookEveryMs === undefined ? {} : { lookEveryMs: options.lookEveryMs }),
  })
  await portal.open()
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  portal.startJobs()
  // A server that listens on TCP has an address with a port.
  const { port } = portal.app.server.address() as AddressInfo
  const [open] = portal.registry.opened()
  if (open === undefined) throw new Error('The test tenant did not open')
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (userName: string) => openSessionFor(open.parts(), userName)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    database,
    portal,
    open,
    tokenOf,
    get parts() {
      return open.parts()
    },
    db: open.database.db,
    async post(call, input, { as, token, headers = {} } = {}) {
      const kept = as === undefined ? undefined : (tokens.get(as) ?? tokenOf(as))
      if (as !== undefined && kept !== undefined) tokens.set(as, kept)
      const bearer = token ?? (await kept)
      const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
      const response = await fetch(url + call.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization, ...headers },
        body: JSON.stringify(input),
      })
      const reply = await readReply<typeof call>(response)
      // What a call refuses with is told in its description.
      if (reply.problem !== null && !refusalsOf(call).some((code) => code === reply.problem?.code))
        throw new Error(`${call.path} refused with ${reply.problem.code}, which its contract does not name`)
      return reply
    },
    async mails() {
      const rows = await open.database.db.select().from(mails).orderBy(asc(mails.createdAt))
      return rows.map((row) => ({ ...row, textBody: mailText(row.page), htmlBody: mailHtml(row.page) }))
    },
    async close() {
      await portal.close()
      if (options.database === undefined) await dropTestDatabase(database)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
