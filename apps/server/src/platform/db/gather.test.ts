import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, dropTestDatabase, openTestPool } from '../../../test/test-database.ts'
import { ask } from './ask.ts'
import { Connections } from './connections.ts'
import { type Db, databaseOn } from './database.ts'
import { gathering } from './gather.ts'
import { onBehalfOf, onBehalfOfAll } from './on-behalf-of.ts'
import { sql } from './query.ts'
import { transact } from './transact.ts'

let name: string
let admin: Pool
let pool: Pool
beforeAll(async () => {
  name = await createTestDatabase()
  admin = openTestPool(name, { max: 2 })
  pool = openTestPool(name, { max: 5 })
  await admin.query(`create table things (key text primary key, what text not null)`)
  await admin.query(`insert into things select n::text, 'old ' || n from generate_series(0, 2000) n`)
})
afterAll(async () => {
  await Promise.all([admin.end(), pool.end()])
  await dropTestDatabase(name)
})

const db = (): Db => databaseOn(Connections.of(pool, { mostEach: 1, mostWaiting: 0 }), { keepsStatements: true })
/** Something that a test may lock, which every statement waits for after it saw the rows. */
const gate = 7

/** A reader with the keys of each of its statements; one divides by its key. */
function reader(of: Db = db()) {
  const statements: (readonly string[])[] = []
  const read = gathering<string>(async (keys) => {
    statements.push(keys)
    const rows = await ask<{ key: string; what: string; part: number | null }>(
      of,
      sql`select key, what, 10 / (key::int - 13) as part
        from things, lateral (select pg_advisory_xact_lock_shared(${gate})) held
        where key = any(${sql.param(keys)}::text[])`,
    )
    const found = new Map(rows.map(({ key, what }) => [key, what]))
    return keys.map((key) => found.get(key) ?? null)
  })
  return { read, statements }
}

it('what is asked while statements run is read together, each answer for its own key', async () => {
  const { read, statements } = reader()
  const found = await Promise.all(['1', '2', '3', 'none', '3', '4'].map(read))
  expect(found).toEqual(['old 1', 'old 2', 'old 3', null, 'old 3', 'old 4'])
  expect(statements).toEqual([['1'], ['2'], ['3', 'none', '3', '4']])
  expect(await read('5')).toBe('old 5')
  expect(statements).toHaveLength(4)
})

it('a statement reads no more than fifty', async () => {
  const { read, statements } = reader()
  await Promise.all(Array.from({ length: 200 }, (_, at) => read(String(100 + at))))
  expect(Math.max(...statements.map((keys) => keys.length))).toBe(50)
})

it('what fails for one does not fail for those read with it', async () => {
  const { read } = reader()
  const found = await Promise.allSettled(['1', '2', '12', '13', '14'].map(read))
  expect(found.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason.cause)))).toEqual([
    'old 1',
    'old 2',
    'old 12',
    'error: division by zero',
    'old 14',
  ])
})

it('who asks after a change gets it, though the same is being read', async () => {
  const { read } = reader()
  const holder = await admin.connect()
  await holder.query('select pg_advisory_lock($1)', [gate])
  const before = [read('20'), read('20')]
  await vi.waitFor(async () => {
    const { rows } = await admin.query(`select from pg_locks where locktype = 'advisory' and not granted`)
    expect(rows).toHaveLength(2)
  })
  await admin.query(`update things set what = 'new 20' where key = '20'`)
  const after = read('20')
  await holder.query('select pg_advisory_unlock($1)', [gate])
  holder.release()
  expect(await Promise.all([...before, after])).toEqual(['old 20', 'old 20', 'new 20'])
})

it('reads for everybody, though the person who asks first has no connection left', async () => {
  const piet = onBehalfOf(db(), 'piet')
  await transact(piet, async () => {
    await expect(reader(piet).read('1')).rejects.toMatchObject({ cause: { code: 'verzoek.te_vaak' } })
    const { read } = reader(onBehalfOfAll(piet))
    expect(await Promise.all(['1', '2', '3'].map(read))).toEqual(['old 1', 'old 2', 'old 3'])
  })
})

it('refuses who would wait behind a thousand others', async () => {
  const { read } = reader()
  const asked = Array.from({ length: 1003 }, (_, at) => read(String(500 + at)))
  const found = await Promise.allSettled(asked)
  const refused = found.flatMap((one, at) => (one.status === 'rejected' ? [[at, one.reason.code]] : []))
  expect(refused).toEqual([[1002, 'verzoek.te_vaak']])
})
