import { generateMigration } from 'drizzle-kit/api'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMigrated, readSchema, readTables } from '../../../../../tooling/read-schema.ts'
import { tablesOf } from '../../../test/tables-of.ts'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'
import { tableSubjects } from '../../../test/watch-subjects.ts'
import { connectionTo } from './connect.ts'
import { migrate } from './migrate.ts'

let client: Client
let database: string
let exported: Readonly<Record<string, unknown>>

beforeAll(async () => {
  exported = await readTables()
  database = await createTestDatabase()
  client = new Client(connectionTo(testServer(), database))
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await dropTestDatabase(database)
})

const tables = () =>
  Object.values(exported)
    .filter((value) => is(value, PgTable))
    .map(getTableConfig)

it('is what the migrations were generated from', async () => {
  expect(await generateMigration(await readMigrated(), await readSchema())).toEqual([])
})

it('has the tables and columns of the migrated database', async () => {
  const { rows } = await client.query<{ place: string }>(
    `select table_name || '.' || column_name || ' ' || is_nullable as place from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migrations'`,
  )
  const declared = tables().flatMap((table) =>
    table.columns.map((column) => `${table.name}.${column.name} ${column.notNull ? 'NO' : 'YES'}`),
  )
  expect(rows.map((row) => row.place).sort()).toEqual(declared.sort())
})

it('says of every table which subject it belongs to', () => {
  expect([...tableSubjects.keys()].sort()).toEqual(
    tables()
      .map(({ name }) => name)
      .sort(),
  )
})

it('has no trigger that writes a table of a subject: no statement of a call would show it', async () => {
  const { rows } = await client.query<{ body: string }>(
    "select prosrc as body from pg_proc where prorettype = 'trigger'::regtype and pronamespace = 'public'::regnamespace",
  )
  const written = rows.flatMap(({ body }) => [...tablesOf(body, (name) => tableSubjects.has(name)).writes])
  expect(written).toContain('stale_invoice_marks')
  expect(written.filter((table) => tableSubjects.get(table) !== null)).toEqual([])
})

it('has the indexes of the migrated database', async () => {
  const { rows } = await client.query<{ name: string }>(
    "select indexname as name from pg_indexes where schemaname = 'public'",
  )
  const present = new Set(rows.map((row) => row.name))
  const declared = tables().flatMap((table) => table.indexes.map((index) => index.config.name ?? ''))
  expect(declared.filter((name) => !present.has(name))).toEqual([])
})

it('is made once when several processes start together', async () => {
  const fresh = new Client(connectionTo(testServer(), 'postgres'))
  await fresh.connect()
  await fresh.query('create database test_together')
  await fresh.end()
  const connection = connectionTo(testServer(), 'test_together')
  const applied = await Promise.all([migrate(connection), migrate(connection), migrate(connection)])
  expect(applied.filter((count) => count > 0)).toHaveLength(1)
  await dropTestDatabase('test_together')
})
