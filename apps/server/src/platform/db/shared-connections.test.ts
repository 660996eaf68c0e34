import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { connectionTo } from './connect.ts'
import type { Db } from './database.ts'
import { drizzleConnection } from './drizzle.ts'
import { FairPool } from './fair-pool.ts'
import { prepareShort, value } from './named-query.ts'
import { onBehalfOf } from './on-behalf-of.ts'
import { sql } from './query.ts'
import { transact } from './transact.ts'

let name: string
let admin: Pool
let pool: FairPool
let db: Db
beforeAll(async () => {
  name = await createTestDatabase()
  admin = new Pool({ ...connectionTo(testServer(), name), max: 2 })
  admin.on('error', () => undefined)
  await admin.query('create table things (key int primary key)')
})
afterAll(async () => {
  await admin.end()
  await dropTestDatabase(name)
})
beforeEach(() => {
  const shares = { mostEach: 2, mostWaiting: 0, shared: { most: 1, mostRunning: 3 } }
  // What waits for nothing that comes fails, so that the test does too.
  const settings = { max: 5, pipeline: true, statement_timeout: 10_000 }
  pool = new FairPool({ ...connectionTo(testServer(), name), ...settings }, shares)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  db = drizzleConnection.drizzle(pool)
})
afterEach(async () => {
  if (!pool.ending) await pool.end()
})

/** Something that a test locks, so that statements on their way wait. */
const gate = 7
const askPid = prepareShort<{ pid: number }>(sql`select pg_backend_pid() as pid`)
const waitAndTell = prepareShort<{ pid: number }>(
  sql`select pg_backend_pid() as pid, pg_advisory_lock_shared(${gate}), pg_advisory_unlock_shared(${gate})`,
)
const divide = prepareShort<{ result: number }>(sql`select 10 / ${value('by')}::int as result`)
const countThings = prepareShort<{ count: number }>(sql`select count(*)::int as count from things`)

const pidOf = async (asked: Promise<readonly { pid: number }[]>): Promise<number> => (await asked)[0]?.pid ?? 0

/** Runs this while statements that come to the gate wait there. */
async function whileShut<T>(work: () => Promise<T>): Promise<T> {
  const keeper = await admin.connect()
  await keeper.query('select pg_advisory_lock($1)', [gate])
  try {
    return await work()
  } finally {
    await keeper.query('select pg_advisory_unlock($1)', [gate])
    keeper.release()
  }
}
const untilWaiting = (): Promise<unknown> =>
  waitFor(async () => {
    const { rows } = await admin.query(`select from pg_locks where locktype = 'advisory' and not granted`)
    return rows.length > 0
  })

it('short statements share one connection up to their number, and one more gets a connection alone', async () => {
  const held = await whileShut(async () => {
    const waiting = [waitAndTell(db, {}), askPid(db, {}), askPid(db, {})]
    await untilWaiting()
    const alone = await pidOf(askPid(db, {}))
    return { waiting, alone }
  })
  const shared = new Set(await Promise.all(held.waiting.map(pidOf)))
  expect(shared.size).toBe(1)
  expect(shared.has(held.alone)).toBe(false)
  expect(shared.has(await pidOf(askPid(db, {})))).toBe(true)
})

it('a statement that fails takes none of those beside it with it, and leaves the connection as it was', async () => {
  const before = await pidOf(askPid(db, {}))
  const said = await Promise.allSettled([divide(db, { by: 5 }), divide(db, { by: 0 }), divide(db, { by: 2 })])
  expect(said.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await divide(db, { by: 5 })).toEqual([{ result: 2 }])
  expect(await pidOf(askPid(db, {}))).toBe(before)
})

it('a connection that is lost fails what was sent on it, and the next statement gets another', async () => {
  const lost = await pidOf(askPid(db, {}))
  const said = await whileShut(async () => {
    const sent = Promise.allSettled([waitAndTell(db, {}), askPid(db, {})])
    await untilWaiting()
    await admin.query('select pg_terminate_backend($1)', [lost])
    return sent
  })
  expect(said.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = await pidOf(askPid(db, {}))
  expect([next > 0, next === lost, pool.totalCount]).toEqual([true, false, 1])
})

it('in a transaction a short statement goes over the connection of the transaction', async () => {
  const inside = await transact(db, async (tx) => {
    await tx.execute(sql`insert into things values (1)`)
    return countThings(tx, {})
  })
  expect(inside).toEqual([{ count: 1 }])
})

it('the short statements of one person take of their share', async () => {
  const own = onBehalfOf(db, 'somebody')
  const said = await whileShut(async () => {
    const sent = [waitAndTell(own, {}), waitAndTell(own, {})]
    await untilWaiting()
    await expect(askPid(own, {})).rejects.toMatchObject({ cause: { code: 'verzoek.te_vaak' } })
    return sent
  })
  expect((await Promise.all(said)).flat()).toHaveLength(2)
  expect(await askPid(own, {})).toHaveLength(1)
})

it('at the end of the pool what was sent is still answered, and no connection stays', async () => {
  const sent = await whileShut(async () => {
    const asked = waitAndTell(db, {})
    await untilWaiting()
    return { asked, ended: pool.end() }
  })
  expect(await sent.asked).toHaveLength(1)
  await sent.ended
  expect(pool.totalCount).toBe(0)
  await expect(askPid(db, {})).rejects.toThrow()
})
