import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded.ts'

/** How PostgreSQL ends: by saying goodbye to everybody, by cutting everybody off, or without any chance to do either. */
export type Ending = 'fast' | 'immediate' | 'kill'

export const signals: Readonly<Record<Ending, NodeJS.Signals>> = {
  fast: 'SIGINT',
  immediate: 'SIGQUIT',
  kill: 'SIGKILL',
}

/** A PostgreSQL beside the portals, as an external one is, that a test may end and start again. */
export interface OwnDatabase {
  /** What portals get as PORTAL_DATABASE_URL. */
  readonly url: string
  readonly folder: string
  /** Who may come in how; read again after `pg_reload_conf()`. */
  readonly rulesFile: string
  /** Runs statements as its owner. */
  run(...statements: readonly string[]): Promise<void>
  runIn(database: string, ...statements: readonly string[]): Promise<void>
  end(how: Ending): Promise<void>
  startAgain(): Promise<void>
  stop(): Promise<void>
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'own-pg-'))
  let postgres = await startEmbeddedPostgres(folder)
  const { host, user } = postgres.address
  const runIn = async (database: string, ...statements: readonly string[]) => {
    const client = new Client({ ...postgres.address, database })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await runIn('postgres', 'create database portal')
  return {
    url: `postgres://${user}@localhost/portal?host=${encodeURIComponent(host)}`,
    folder,
    rulesFile: join(folder, 'data', 'pg_hba.conf'),
    run: (...statements) => runIn('postgres', ...statements),
    runIn,
    async end(how) {
      const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), signals[how])
      await postgres.lost
    },
    async startAgain() {
      postgres = await startEmbeddedPostgres(folder)
    },
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
