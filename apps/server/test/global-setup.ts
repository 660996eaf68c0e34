import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { testFolder } from '../../../tooling/test-folder.ts'
import { connectionTo, type DatabaseServer, ensureDatabase } from '../src/platform/db/connect.ts'
import { type ServerAddress, startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this test run; each test portal gets a copy of its migrated template. */
    postgres: ServerAddress
  }
}

export const templateDatabase = 'portal_template'

let clean: (() => Promise<void>) | null = null

/** One PostgreSQL for the whole run, in a folder of its own that goes afterwards. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(testFolder(), 'portal-test-'))
  const postgres = await startEmbeddedPostgres(folder, { isDurable: false })
  clean = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const connection = { ...postgres.address }
  const server: DatabaseServer = { connection, pooler: null, replica: null, firstDatabase: 'postgres', prefix: 'test' }
  await ensureDatabase(server, templateDatabase)
  await migrate(connectionTo(server, templateDatabase))
  project.provide('postgres', postgres.address)
}

export async function teardown(): Promise<void> {
  await clean?.()
}
