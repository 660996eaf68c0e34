import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, openTestPool } from '../../../test/test-database.ts'
import { databaseOf } from '../../platform/db/database.ts'
import { lockListOfLines, lockListToAdd } from './order-lines.store.ts'

/** PostgreSQL plans the first five runs of a statement for their values, and then compares. */
const planned = 5
const runs = 12

let name: string
let pool: Pool
let list: { readonly id: string; readonly line: string }
beforeAll(async () => {
  name = await createTestDatabase()
  pool = openTestPool(name, { max: 1 })
  await pool.query(`
    insert into order_lists (user_name, location_no, name, created_at, changed_at)
      select 'eva', 'L' || n, 'lijst', now(), now() from generate_series(1, 1000) n;
    insert into order_list_items (list_id, kind, no, quantity, position, added_at)
      select id, 'Materieel', 'NR' || n, 1, n, now() from order_lists, generate_series(1, 10) n;
    insert into erp_included_items (kind, no, line_no, other_kind, other_no, quantity, optional, row_version)
      select 'Materieel', 'NR' || n, l, 'Materieel', 'NR' || l, 1, false, 1 from generate_series(1, 1500) n, generate_series(1, 2) l;
    analyze order_lists, order_list_items, erp_included_items`)
  const { rows } = await pool.query<typeof list>(
    `select h.id, i.id as line from order_lists h join order_list_items i on i.list_id = h.id
     where h.location_no = 'L500' and i.position = 5`,
  )
  if (rows[0] === undefined) throw new Error('no list was made')
  list = rows[0]
})
afterAll(async () => {
  await pool.end()
  await dropTestDatabase(name)
})

const db = () => databaseOf(pool)
const addition = { items: [{ type: 'Materieel', materieelSoort: 'NR7' }], sets: [] } as const
const asked = () => ({ userName: 'eva', locationNo: 'L500', listId: list.id })

it.each([
  ['what adding needs to know', () => lockListToAdd(db(), asked(), addition)],
  ['the list of some lines', () => lockListOfLines(db(), 'eva', [list.line])],
])('plans the reading of %s once for all calls of a connection', async (_what, read) => {
  const before = await pool.query<{ name: string }>('select name from pg_prepared_statements')
  for (let run = 0; run < runs; run += 1) expect(await read()).not.toBeNull()
  const { rows } = await pool.query<{ forValues: number; kept: number }>(
    `select custom_plans::int as "forValues", generic_plans::int as kept from pg_prepared_statements
     where name <> all($1)`,
    [before.rows.map((row) => row.name)],
  )
  const once = { forValues: planned, kept: runs - planned }
  // One locks the list, the other reads it.
  expect(rows).toEqual([once, once])
})
