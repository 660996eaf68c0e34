import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { connectionTo } from './connect.ts'
import { lastUserOf, migrate } from './migrate.ts'
import { watchSchema } from './newer-schema.ts'

let database: string
let portal: TestPortal
beforeAll(async () => {
  database = await createTestDatabase()
  portal = await startTestPortal()
})
afterAll(async () => {
  await portal.close()
  await dropTestDatabase(database)
})

async function connect(to: string): Promise<Client> {
  const client = new Client(connectionTo(testServer(), to))
  await client.connect()
  return client
}

const last = '0074_add-calendar-events.sql'

it('lets others have a table that is in use, and goes on when it is free', { timeout: 30_000 }, async () => {
  const other = await connect(database)
  await other.query(`drop table calendar_events`)
  await other.query('delete from schema_migrations where name = $1', [last])
  await other.query('begin')
  await other.query('lock table calendar_feeds in row exclusive mode')
  const migrating = migrate(connectionTo(testServer(), database))
  const watcher = await connect(database)
  const waits = async () => {
    const { rows } = await watcher.query(
      "select 1 from pg_locks where not granted and relation = 'calendar_feeds'::regclass",
    )
    return rows.length > 0
  }
  await waitFor(waits, 20_000)
  // Gives up by itself, so that those behind it go on.
  await waitFor(async () => !(await waits()), 20_000)
  await other.query('commit')
  expect(await migrating).toBe(1)
  await Promise.all([other.end(), watcher.end()])
})

it('knows what a migration says of the last version that used what it takes away', () => {
  expect(lastUserOf('-- Contract: 1.20.3 was the last version that used it.\ndrop table a;')).toBe('1.20.3')
  expect(lastUserOf('drop table a; -- Contract')).toBeNull()
})

it('a portal goes on beside a newer schema that it can serve, and is not ready beside one that it cannot', async () => {
  // The health route answers this shape.
  const readiness = async () => (await (await fetch(`${portal.url}/health/ready`)).json()) as { reason?: string }
  const client = await connect(portal.database)
  const apply = (name: string, ends: string) =>
    client.query("insert into schema_migrations (name, hash, version, ends_version) values ($1, 'x', '9.9.9', $2)", [
      name,
      ends,
    ])
  await apply('9998_drop-old', '0.0.9')
  const asked = vi.spyOn(portal.open.listener, 'look')
  const findEnding = watchSchema(portal.open.listener)
  expect(findEnding()).toBeNull()
  await asked.mock.results[0]?.value
  expect(findEnding()).toBeNull()
  await apply('9999_drop-new', '9.9.8')
  await waitFor(async () => (await readiness()).reason === 'newer schema', 20_000)
  await client.end()
})
