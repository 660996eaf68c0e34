import { auth } from '@portal/contract/auth.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { noteUseEveryMs } from '@portal/domain/auth/sessions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FactorSite, factorSite, password } from '../../../../test/factor-site.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../../test/test-portal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { eq } from '../../../platform/db/query.ts'
import { auditLog } from '../../../platform/db/schema/operation.ts'
import { deviceOf } from '../../../platform/net/device-of.ts'

const clock = testClock()
/** An ended session opens nothing in any process after so long. */
const endedWithinMs = 2000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

let site: FactorSite
/** Another process. */
let second: TestPortal
beforeAll(async () => {
  site = await factorSite({ clock })
  second = await startTestPortal({ clock, database: site.portal.database })
})
afterAll(async () => {
  await second.close()
  await site.portal.close()
})

async function logInWith(userName: string, userAgent: string): Promise<string> {
  const headers = { 'user-agent': userAgent }
  const reply = await site.portal.post(auth.login, { gebruikersnaam: userName, wachtwoord: password }, { headers })
  return reply.answer.token
}
const listOf = async (token: string) => (await site.portal.post(secondFactor.getSessions, {}, { token })).answer.items
const opens = async (token: string, at = site.portal) =>
  (await at.post(secondFactor.getSessions, {}, { token })).status === 200
const isOver = (token: string) => waitFor(async () => !(await opens(token, second)), endedWithinMs)

describe('where somebody is logged in', () => {
  it('is described by browser, system, shortened network and last use, with the one that asks marked', async () => {
    const userName = await site.somebody()
    const desk = await logInWith(userName, firefox)
    clock.advance(noteUseEveryMs)
    const phone = await logInWith(userName, iphone)
    const [first, other, ...more] = await listOf(phone)
    expect(more).toEqual([])
    expect(first).toMatchObject({ hier: true, browser: 'Safari', systeem: 'iOS', netwerk: '127.0.0.x' })
    expect(other).toMatchObject({ hier: false, browser: 'Firefox', systeem: 'Linux', soort: 'Identity' })
    expect(other?.gebruikt).toBe(other?.geopend)
    await opens(desk)
    const used = (await listOf(phone)).find(({ id }) => id === other?.id)
    expect(used?.gebruikt).toBe(clock.now().toISOString())
  })

  it('is ended one at a time, within two seconds in another process, and only by its owner', async () => {
    const [userName, stranger] = [await site.somebody(), await site.somebody()]
    const [here, there] = [await logInWith(userName, firefox), await logInWith(userName, iphone)]
    const { token: strange } = await site.logIn(stranger)
    expect(await opens(there, second)).toBe(true)
    const id = (await listOf(here)).find(({ hier }) => !hier)?.id ?? ''
    const end = (token: string) => site.portal.post(secondFactor.endOwnSession, { id }, { token })
    expect((await end(strange)).problem?.code).toBe('error.niet_gevonden')
    expect(await opens(there, second)).toBe(true)
    expect((await end(here)).status).toBe(204)
    await isOver(there)
    expect(await opens(here)).toBe(true)
    expect((await end(here)).problem?.code).toBe('error.niet_gevonden')
    const [row] = await site.portal.db.select().from(auditLog).where(eq(auditLog.call, 'secondFactor.endOwnSession'))
    expect(row).toMatchObject({ userName, subject: userName })
  })

  it('is ended everywhere else at once', async () => {
    const userName = await site.somebody()
    const [here, ...others] = [
      await logInWith(userName, firefox),
      await logInWith(userName, iphone),
      await logInWith(userName, ''),
    ]
    expect((await site.portal.post(secondFactor.endOwnOtherSessions, {}, { token: here })).answer).toEqual({
      aantal: 2,
    })
    for (const token of others) await isOver(token)
    expect((await listOf(here ?? '')).map(({ hier }) => hier)).toEqual([true])
  })

  it('leaves out sessions that ended or ran out', async () => {
    const userName = await site.somebody()
    await logInWith(userName, firefox)
    clock.advance(7 * 86_400_000)
    expect(await listOf(await logInWith(userName, iphone))).toHaveLength(1)
  })
})

describe('where somebody else is logged in', () => {
  const of = (gebruikersnaam: string, as: string) =>
    site.portal.post(secondFactor.getSessionsOf, { gebruikersnaam }, { as })
  const end = (gebruikersnaam: string, sessie: string | null, as: string) =>
    site.portal.post(secondFactor.endSessionsOf, { gebruikersnaam, sessie }, { as })

  it('is shown to and ended by an administrator, in every process, with a line in the audit', async () => {
    const [userName, admin] = [await site.somebody(), await site.somebody({ roles: ['Admin'] })]
    const [one, two] = [await logInWith(userName, firefox), await logInWith(userName, iphone)]
    const listed = (await of(userName, admin)).answer.items
    expect(listed.map(({ hier, browser }) => [hier, browser]).sort()).toEqual([
      [false, 'Firefox'],
      [false, 'Safari'],
    ])
    const phone = listed.find(({ browser }) => browser === 'Safari')?.id ?? ''
    expect((await end(userName, phone, admin)).answer).toEqual({ aantal: 1 })
    await isOver(two)
    expect(await opens(one)).toBe(true)
    expect((await end(userName, phone, admin)).problem?.code).toBe('error.niet_gevonden')
    expect((await end(userName, null, admin)).answer).toEqual({ aantal: 1 })
    await isOver(one)
    const rows = await site.portal.db.select().from(auditLog).where(eq(auditLog.call, 'secondFactor.endSessionsOf'))
    expect(rows.map((row) => [row.userName, row.subject])).toEqual([
      [admin, userName],
      [admin, userName],
    ])
  })

  it('is hidden from administrators where somebody administers, and from everybody who does not', async () => {
    const [userName, admin] = [await site.somebody(), await site.somebody({ roles: ['Admin'] })]
    const chief = await site.somebody({ roles: ['SuperAdmin'] })
    await logInWith(chief, firefox)
    expect((await of(chief, admin)).problem?.code).toBe('error.niet_toegankelijk')
    expect((await end(chief, null, admin)).problem?.code).toBe('error.niet_toegankelijk')
    expect((await of(admin, chief)).status).toBe(200)
    expect((await of(admin, userName)).problem?.code).toBe('error.niet_toegankelijk')
    expect((await of('niemand', admin)).problem?.code).toBe('error.niet_gevonden')
  })

  it('has sessions of that person only', async () => {
    const [userName, other] = [await site.somebody(), await site.somebody()]
    const chief = await site.somebody({ roles: ['SuperAdmin'] })
    await logInWith(other, firefox)
    const id = (await of(other, chief)).answer.items[0]?.id ?? ''
    expect((await end(userName, id, chief)).problem?.code).toBe('error.niet_gevonden')
  })
})

describe('a browser', () => {
  it('that says nothing or nonsense is not named', () => {
    expect(deviceOf('')).toEqual({ browser: '', systeem: '' })
    expect(deviceOf('\u0000(((')).toEqual({ browser: '', systeem: '' })
  })
})
