// @module-tag nightly
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePorts } from '../../../../tooling/free-ports.ts'
import { portalProgram } from '../../../../tooling/portal-program.ts'
import { exited } from '../../../../tooling/processes.ts'
import { endProgram, startQuietly } from '../../../../tooling/quiet-programs.ts'
import { waitFor } from '../wait-for.ts'
import { type OwnDatabase, startOwnDatabase } from './own-database.ts'

const password = 'zeer-geheim-woord'

let database: OwnDatabase
beforeAll(async () => {
  database = await startOwnDatabase()
  const rules = await readFile(database.rulesFile, 'utf8')
  await writeFile(database.rulesFile, `local all klant scram-sha-256\n${rules}`)
  await database.run(
    `create role klant login password '${password}'`,
    "create role eigenaar login password 'x'",
    'create database gemaakt_standaard owner eigenaar',
    'create database gemaakt owner eigenaar',
    'select pg_reload_conf()',
  )
})
afterAll(() => database.stop())

interface Program {
  readonly child: ReturnType<typeof startQuietly>
  /** The address it listens on. */
  readonly url: string
  output(): string
}

async function start(url: string, port?: number): Promise<Program> {
  const log: string[] = []
  const [free = 0] = port === undefined ? await freePorts(1) : [port]
  const env = {
    PORTAL_DATABASE_URL: url,
    PORTAL_DATA_DIR: database.folder,
    PORTAL_PORT: String(free),
    PORTAL_SECRET_KEYS: 'a key that only this test signs its tokens with',
  }
  const child = startQuietly(portalProgram(), { env, log })
  return { child, url: `http://127.0.0.1:${free}`, output: () => log.join('') }
}

const lines = (text: string) => text.trim().split('\n')
/** What it printed that is no line of the log. */
const sentences = ({ output }: Program) => lines(output()).filter((line) => line !== '' && !line.startsWith('{'))
/** The messages of its log. */
const messages = ({ output }: Program) =>
  lines(output()).flatMap((line) => (line.startsWith('{') ? [String(JSON.parse(line).message)] : []))

interface Refuser {
  /** How often somebody came. */
  tries(): number
  close(): Promise<void>
}

/** Stands where the database stood and sends everybody away. */
async function refuseInstead(): Promise<Refuser> {
  let tries = 0
  const refuser = createServer((socket) => {
    tries += 1
    socket.once('data', () => socket.destroy())
  })
  const folder = new URL(database.url).searchParams.get('host') ?? ''
  await new Promise<void>((listening) => refuser.listen(join(folder, '.s.PGSQL.5432'), listening))
  const close = () => new Promise<void>((closed) => refuser.close(() => closed()))
  onTestFinished(close)
  return { tries: () => tries, close }
}

async function readiness({ url }: Program): Promise<unknown> {
  const answer = await fetch(`${url}/health/ready`).catch(() => null)
  return answer === null ? null : ((await answer.json()) as { reason?: string }).reason
}

describe('a database that is away', () => {
  it('is waited for with one line that names the variable and no password', { timeout: 120_000 }, async () => {
    await database.end('fast')
    const refuser = await refuseInstead()
    const program = await start(database.url.replace('portal@', `portal:${password}@`))
    const waiting = () => messages(program).filter((message) => message.includes('PORTAL_DATABASE_URL'))
    await waitFor(async () => waiting().length > 0)
    await waitFor(async () => (await readiness(program)) === 'database')
    expect((await fetch(`${program.url}/health/live`)).status).toBe(200)
    const tries = refuser.tries()
    await waitFor(async () => refuser.tries() >= tries + 3)
    expect(waiting()).toHaveLength(1)
    await refuser.close()
    expect(program.output()).not.toContain(password)
    expect(messages(program)).not.toContain('database is running')
    await database.startAgain()
    await waitFor(async () => (await readiness(program)) === 'first synchronisation', 60_000)
    expect(messages(program).filter((message) => message === 'database is running')).toHaveLength(1)
    await endProgram(program.child, 'SIGTERM')
    expect(program.child.exitCode).toBe(0)
  })

  it.each([
    ['a host that has no address yet', 'postgres://portal@database.invalid/portal'],
    ['a port where nothing listens', 'postgres://portal@127.0.0.1:9/portal'],
  ])('is %s, until the portal is asked to stop', async (_what, url) => {
    const program = await start(url)
    await waitFor(async () => messages(program).some((message) => message.includes('PORTAL_DATABASE_URL')))
    await endProgram(program.child, 'SIGTERM')
    expect([program.child.exitCode, messages(program).at(-1), sentences(program)]).toEqual([0, 'stopped', []])
  })
})

describe('a start that cannot succeed ends with one sentence', () => {
  const withUser = (user: string, name = 'portal') =>
    database.url.replace('portal@', `${user}@`).replace('/portal?', `/${name}?`)
  it.each([
    ['a wrong password', () => withUser('klant:verkeerd'), /PORTAL_DATABASE_URL.*klant/],
    ['an account that may make no database', () => withUser(`klant:${password}`), /PORTAL_DATABASE_URL.*CREATEDB/],
    ['a database that is not there', () => withUser('portal', 'nergens'), /PORTAL_DATABASE_URL.*nergens/],
  ])('%s', async (_what, url, sentence) => {
    const program = await start(url())
    expect(await exited(program.child)).toBe(1)
    expect(sentences(program)).toEqual([expect.stringMatching(sentence)])
    expect(program.output()).not.toContain(password)
    expect(messages(program)).not.toContain('database is running')
  })

  it('a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    const address = await waitFor(async () => taken.address())
    const port = typeof address === 'object' ? address.port : 0
    const program = await start(database.url, port)
    expect(await exited(program.child)).toBe(1)
    expect(sentences(program)).toEqual([expect.stringMatching(`PORTAL_PORT.*${port}`)])
    taken.close()
  })

  it('a database that a newer version migrated, with the version that is needed', async () => {
    const url = withUser('eigenaar', 'gemaakt')
    const program = await start(url)
    await waitFor(async () => (await readiness(program)) === 'first synchronisation', 60_000)
    await endProgram(program.child, 'SIGTERM')
    expect(program.child.exitCode).toBe(0)
    await database.runIn(
      'gemaakt_standaard',
      "insert into schema_migrations (name, hash, version) values ('9999_add-what-comes', 'x', '7.8.9')",
    )
    const older = await start(url)
    expect(await exited(older.child)).toBe(1)
    expect(sentences(older)).toEqual([
      expect.stringMatching(
        /gemaakt_standaard is of version 7\.8\.9, this is \d+\.\d+\.\d+.*9999_add-what-comes.*Start 7\.8\.9 or a newer one/,
      ),
    ])
  })
})
