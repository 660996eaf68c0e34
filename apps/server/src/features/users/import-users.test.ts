import { monitorEventLoopDelay } from 'node:perf_hooks'
import { contract } from '@portal/contract/calls.ts'
import { importHeading, mostImportRows } from '@portal/domain/users/import-rows.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { campaignSeed, howOften } from '../../../test/campaign.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { runJob } from '../../platform/jobs/run-job.ts'
import { importUsersJob } from './import-users.job.ts'
import { readCsv } from './read-csv.ts'

const { users, auth } = contract
const clock = testClock()
const never = new AbortController().signal
const fresh = 'Hijskraan#2027'
let portal: TestPortal
let last = 0

beforeAll(async () => {
  portal = await startTestPortal({ clock })
  await buildUser(portal, { userName: 'beheer', roles: ['Admin'] })
  await buildUser(portal, { userName: 'piet' })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.execute(sql`delete from user_import_rows`)
  await portal.db.execute(sql`delete from user_imports`)
})

const heading = importHeading.join(';')
const someRow = () => `i${++last}@bouw.example;de Wit;Eva;Bouwbedrijf;${fresh}`
const file = (...rows: readonly string[]) => [heading, ...rows, ''].join('\r\n')
const sent = (content: string | Buffer, naam = 'mensen.csv') => ({
  naam,
  inhoud: Buffer.from(content).toString('base64'),
})
function send(content: string | Buffer, { as = 'beheer' } = {}) {
  return portal.post(users.importUsers, { bestand: sent(content) }, { as })
}
const work = (signal: AbortSignal = never) =>
  runJob(importUsersJob, portal.parts, { startedBy: 'beheer', ending: never, signal })
const stands = async () => (await portal.post(users.getImport, {}, { as: 'beheer' })).answer.laatste
async function accounts(): Promise<number> {
  const { rows } = await portal.db.execute<{ count: number }>(sql`select count(*)::int as count from users`)
  return rows[0]?.count ?? 0
}

describe('a file of whatever', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('"', '""', 'a;b', '\r\n', '\u0000', '=1+1', '<script>', 'x'.repeat(300), fresh, 'eva@bouw.example'),
  )
  const text = fc
    .tuple(fc.boolean(), fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 5 }), fc.constantFrom(';', ',', '\t'))
    .map(([isHeaded, rows, mark]) =>
      [...(isHeaded ? [importHeading.join(mark)] : []), ...rows.map((row) => row.join(mark))].join('\r\n'),
    )
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 })
  const files = fc.oneof(
    text.map((written) => Buffer.from(written)),
    bytes.map((row) => Buffer.from(row)),
  )

  it('is read whole or refused with its reason', async () => {
    const reasons = new Set<string>()
    await fc.assert(
      fc.asyncProperty(files, async (content) => {
        const read = await readCsv(content).catch((error: unknown) => error)
        if (read instanceof Error) expect(read).toMatchObject({ code: expect.stringMatching(/^import\./) })
        reasons.add(read instanceof Error ? read.message : 'read')
      }),
      { numRuns: howOften(300, 5000), seed: campaignSeed, endOnFailure: true },
    )
    // Or every file was refused for the same reason and nothing was tried.
    expect(reasons.size).toBeGreaterThan(3)
  })

  it('is taken or refused, and never makes an account by itself', async () => {
    const before = await accounts()
    for (const content of fc.sample(files, { numRuns: 5, seed: campaignSeed })) {
      const { status, problem } = await send(content)
      expect([200, 400, 413]).toContain(status)
      if (problem !== null) expect(problem.code).toMatch(/^(import|upload|verzoek)\./)
    }
    expect(await accounts()).toBe(before)
  })
})

describe('a file of users', () => {
  it('becomes accounts whose user name is the mail address, with internal identity (R-ROLE-17, R-SCR-ADMIN-17)', async () => {
    await portal.db.execute(sql`update erp_users set email = 'Piet@bouw.example' where user_name = 'piet'`)
    const row = `piet@bouw.example;de Boer;Piet;"Bouw; en Sloop";${fresh}`
    expect((await send(file(row, someRow()))).answer).toMatchObject({ rijen: 2 })
    expect(await stands()).toMatchObject({ stand: 'waiting', rijen: 2, klaar: 0, bestandsnaam: 'mensen.csv' })
    await work()
    expect(await stands()).toMatchObject({ stand: 'done', klaar: 2 })
    const { items } = (await portal.post(users.getUsers, { zoekterm: 'piet@bouw' }, { as: 'beheer' })).answer
    expect(items).toMatchObject([
      {
        gebruikersnaam: 'piet@bouw.example',
        bedrijfsnaam: 'Bouw; en Sloop',
        backofficeNaam: 'piet',
        roles: [],
        loginSoort: 'Identity',
      },
    ])
    const login = { gebruikersnaam: 'piet@bouw.example', wachtwoord: fresh }
    expect((await portal.post(auth.login, login)).status).toBe(200)
  })

  it.each([
    ['semicolons', (text: string) => text],
    ['commas', (text: string) => text.replaceAll(';', ',')],
    ['a mark of UTF-8', (text: string) => `\uFEFF${text}`],
    ['one kind of line end', (text: string) => text.replaceAll('\r\n', '\n')],
    ['the other line end', (text: string) => text.replaceAll('\r\n', '\r')],
    ['tabs', (text: string) => text.replaceAll(';', '\t')],
    ['the line that tells Excel its separator', (text: string) => `sep=|\r\n${text.replaceAll(';', '|')}`],
    ['that line before tabs', (text: string) => `\uFEFFsep=\t\n${text.replaceAll(';', '\t')}`],
    ['the code page of Windows', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16 and tabs', (text: string) => Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le')],
    ['UTF-16 the other way round', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['empty rows and columns', (text: string) => `\r\n;;\r\n${text.replaceAll('\r\n', ';; \r\n')};;;;\r\n;;;;;;\r\n`],
    ['quotes around everything', (text: string) => text.replaceAll(/[^;\r\n]+/g, '"$&"')],
  ] as const)('is read with %s', async (_, written) => {
    const row = `zoë${++last}@bouw.example;Müller;Zoë;Bouwbedrijf;${fresh}`
    expect((await send(written(file(row)))).answer.rijen).toBe(1)
    await work()
    const { items } = (await portal.post(users.getUsers, { zoekterm: `zoë${last}` }, { as: 'beheer' })).answer
    expect(items).toMatchObject([{ voornaam: 'Zoë', achternaam: 'Müller' }])
  })

  it.each([
    ['an xlsx', Buffer.from('PK\u0003\u0004 a workbook'), 'import.geen_csv'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]), 'import.geen_csv'],
    ['broken UTF-16', Buffer.concat([Buffer.from('\uFEFFE-mail', 'utf16le'), Buffer.of(0)]), 'import.codering'],
    ['numbers of a program', Buffer.from([0x00, 0x01, 0xe9, 0x41]), 'import.geen_csv'],
  ] as const)('that is %s is refused (R-IMP-01)', async (_, content, code) => {
    expect((await send(content)).problem).toMatchObject({ status: 400, code })
  })

  it.each(['E-mail;Voornaam', `${heading};Rol`, someRow()])(
    'that begins with %s is refused (R-IMP-02)',
    async (first) => {
      expect((await send([first, someRow()].join('\n'))).problem?.code).toBe('import.kolommen')
    },
  )

  it('with faults in three of its rows imports nothing, and names row, column and why (R-IMP-03, R-IMP-04, R-IMP-05)', async () => {
    const [good, other] = [someRow(), someRow()]
    const before = await accounts()
    const reply = await send(file(good, `a@b.nl;x;y;z;Aa1!aaa`, other, `c@d.nl;;y;z;${fresh}`, good))
    expect(reply.problem).toMatchObject({ status: 400, code: 'import.fouten', params: { faults: 3 } })
    expect(reply.problem?.fields).toEqual([
      { field: '3.Wachtwoord', code: 'import.wachtwoord_kort', params: { row: 3 } },
      { field: '5.Achternaam', code: 'import.leeg_veld', params: { row: 5 } },
      { field: '6.E-mail', code: 'import.dubbele_email', params: { row: 6 } },
    ])
    expect([await accounts(), await stands()]).toEqual([before, null])
  })

  it('counts its rows as the spreadsheet does, blank ones and breaks within quotes included (R-IMP-03)', async () => {
    const bad = 'zonder;a;b;c;Hijskraan#2027'
    const rowsOf = async (content: string) => {
      const { problem } = await send(content)
      return problem?.fields?.map(({ field }) => field) ?? problem?.params
    }
    expect(await rowsOf(file('', ';;;;', bad))).toEqual(['4.E-mail'])
    expect(await rowsOf(`\r\n${file(bad)}`)).toEqual(['3.E-mail'])
    expect(await rowsOf(file(`e${++last}@b.nl;"de\r\nWit";Eva;"Bouw\n\nBV";${fresh}`, bad))).toEqual(['3.E-mail'])
    expect(await rowsOf(`sep=;\r\n${file('', bad)}`)).toEqual(['3.E-mail'])
    expect(await rowsOf(file('', someRow(), 'a;b'))).toEqual({ row: 4 })
    expect(await rowsOf(file('', someRow(), `${someRow()};te veel`))).toEqual({ row: 4 })
    expect(await rowsOf(file('', `x@b.nl;"a"b;c;d;${fresh}`))).toEqual({ row: 3 })
    await send(file('', someRow(), ';;;;'))
    const { rows } = await portal.db.execute(sql`select row_no as row from user_import_rows`)
    expect(rows).toEqual([{ row: 3 }])
  })

  it('with a name that an account has is refused, and one of another width names the row', async () => {
    const taken = `beheer@bouw.example;a;b;c;${fresh}`
    await buildUser(portal, { userName: 'Beheer@bouw.example' })
    expect((await send(file(taken))).problem?.fields).toMatchObject([{ code: 'gebruiker.naam_bezet' }])
    expect((await send(file(someRow(), 'a;b'))).problem).toMatchObject({ code: 'import.regel', params: { row: 3 } })
    expect((await send(file())).problem?.code).toBe('import.leeg')
  })

  it('that is too long is refused', async () => {
    const rows = Array.from({ length: mostImportRows + 1 }, () => 'a;b;c;d;e')
    expect((await send(file(...rows))).problem).toMatchObject({ code: 'import.te_veel' })
  })

  it.each([
    ['a million lines of one letter', `${heading}\n${'a\n'.repeat(1_000_000)}`, 'import.te_veel'],
    ['a row that never ends', `${heading}\n"${'a'.repeat(1_000_000)}`, 'import.regel'],
  ])('of %s is refused while the portal goes on answering', async (_, content, code) => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    expect((await send(content)).problem?.code).toBe(code)
    delay.disable()
    // Read where calls are answered, either of them stops every tenant for seconds.
    expect(delay.max / 1e6).toBeLessThan(1000)
  })

  it('is refused while another waits, to people who administer nothing, and imported once when sent twice', async () => {
    const content = file(someRow())
    expect((await send(content, { as: 'piet' })).problem?.status).toBe(403)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const input = { bestand: sent(content) }
    const twice = [1, 2].map(() => portal.post(users.importUsers, input, { as: 'beheer', headers }))
    const [one, two] = await Promise.all(twice)
    expect(one?.answer.id).toBe(two?.answer.id)
    expect((await send(file(someRow()))).problem).toMatchObject({ status: 409, code: 'import.loopt' })
  })
})

describe('an import that waits', () => {
  it('keeps no password that can be read, and nothing at all once it is over', async () => {
    await send(file(someRow()))
    const stored = async () => {
      const { rows } = await portal.db.execute<{ all: string }>(sql`
        select coalesce((select json_agg(r)::text from user_import_rows r), '') ||
          coalesce((select json_agg(k)::text from idempotency_keys k), '') ||
          coalesce((select json_agg(a)::text from audit_log a), '') as all`)
      return rows[0]?.all ?? ''
    }
    expect(await stored()).not.toContain('Hijskraan')
    await work()
    const { rows } = await portal.db.execute(sql`select count(*)::int as left from user_import_rows`)
    expect([rows, (await stored()).includes('Hijskraan')]).toEqual([[{ left: 0 }], false])
  })

  it('that is ended half way goes on where it was, by another process', async () => {
    await send(file(...Array.from({ length: 25 }, someRow)))
    const before = await accounts()
    const ending = new AbortController()
    const half = runJob(importUsersJob, portal.parts, {
      startedBy: 'beheer',
      ending: ending.signal,
      signal: ending.signal,
    })
    await waitFor(async () => ((await stands())?.klaar ?? 0) > 0)
    ending.abort(new Error('the portal stops'))
    await expect(half).rejects.toThrow()
    const done = (await stands())?.klaar ?? 0
    expect([done > 0, await accounts()]).toEqual([true, before])
    await work()
    expect([await accounts(), (await stands())?.stand]).toEqual([before + 25, 'done'])
  })

  it('makes no account when one of the names was taken meanwhile, and says which row', async () => {
    const row = someRow()
    await send(file(someRow(), row))
    const before = await accounts()
    await buildUser(portal, { userName: row.split(';')[0]?.toUpperCase() ?? '' })
    await work()
    expect(await stands()).toMatchObject({ stand: 'failed', foutRij: 3, fout: 'gebruiker.naam_bezet' })
    expect(await accounts()).toBe(before + 1)
  })

  it('makes no account when its passwords cannot be opened any more', async () => {
    await send(file(someRow()))
    await portal.db.execute(sql`update user_import_rows set sealed = 'x.y'`)
    await work()
    expect(await stands()).toMatchObject({ stand: 'failed', foutRij: 2, fout: 'import.onleesbaar' })
  })
})
