import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auth } from '@portal/contract/auth.ts'
import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { Pool } from 'pg'
import { startBackOffice } from '../tooling/back-office.ts'
import { freePorts } from '../tooling/free-ports.ts'
import { type Stack, startStack } from '../tooling/stack.ts'
import { type BenchTenant, writeTenants } from './bench-tenant.ts'
import { createLightClient } from './http-client.ts'
import { type Minimum, startMinimum } from './minimum/start-minimum.ts'
import { type Colleague, hireColleagues } from './people.ts'
import { untilJobsRest, untilOutboxRests } from './rest.ts'

/** A running portal with people logged in, the minimum beside it and the database of both open. */
export interface BenchContext {
  readonly stack: Stack
  readonly minimum: Minimum
  readonly pool: Pool
  readonly database: { readonly host: string; readonly name: string }
  readonly seconds: number
  readonly phone: PhoneOptions
  tokenOf(userName: string): Promise<string>
  /** Hundreds of people with sessions, made when first asked for. */
  colleagues(): Promise<readonly Colleague[]>
  post<C extends AnyCall>(call: C, input: CallInput<C>, token?: string): Promise<CallAnswer<C>>
  /** Resolves when nothing is left of what was measured: what is sent or read later would share the processor. */
  untilRest(): Promise<void>
  /** The portal that was started in place of the one that ended. */
  replacePortal(stack: Stack): void
  close(): Promise<void>
}

/** What is opened on a slow phone: the screens by name, all when none is named, and how often each. */
interface PhoneOptions {
  readonly screens: readonly string[]
  readonly loads: number
}

export interface BenchOptions {
  readonly scale: number
  readonly seconds: number
  /** Data that stay from one run to the next, so that the next begins at once. */
  readonly dataDir: string | undefined
  readonly phone: PhoneOptions
}

const password = 'Welkom-2026!'
const people = 300

/** The demo has made its accounts; from now on the portal is a company's, and its database counts statements. */
async function startAgain(demo: Stack, pool: Pool, tenant: BenchTenant): Promise<Stack> {
  writeTenants(tenant, { production: true })
  await pool.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await demo.endPortal()
  const stack = await demo.restartPortal()
  await pool.query('create extension if not exists pg_stat_statements')
  return stack
}

export async function openBench({ scale, seconds, dataDir, phone }: BenchOptions): Promise<BenchContext> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'bench-'))
  const backOffice = await startBackOffice({ scale, dataDir: join(folder, 'simulator') })
  const [port = 0] = await freePorts(1)
  const tenant = { file: join(folder, 'tenants.json'), backOfficeUrl: backOffice.url, port }
  writeTenants(tenant, { production: false })
  const env = {
    PORTAL_TENANTS_FILE: tenant.file,
    PORTAL_LOG_LEVEL: 'warn',
    PORTAL_STRANGERS_PER_MINUTE: '100000000',
  }
  const first = await startStack({ backOffice, port, dataDir: folder, env })
  const database = { host: join(first.dataDir, 'postgres', 'socket'), name: 'portal_standaard' }
  const pool = new Pool({ host: database.host, port: 5432, user: 'portal', database: database.name, max: 32 })
  // Measuring a start ends the database while connections are idle; nothing is lost with them.
  pool.on('error', () => undefined)
  let stack = await startAgain(first, pool, tenant)
  await untilJobsRest(pool)
  // The portal searches in memory; the minimum by an index.
  await pool.query('create index if not exists minimum_words_idx on search_words (word text_pattern_ops)')
  const minimum = await startMinimum(database, stack.backOffice.url)
  const client = createLightClient()
  const tokens = new Map<string, Promise<string>>()
  let colleagues: Promise<readonly Colleague[]> | null = null
  const post = async <C extends AnyCall>(call: C, input: CallInput<C>, token?: string): Promise<CallAnswer<C>> => {
    const text = await client.post(stack.portalUrl + call.path, JSON.stringify(input), {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    })
    // The server has checked its answer against the contract.
    return (text === '' ? null : JSON.parse(text)) as CallAnswer<C>
  }
  const bench: BenchContext = {
    get stack() {
      return stack
    },
    minimum,
    pool,
    database,
    seconds,
    phone,
    post,
    tokenOf: (userName) => {
      const known =
        tokens.get(userName) ??
        post(auth.login, { gebruikersnaam: userName, wachtwoord: password }).then(({ token }) => token)
      tokens.set(userName, known)
      return known
    },
    colleagues: () => {
      colleagues ??= hireColleagues({ pool, dataDir: stack.dataDir, controlUrl: stack.controlUrl }, people)
      return colleagues
    },
    untilRest: async () => {
      await untilOutboxRests(pool)
      await untilJobsRest(pool)
    },
    replacePortal: (again) => {
      stack = again
    },
    close: async () => {
      client.close()
      await minimum.stop()
      await pool.end()
      await stack.stop()
      await backOffice.stop()
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
  return bench
}
