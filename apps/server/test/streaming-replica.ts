import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/db/embedded.ts'

export interface PostgresPair {
  readonly primary: EmbeddedPostgres
  /** Follows the primary. */
  readonly replica: EmbeddedPostgres
  /** Runs one statement. */
  onPrimary(statement: string): Promise<void>
  onReplica(statement: string): Promise<void>
  /** Ends the primary as a power cut would. */
  killPrimary(): Promise<void>
  stop(): Promise<void>
}

/** Copies the files of a running server as a replica of it, as `pg_basebackup` does, which the embedded one lacks. */
async function copyRunning(from: string, to: string, { address }: EmbeddedPostgres): Promise<void> {
  const client = new Client({ ...address, database: 'postgres' })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  // With its owner: a server started by root runs as somebody else.
  execFileSync('cp', ['-a', from, to])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  const data = join(to, 'data')
  for (const file of ['postmaster.pid', 'backup_label']) await rm(join(data, file), { force: true })
  await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(data, 'standby.signal'), '')
  const { host, port, user } = address
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`)
}

async function runOn({ address }: EmbeddedPostgres, statement: string): Promise<void> {
  const client = new Client({ ...address, database: 'postgres' })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/**
 * A PostgreSQL with a streaming replica, each in a folder of its own.
 * @param first what the primary does before it is copied
 */
export async function startPostgresPair(first = 'select'): Promise<PostgresPair> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-pair-'))
  const [here, there] = [join(folder, 'primary'), join(folder, 'replica')]
  const primary = await startEmbeddedPostgres(here)
  await runOn(primary, first)
  await copyRunning(here, there, primary)
  const replica = await startEmbeddedPostgres(there)
  return {
    primary,
    replica,
    onPrimary: (statement) => runOn(primary, statement),
    onReplica: (statement) => runOn(replica, statement),
    async killPrimary() {
      const [pid] = (await readFile(join(here, 'data', 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await primary.lost
    },
    async stop() {
      await Promise.allSettled([replica.stop(), primary.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
