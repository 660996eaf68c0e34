import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, openTestPool } from '../../../test/test-database.ts'
import { ask } from './ask.ts'
import { databaseOf } from './database.ts'
import { sql } from './query.ts'

let name: string
let pool: Pool
beforeAll(async () => {
  name = await createTestDatabase()
  pool = openTestPool(name, { max: 1 })
  await pool.query('create table kept (what text primary key, at timestamptz)')
})
afterAll(async () => {
  await pool.end()
  await dropTestDatabase(name)
})

const db = () => databaseOf(pool)
/** A number in the text makes it another statement. */
const words = (number: number, what: string) =>
  ask(db(), sql`select ${sql.raw(String(number))} as n, ${what}::text as what`)
const insert = (what: string) => ask(db(), sql`insert into kept (what) values (${what})`)

it('a kept statement gives what the driver makes of each type, the first time and later', async () => {
  const values = sql`select 1::int4 as small, 2::int8 as large, 3.50::numeric as exact, 0.5::float8 as share, true as yes,
    null::text as nothing, '' as empty, 'ß ↔ 𝄞' as text, '{"a": [1]}'::jsonb as json, '{x,y}'::text[] as words,
    gen_random_uuid() is null as no, date '2026-02-28' as day, timestamptz '2026-02-28 10:00:00+00' as moment,
    '\\x00ff'::bytea as bytes`
  const asked = await ask.planned(db(), values)
  expect(await ask(db(), values)).toEqual(asked)
  expect(await ask(db(), values)).toEqual(asked)
})

it('a kept statement may be asked again before its first answer', async () => {
  const answers = await Promise.all(['one', 'two', 'three'].map((what) => words(2, what)))
  expect(answers).toEqual([[{ n: 2, what: 'one' }], [{ n: 2, what: 'two' }], [{ n: 2, what: 'three' }]])
})

it('a kept statement that gives no rows can be repeated', async () => {
  expect(await insert('first')).toEqual([])
  expect(await insert('second')).toEqual([])
  expect(await ask(db(), sql`select count(*)::int as n from kept`)).toEqual([{ n: 2 }])
})

it('a kept statement that is refused says why, and is not spoilt by it', async () => {
  const refused = () => insert('first')
  await expect(refused()).rejects.toMatchObject({ cause: { code: '23505' } })
  await expect(refused()).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await insert('third')).toEqual([])
})

it('a text that is no statement is refused each time, and the connection serves the next', async () => {
  const wrong = () => ask(db(), sql`select nothing from nowhere`)
  await expect(wrong()).rejects.toMatchObject({ cause: { code: '42P01' } })
  await expect(wrong()).rejects.toMatchObject({ cause: { code: '42P01' } })
  expect(await words(3, 'next')).toEqual([{ n: 3, what: 'next' }])
})

it('a kept statement that fails at its first run gives its rows at the next', async () => {
  const divide = (by: number) => ask(db(), sql`select 10 / ${by}::int as share`)
  await expect(divide(0)).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(await divide(5)).toEqual([{ share: 2 }])
  expect(await divide(2)).toEqual([{ share: 5 }])
})
