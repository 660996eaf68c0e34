// @module-tag nightly
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackOffice, startBackOffice } from '../../../../tooling/back-office.ts'
import { portalProgram } from '../../../../tooling/portal-program.ts'
import { exited } from '../../../../tooling/processes.ts'
import { startQuietly } from '../../../../tooling/quiet-programs.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { tellFigures } from '../campaign.ts'
import { waitFor } from '../wait-for.ts'
import { compareWithBooks, settledRequests, startCrew } from './crew.ts'
import { missingPrograms, startDebianPostgres } from './debian-programs.ts'
import { type Pooler, startPgBouncer } from './documented-pooler.ts'
import { give } from './operator-command.ts'
import { itWorksTogether } from './two-portals.ts'

const people = 4
const tenant = 'portal_standaard'

let database: Awaited<ReturnType<typeof startDebianPostgres>>
let pooler: Pooler
let backOffice: BackOffice
let env: Readonly<Record<string, string>>
let a: Stack
let b: Stack

/** Asks the server past the pooler. */
async function askDirectly<Row extends object>(name: string, text: string, values: readonly unknown[] = []) {
  const url = new URL(database.url)
  url.pathname = `/${name}`
  const client = new Client(url.href)
  await client.connect()
  return (await client.query<Row>(text, [...values]).finally(() => client.end())).rows
}

beforeAll(async () => {
  const missing = missingPrograms(['postgres', 'pgbouncer'])
  expect(missing, 'apt-get install postgresql-15 pgbouncer').toEqual([])
  database = await startDebianPostgres()
  pooler = await startPgBouncer(database.url)
  backOffice = await startBackOffice({ scale: 0.1 })
  env = {
    PORTAL_DATABASE_URL: pooler.url,
    PORTAL_DATABASE_DIRECT_URL: database.url,
    PORTAL_SECRET_KEYS: randomUUID().repeat(2),
  }
  const stacks = await Promise.all([startStack({ backOffice, env }), startStack({ backOffice, env })])
  ;[a, b] = stacks
}, 180_000)
afterAll(async () => {
  await Promise.all([a, b].map((stack) => stack?.stop()))
  await backOffice?.stop()
  await pooler?.stop()
  await database?.stop()
})

describe('two portals behind PgBouncer in transaction mode', () => {
  itWorksTogether(() => ({ a, b, ask: (text, values) => askDirectly(tenant, text, values) }))

  it('ask over it, and directly only what needs a session', async () => {
    const [mode] = await pooler
      .ask('pgbouncer', 'show config')
      .then((rows) => rows.filter(({ key }) => key === 'pool_mode'))
    expect(mode).toMatchObject({ value: 'transaction' })
    const names = await askDirectly<{ name: string }>(
      tenant,
      `select distinct application_name as name from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [tenant],
    )
    expect(names.map(({ name }) => name)).toContain('materieel-portaal listener')
    const clients = await pooler.ask('pgbouncer', 'show clients')
    const over = clients.filter(({ database: name }) => name === tenant).map(({ application_name: name }) => name)
    expect(new Set(over)).toEqual(new Set(['materieel-portaal']))
  })

  it('have the limits on statements and pauses that the portal sets elsewhere', async () => {
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout']
    const found = await Promise.all(limits.map((name) => pooler.ask(tenant, `show ${name}`)))
    expect(found.flat()).toEqual([{ statement_timeout: '30s' }, { idle_in_transaction_session_timeout: '1min' }])
  })

  it('lose no order when it ends and comes back, and when one of them starts again', async () => {
    const crew = await startCrew([a.portalUrl, b.portalUrl], people)
    const working = async () => {
      const before = crew.progress()
      await waitFor(async () => crew.progress() > before + people, 120_000)
    }
    await working()
    await pooler.restart()
    await working()
    await a.killPortal()
    a = await a.restartPortal()
    await working()
    await crew.finish()
    await settledRequests(crew)
    const { booked, lost, doubled } = await compareWithBooks(crew, backOffice.controlUrl)
    tellFigures({
      acknowledged: crew.placed.length,
      'in the books': booked.length,
      lost: lost.length,
      doubled: doubled.length,
    })
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  }, 400_000)

  it('are kept and restored, once the pooler has let go of the database', async () => {
    const place = await mkdtemp(join(tmpdir(), 'pooler-backup-'))
    const here = { ...env, PORTAL_DATA_DIR: a.dataDir, NAVISION_URL: backOffice.url }
    expect(await give('backup', [place], here)).toMatchObject({ code: 0 })
    await Promise.all([a.endPortal(), b.endPortal()])
    const restore = () => give('restore', [place, '--replace'], here)
    expect(await restore()).toMatchObject({ code: 1, text: expect.stringContaining('RECONNECT') })
    for (const command of ['reconnect', 'wait_close'] as const) await pooler.command(command)
    expect(await restore()).toMatchObject({ code: 0 })
    rmSync(place, { recursive: true })
    ;[a, b] = [await a.restartPortal(), await b.restartPortal()]
  }, 180_000)
})

describe('a pooler that nobody goes past', () => {
  it.each([
    [
      'is named alone',
      () => ({ PORTAL_DATABASE_URL: pooler.url }),
      /^PORTAL_DATABASE_URL \(.*as PORTAL_DATABASE_DIRECT_URL too\.$/,
    ],
    [
      'is named as the server itself',
      () => ({ PORTAL_DATABASE_URL: pooler.url, PORTAL_DATABASE_DIRECT_URL: pooler.url }),
      /^PORTAL_DATABASE_DIRECT_URL \(.* is a pooler/,
    ],
  ])('ends a start with one sentence where it %s', async (_what, wrong, sentence) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pooler-wrong-'))
    const log: string[] = []
    const code = await exited(
      startQuietly(portalProgram(), {
        env: { PORTAL_DATA_DIR: dataDir, PORTAL_PORT: '0', NAVISION_URL: backOffice.url, ...wrong() },
        log,
      }),
    )
    const sentences = log
      .join('')
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'))
    expect([code, sentences]).toEqual([1, [expect.stringMatching(sentence)]])
    await rm(dataDir, { recursive: true })
  })
})
