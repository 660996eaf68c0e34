import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/db/embedded.ts'

/** How PostgreSQL ends: by saying goodbye to everybody, by cutting everybody off, or without any chance to do either. */
export type Ending = 'fast' | 'immediate' | 'kill'

const signals: Readonly<Record<Ending, NodeJS.Signals>> = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' }

/** A PostgreSQL beside the portals, as an external one is, that a test may end and start again. */
export interface OwnDatabase {
  /** What portals get as PORTAL_DATABASE_URL. */
  readonly url: string
  end(how: Ending): Promise<void>
  startAgain(): Promise<void>
  stop(): Promise<void>
}

async function makeDatabase({ address }: EmbeddedPostgres, name: string): Promise<string> {
  const client = new Client({ ...address, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${escapeIdentifier(name)}`).finally(() => client.end())
  return `postgres://${address.user}@localhost/${name}?host=${encodeURIComponent(address.host)}`
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'own-pg-'))
  let postgres = await startEmbeddedPostgres(folder)
  const url = await makeDatabase(postgres, 'portal')
  return {
    url,
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
