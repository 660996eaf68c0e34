import { stripVTControlCharacters } from 'node:util'
import { contract } from '@portal/contract/calls.ts'
import { describe, expect, it } from 'vitest'
import { startOrderingSite } from '../../../test/ordering-site.ts'
import { startTestPortal } from '../../../test/test-portal.ts'
import { writtenLog } from '../../../test/written-log.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/query.ts'
import { failRun, insertRun } from '../jobs/job-runs.store.ts'
import { errorText } from './describe-error.ts'
import { openLog } from './log.ts'

it('writes no password and no token', () => {
  const secret = 'Hijskraan#2027'
  const { log, text } = writtenLog()
  log.info({ wachtwoord: secret, body: { wachtwoord: secret, nieuwWachtwoord: secret, token: secret } }, 'x')
  log.info({ headers: { authorization: secret } }, 'y')
  expect(text()).not.toContain(secret)
  expect(text().match(/\[secret\]/g)).toHaveLength(5)
})

async function writtenTo(kind: { readonly isTTY: boolean }, line: object): Promise<string> {
  const { out, text } = writtenLog()
  const log = await openLog('info', Object.assign(out, kind))
  log.info(line, 'first synchronisation')
  return stripVTControlCharacters(text())
}

it('writes sentences with a percentage on a terminal, and JSON elsewhere', async () => {
  const progress = { tenant: 'standaard', percent: 53, table: 'orders', rows: 1000 }
  expect(await writtenTo({ isTTY: true }, progress)).toMatch(
    /^\[\d\d:\d\d:\d\d\] INFO: first synchronisation: 53 % \{"tenant":"standaard"\}\n$/,
  )
  const collected = JSON.parse(await writtenTo({ isTTY: false }, progress))
  expect(collected).toMatchObject({ ...progress, message: 'first synchronisation' })
})

it('writes what an error says and not what hangs on it', () => {
  const error = Object.assign(new Error('boven', { cause: new Error('onder') }), {
    code: '57P01',
    client: { password: 'geheim' },
  })
  const { log, text, lines } = writtenLog()
  log.error({ err: error }, 'mis')
  expect(lines()[0]).toMatchObject({ err: { message: 'boven', code: '57P01', cause: { message: 'onder' } } })
  expect(text()).not.toContain('geheim')
})

/** From now on this table takes no row, as one on a full disk. */
async function refuseRows(db: Db, table: string): Promise<void> {
  await db.execute(sql.raw(`alter table ${table} add constraint takes_none check (false) not valid`))
}

async function takeRowsAgain(db: Db, table: string): Promise<void> {
  await db.execute(sql.raw(`alter table ${table} drop constraint takes_none`))
}

/** Whether the log says which insertion failed: by its statement, or by its cause where one statement fills many tables. */
function namesFailure(table: string, lines: readonly Readonly<Record<string, unknown>>[]): boolean {
  const named = new RegExp(`Failed query: insert into (\\\\")?${table}\\b|"cause":.*relation \\\\"${table}\\\\"`)
  return lines.some(({ err }) => named.test(JSON.stringify(err ?? '')))
}

it.each<[string, unknown, object]>([
  [
    'an error in an object of its own',
    { message: 'no connection', code: '08006' },
    { message: 'no connection', code: '08006' },
  ],
  ['an object that is no error', { naam: 'Eva' }, { message: 'An object with naam' }],
  ['a text', 'gone', { message: 'gone' }],
])('says why in a line about %s', (_, thrown, expected) => {
  const { log, text } = writtenLog()
  log.warn({ err: thrown }, 'job queue failed')
  expect(JSON.parse(text())).toMatchObject({ err: expected })
  expect(text()).not.toContain('Eva')
})

describe('a statement that fails', () => {
  it('leaves nothing of an order in the log, whichever table did not take it', async () => {
    const { log, lines, text } = writtenLog()
    const site = await startOrderingSite({}, { log })
    const { person, input } = await site.orderer()
    for (const table of ['mails', 'erp_outbox']) {
      await refuseRows(site.portal.db, table)
      const { problem } = await site.place(person, {
        ...input,
        contactPersoon: 'Sjaantje\n    at Kade',
        language: 'de-DE',
      })
      expect(problem?.status).toBe(500)
      expect(namesFailure(table, lines()), table).toBe(true)
      await takeRowsAgain(site.portal.db, table)
    }
    for (const typed of ['Sjaantje', 'at Kade', '12345678', 'Kade 12', 'Bellen bij', '@example.com'])
      expect(text()).not.toContain(typed)
    await site.close()
  })

  it('leaves nothing of a login in the log', async () => {
    const { log, lines, text } = writtenLog()
    const portal = await startTestPortal({ log })
    await refuseRows(portal.db, 'login_attempts')
    const input = { gebruikersnaam: 'onbekende.bezoeker', wachtwoord: 'Hijskraan#2027' }
    expect((await portal.post(contract.auth.login, input)).status).toBe(500)
    expect(namesFailure('login_attempts', lines())).toBe(true)
    expect(text()).not.toMatch(/onbekende\.bezoeker|Hijskraan/)
    await portal.close()
  })

  it('leaves no value in the log that PostgreSQL itself repeats', async () => {
    const { log, lines, text } = writtenLog()
    const portal = await startTestPortal()
    const statements = [
      sql`select ${'06-geheim'}::text::int`,
      sql`select ${'geheim\nmorgen'}::text::timestamptz`,
      sql`select ${'{"geheim"'}::text::json`,
    ]
    for (const statement of statements)
      await portal.db.execute(statement).catch((error) => log.error({ err: new Error('job', { cause: error }) }, 'mis'))
    await portal.db.execute(sql`create table once (name text primary key)`)
    const add = () => portal.db.execute(sql`insert into once values (${'geheim'})`)
    await add()
    await add().catch((error) => log.error({ err: error }, 'mis'))
    expect(lines()).toHaveLength(4)
    expect(text()).not.toContain('geheim')
    expect(text()).toContain('22P02')
    expect(text()).toContain('once_pkey')
    await portal.close()
  })

  it('leaves no value in the list of tasks either', async () => {
    const portal = await startTestPortal()
    const failed = await portal.db.execute(sql`select ${'geheim'}::text::int`).catch((error: unknown) => error)
    const run = { id: crypto.randomUUID(), job: 'stock', startedBy: 'schedule', startedAt: new Date() }
    await insertRun(portal.db, run)
    await failRun(portal.db, run.id, { at: new Date(), error: failed })
    const { rows } = await portal.db.execute<{ error_info: string }>(sql`select error_info from job_runs`)
    expect(rows[0]?.error_info).toContain('Failed query: select $1')
    expect(rows[0]?.error_info).not.toContain('geheim')
    expect(errorText(failed)).not.toContain('geheim')
    await portal.close()
  })
})
