import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, openTestPool } from '../../../test/test-database.ts'
import { databaseOf } from '../../platform/db/database.ts'
import { claimWrites } from './outbox.store.ts'

const waiting = 3000
const places = 30
const most = 3
/** Of one claim that looks only at what is next: a few rows for each place, and for each claim before it. */
const mostRead = 400

let name: string
let pool: Pool
beforeAll(async () => {
  name = await createTestDatabase()
  pool = openTestPool(name, { max: 1 })
})
afterAll(async () => {
  await pool.end()
  await dropTestDatabase(name)
})

async function rowsRead(): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ read: number }>(`
    select (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'erp_outbox')::int
      + (select seq_tup_read from pg_stat_user_tables where relname = 'erp_outbox')::int as read`)
  return rows[0]?.read ?? Number.NaN
}

it('claims a write without looking at the others that wait or are done', async () => {
  const insert = `
    insert into erp_outbox (external_id, kind, aggregate_key, subject, company, payload_version, payload, state, next_at,
      created_by, created_at)
    select gen_random_uuid(), 'request.create', 'plaats ' || n % ${places}, '', '', 2, '{}', $1, now(), 'eva', now()
    from generate_series(1, ${waiting}) n`
  await pool.query(insert, ['confirmed'])
  // As PostgreSQL does by itself; the writes that wait come after it.
  await pool.query('analyze erp_outbox')
  await pool.query(insert, ['pending'])
  const db = databaseOf(pool)
  const before = await rowsRead()
  const claimed: string[] = []
  const claim = () => claimWrites(db, { now: new Date(), leaseMs: 60_000, most })
  for (let at = 0; at < places; at += most) claimed.push(...(await claim()).map(({ aggregateKey }) => aggregateKey))
  expect(new Set(claimed).size).toBe(places)
  expect(claimed).toHaveLength(places)
  expect(((await rowsRead()) - before) / (places / most)).toBeLessThan(mostRead)
  // The first of every place is on its way, and the order of arrival holds.
  expect(await claim()).toEqual([])
})
