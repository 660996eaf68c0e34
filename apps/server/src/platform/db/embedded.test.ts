import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-embedded-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function ask(postgres: EmbeddedPostgres, sql: string): Promise<unknown> {
  const client = new Client({ ...postgres.address, database: 'postgres' })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows[0]
}

it('keeps its data from one start to the next', async () => {
  const first = await startEmbeddedPostgres(folder, { isDurable: false })
  await ask(first, "create table kept as select 'zand' as what")
  await first.stop()
  const second = await startEmbeddedPostgres(folder, { isDurable: false })
  expect(await ask(second, 'select what from kept')).toEqual({ what: 'zand' })
  await second.stop()
})

it('writes no value of a statement that fails in its own log', async () => {
  const postgres = await startEmbeddedPostgres(folder, { isDurable: false })
  await expect(ask(postgres, "select 'geheim'::int")).rejects.toThrow('geheim')
  await expect(
    ask(postgres, "create table none (name text check (false)); insert into none values ('geheim')"),
  ).rejects.toThrow()
  await postgres.stop()
  const written = await readFile(join(folder, 'postgres.log'), 'utf8')
  expect(written).toContain('database system is ready')
  expect(written).not.toContain('geheim')
})

it.each([
  ['is too long for a socket', 'm'.repeat(110)],
  ['has what PostgreSQL reads as two names', 'bouw, verhuur'],
])('works in a folder whose name %s', async (_what, name) => {
  const postgres = await startEmbeddedPostgres(join(folder, name), { isDurable: false })
  expect(await ask(postgres, 'select 1 as one')).toEqual({ one: 1 })
  await postgres.stop()
})

it('reports when the server ends by itself', async () => {
  const postgres = await startEmbeddedPostgres(folder, { isDurable: false })
  await ask(postgres, 'select pg_backend_pid()')
  const client = new Client({ ...postgres.address, database: 'postgres' })
  await client.connect()
  client.on('error', () => undefined)
  const { rows } = await client.query<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid",
  )
  process.kill(Number(rows[0]?.pid), 'SIGINT')
  await postgres.lost
})

const program = `
import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
await startEmbeddedPostgres(process.argv[1], { isDurable: false })
process.stdout.write('ready')
setInterval(() => undefined, 1000)
`

it('starts again on the data of a portal that was killed, and refuses the data of one that runs', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  await expect(startEmbeddedPostgres(folder, { isDurable: false })).rejects.toThrow(`process id ${other.pid}`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const postgres = await startEmbeddedPostgres(folder, { isDurable: false })
  expect(await ask(postgres, 'select 1 as one')).toEqual({ one: 1 })
  await postgres.stop()
})

const firstLine = (path: string) => readFile(path, 'utf8').then((text) => text.split('\n')[0] ?? '')

it('starts after a power cut, when the marks of the former server name a process of somebody else', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  const marks = [join(folder, 'data', 'postmaster.pid'), join(folder, 'socket', '.s.PGSQL.5432.lock')]
  const [pid = ''] = await Promise.all(marks.map(firstLine))
  process.kill(Number(pid), 'SIGKILL')
  other.kill('SIGKILL')
  await once(other, 'exit')
  for (const mark of marks) await writeFile(mark, (await readFile(mark, 'utf8')).replace(pid, String(process.pid)))
  const postgres = await startEmbeddedPostgres(folder, { isDurable: false })
  expect(await ask(postgres, 'select 1 as one')).toEqual({ one: 1 })
  await postgres.stop()
})

it('waits until nothing of a crashed server works on the data any more', async () => {
  await (await startEmbeddedPostgres(folder, { isDurable: false })).stop()
  const named = `process.title = 'postgres'; console.log('named'); setTimeout(() => undefined, 1500)`
  const last = spawn(process.execPath, ['-e', named], { cwd: join(folder, 'data') })
  await once(last.stdout, 'data')
  const postgres = await startEmbeddedPostgres(folder, { isDurable: false })
  expect(last.exitCode).toBe(0)
  await postgres.stop()
})
