import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, openTestPool } from '../../../test/test-database.ts'
import { ask } from './ask.ts'
import { databaseOf } from './database.ts'
import { sql } from './query.ts'
import { transact } from './transact.ts'

let name: string
let pool: Pool
beforeAll(async () => {
  name = await createTestDatabase()
  pool = openTestPool(name, { max: 1, pipeline: true })
  await pool.query('create table written (what text primary key)')
})
afterAll(async () => {
  await pool.end()
  await dropTestDatabase(name)
})
beforeEach(() => pool.query('truncate written'))

const db = () => databaseOf(pool)
const write = (tx: Parameters<typeof ask>[0], what: string) => ask(tx, sql`insert into written (what) values (${what})`)
const written = async () =>
  (await pool.query<{ what: string }>('select what from written order by what')).rows.map(({ what }) => what)

it('keeps all that was written, also what travels with the commit', async () => {
  const answer = await transact(db(), async (tx, sendLast) => {
    await write(tx, 'first')
    sendLast(write(tx, 'last'))
    return 'done'
  })
  expect(answer).toBe('done')
  expect(await written()).toEqual(['first', 'last'])
})

it('undoes everything when the work fails, and the connection serves the next', async () => {
  const failing = transact(db(), async (tx, sendLast) => {
    await write(tx, 'first')
    sendLast(write(tx, 'last'))
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await written()).toEqual([])
})

it('undoes everything when what travels with the commit fails, and says why', async () => {
  const failing = transact(db(), async (tx, sendLast) => {
    await write(tx, 'twice')
    sendLast(write(tx, 'twice'))
  })
  await expect(failing).rejects.toMatchObject({ cause: { constraint: 'written_pkey' } })
  expect(await written()).toEqual([])
})

it('refuses a transaction within one', async () => {
  const inner = transact(db(), (tx) => transact(tx, async () => undefined))
  await expect(inner).rejects.toThrow('within one')
})

it('closes a connection on which nothing can be undone', async () => {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const losing = transact(db(), (tx) => ask(tx, sql`select pg_terminate_backend(pg_backend_pid())`))
  await expect(losing).rejects.toThrow()
  const again = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  expect(again.rows[0]?.pid).not.toBe(rows[0]?.pid)
})
