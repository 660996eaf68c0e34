import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTables } from '../../../../../tooling/read-schema.ts'
import { newUser, startUsersSite, type UsersSite } from '../../../test/users-site.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { ownedTables } from './records.store.ts'

/** Rows with a user name that do not go along with the account, each for its reason. */
const otherTables = {
  users: 'the account itself',
  registrations: 'what somebody asked to be called, who had no account yet',
  audit_log: 'says who did something by the name of that day, and is only ever inserted',
  approval_hand_overs: 'as the audit',
  idempotency_keys: 'forgotten when a name is freed',
  erp_users: 'the back office decides',
  erp_user_locations: 'the back office decides',
  erp_user_customers: 'the back office decides',
}

type Config = ReturnType<typeof getTableConfig>

/** Something that a column takes, whatever it means. */
function anyValue(type: string): SQL {
  if (type.endsWith('[]')) return sql`'{}'`
  if (type === 'uuid') return sql`gen_random_uuid()`
  if (type === 'date' || type.startsWith('timestamp')) return sql`now()`
  if (type === 'jsonb') return sql`'{}'`
  if (type === 'boolean') return sql`false`
  return /int|numeric|double/.test(type) ? sql`1` : sql`gen_random_uuid()::text`
}

let site: UsersSite
let tables: readonly Config[]
beforeAll(async () => {
  site = await startUsersSite()
  tables = Object.values(await readTables())
    .filter((value) => is(value, PgTable))
    .map(getTableConfig)
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_name'))
})
afterAll(() => site.close())

const owned = () => tables.filter(({ name }) => name in ownedTables)

async function created() {
  const input = newUser()
  return { id: (await site.create(input)).answer.id, gebruikersnaam: input.gebruikersnaam }
}

/** A row of each table that an account owns. */
async function fillEach(userName: string): Promise<void> {
  for (const { name, columns } of owned()) {
    const given = columns.filter((column) => column.notNull && !column.hasDefault)
    const values = given.map((column) =>
      column.name === 'user_name' ? sql`${userName}` : anyValue(column.getSQLType()),
    )
    const names = given.map((column) => sql.identifier(column.name))
    await site.portal.db.execute(
      sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    )
  }
}

/** Tables with a row of this name. */
async function tablesOf(userName: string): Promise<string[]> {
  const found = []
  for (const { name } of owned()) {
    const { rows } = await site.portal.db.execute(
      sql`select 1 from ${sql.identifier(name)} where user_name = ${userName}`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found.sort()
}

describe('rows with the name of an account', () => {
  it('are of a table of which it is decided what becomes of them', () => {
    const decided = [...Object.keys(ownedTables), ...Object.keys(otherTables)]
    expect(tables.map(({ name }) => name).sort()).toEqual(decided.sort())
  })

  it('go along with another name, and none is left for who gets the old one', async () => {
    const { id, gebruikersnaam } = await created()
    await fillEach(gebruikersnaam)
    expect((await site.change(id, { gebruikersnaam: 'heel.anders' })).status).toBe(200)
    expect(await tablesOf(gebruikersnaam)).toEqual([])
    expect(await tablesOf('heel.anders')).toEqual(Object.keys(ownedTables).sort())
  })

  it('are also what somebody decided and sent along, and no failed login or kept answer goes over to who gets the name', async () => {
    const { id, gebruikersnaam } = await created()
    const { db } = site.portal
    await db.execute(sql`
      insert into saved_requests (no, user_name, location_no, status, approvers, form, lines, submitted_at, decided_by)
      values ('G-700100', 'piet', 'L1', 'Approved', array['piet'], '{}', '[]', now(), ${gebruikersnaam})`)
    await db.execute(sql`
      insert into uploads (id, hash, size, mime_type, name, owner, call, is_public, created_at)
      values (gen_random_uuid(), 'x', 1, 'image/png', 'a', ${gebruikersnaam}, '/', false, now())`)
    await db.execute(
      sql`insert into login_attempts (key, name, failures, last_failure_at) values ('k', ${gebruikersnaam}, 3, now())`,
    )
    await db.execute(sql`
      insert into idempotency_keys (user_name, call, key, body_hash, created_at)
      values (${gebruikersnaam}, '/x', 'k', 'h', now())`)
    expect((await site.change(id, { gebruikersnaam: 'weer.anders' })).status).toBe(200)
    const count = async (userName: string) => {
      const { rows } = await db.execute(sql`
        select (select count(*)::int from saved_requests where decided_by = ${userName}) as decided,
          (select count(*)::int from uploads where owner = ${userName}) as sent,
          (select count(*)::int from login_attempts where name = ${userName}) as failed,
          (select count(*)::int from idempotency_keys where user_name = ${userName}) as answers`)
      return rows[0]
    }
    expect(await count(gebruikersnaam)).toEqual({ decided: 0, sent: 0, failed: 0, answers: 0 })
    expect(await count('weer.anders')).toMatchObject({ decided: 1, sent: 1, failed: 0 })
  })

  it('stay or go as is decided for their table when the account is deleted, and none is left for who gets the name', async () => {
    const { id, gebruikersnaam } = await created()
    await fillEach(gebruikersnaam)
    expect((await site.remove(id)).status).toBe(204)
    expect(await tablesOf(gebruikersnaam)).toEqual([])
    const kept = Object.entries(ownedTables).flatMap(([name, end]) => (end === 'keep' ? [name] : []))
    expect(await tablesOf(`${gebruikersnaam}#${id.slice(0, 8)}`)).toEqual(kept.sort())
  })
})
