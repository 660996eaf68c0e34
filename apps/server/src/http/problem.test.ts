import { get } from 'node:http'
import { auth } from '@portal/contract/auth.ts'
import { PortalError, Problem } from '@portal/contract/errors.ts'
import { settings } from '@portal/contract/settings.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { startTestPortal } from '../../test/test-portal.ts'
import { writtenLog } from '../../test/written-log.ts'
import { sql } from '../platform/db/query.ts'
import { problemOf, refusalOf, refuseShape } from './problem.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

it('says no more of a defect than its reference', () => {
  const refusal = refusalOf(new TypeError('wachtwoord van piet is geheim'))
  const problem = problemOf(refusal, 'abcdef12-3456')
  expect(refusal.status).toBe(500)
  expect(Problem.parse(problem)).toMatchObject({ code: 'error.onverwachte_serverfout', reference: 'ABCDEF12' })
  expect(JSON.stringify(problem)).not.toContain('piet')
})

it('distinguishes a database that is away, also below another error, from a defect', () => {
  for (const code of ['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', '57P01', '57014', '08006', '53300', '25P03', '25006'])
    expect(refusalOf(new Error('query', { cause: withCode(code) })).code, code).toBe('error.niet_gereed')
  expect(refusalOf(withCode('23505')).code).toBe('error.onverwachte_serverfout')
})

it('keeps the code, the parameters and the field of a refusal', () => {
  const problem = problemOf(new PortalError('login.wachttijd', { minutes: 4 }, { field: 'wachtwoord' }), 'r')
  expect(problem).toMatchObject({ status: 429, code: 'login.wachttijd', params: { minutes: 4 }, field: 'wachtwoord' })
})

it('names every field at fault, and why', () => {
  const shape = z.object({ naam: z.string().max(3), regels: z.array(z.object({ aantal: z.int() })) })
  const parsed = shape.safeParse({ naam: 'te lang', regels: [{}] }, { reportInput: true })
  if (parsed.success) throw new Error('This must not fit')
  expect(refuseShape(parsed.error).fields).toEqual([
    { field: 'naam', code: 'validatie.max_tekens', params: { amount: 3 } },
    { field: 'regels.0.aantal', code: 'validatie.verplicht' },
  ])
})

it('says why a field is at fault where its shape names the rule, and first where the call declares that refusal', () => {
  const shape = z.object({ aantal: z.number('validatie.aantal_leeg'), naam: z.string() })
  const parsed = shape.safeParse({ aantal: null, naam: 7 }, { reportInput: true })
  if (parsed.success) throw new Error('This must not fit')
  expect(refuseShape(parsed.error, ['lijst.te_lang', 'validatie.aantal_leeg'])).toMatchObject({
    code: 'validatie.aantal_leeg',
    field: 'aantal',
    fields: [
      { field: 'aantal', code: 'validatie.aantal_leeg' },
      { field: 'naam', code: 'verzoek.onjuist' },
    ],
  })
  expect(refuseShape(parsed.error, ['lijst.te_lang'])).toMatchObject({ code: 'verzoek.onjuist', field: 'aantal' })
})

it('is a problem with code and reference for whatever the caller does wrong (R-ERR-02)', async () => {
  const portal = await startTestPortal()
  const send = (path: string, body: string, type = 'application/json') =>
    fetch(portal.url + path, { method: 'POST', headers: { 'content-type': type }, body })
  const { path } = settings.getVersion
  const cases: [Response, number, string][] = [
    [await send('/api/Bestaat/Niet', '{}'), 404, 'error.niet_gevonden'],
    [await send(path, '{'), 400, 'verzoek.onjuist'],
    [await send(path, '{"__proto__":{}}'), 400, 'verzoek.onjuist'],
    [await send(path, 'a=1', 'application/x-www-form-urlencoded'), 400, 'verzoek.onjuist'],
    [await send(path, `{"a":"${'x'.repeat(1_100_000)}"}`), 413, 'verzoek.te_groot'],
  ]
  for (const [response, status, code] of cases) {
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(Problem.parse(await response.json())).toMatchObject({ status, code })
  }
  await portal.close()
})

it('answers a path out of the folder as one that is not there, and no error is written of it', async () => {
  const { log, text } = writtenLog()
  const portal = await startTestPortal({ log })
  const { hostname, port } = new URL(portal.url)
  // fetch would tidy up the path.
  const statusOf = (path: string) =>
    new Promise((resolve, reject) =>
      get({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject),
    )
  const paths = [
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/../../etc/passwd',
    '/.env',
    '/assets/%00',
  ]
  const statuses = await Promise.all(paths.map(statusOf))
  expect(statuses).toEqual([404, 404, 404, 404, 404])
  expect(text()).not.toMatch(/"level":(50|60)/)
  await portal.close()
})

it('writes one error of a database that is away, however many ask, and a warning for each other', async () => {
  const { log, lines } = writtenLog()
  const portal = await startTestPortal({ log })
  await portal.db.execute(`create function away() returns trigger language plpgsql
    as $$ begin raise exception 'the database system is starting up' using errcode = '57P03'; end $$`)
  await portal.db.execute('create trigger away before insert on login_attempts execute function away()')
  for (let time = 0; time < 3; time += 1)
    expect((await portal.post(auth.login, { gebruikersnaam: 'jan', wachtwoord: 'Fout-2026!' })).status).toBe(503)
  const levels = lines()
    .filter(({ message }) => message === 'error.niet_gereed')
    .map(({ level }) => level)
  expect(levels).toEqual([50, 40, 40])
  await portal.close()
})

it('writes no address with a secret when its request fails', async () => {
  const { log, lines, text } = writtenLog('debug')
  const portal = await startTestPortal({ log })
  const token = 'A-calendar-token-of-forty-three-characters_'
  const address = `${'signed-address-'.repeat(6)}x`
  await portal.db.execute(sql`alter table calendar_feeds rename to away`)
  for (const path of [
    `/calendar/${token}.ics`,
    `/calendar/${token}.ics?again=${token}`,
    `/documenten/${address}?opslaan=1`,
  ])
    await fetch(portal.url + path)
  expect(lines().map(({ path }) => path)).toEqual(['/calendar/A-ca…', '/calendar/A-ca…', '/documenten/sign…'])
  for (const secret of [token, address]) expect(text()).not.toContain(secret.slice(6))
  await portal.close()
})
