import { auth } from '@portal/contract/auth.ts'
import { locations } from '@portal/contract/locations.ts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { and, eq, sql } from '../../platform/db/query.ts'
import { auditLog } from '../../platform/db/schema/operation.ts'
import { hashPassword } from './passwords.ts'
import { unlockAccount } from './unlock-account.ts'

const password = 'Welkom-2026!'
const clock = testClock()
let portal: TestPortal
let passwordHash: string
let last = 0

beforeAll(async () => {
  portal = await startTestPortal({ clock })
  passwordHash = await hashPassword(password)
})
afterAll(() => portal.close())

async function somebody(more: Partial<Parameters<typeof buildUser>[1]> = {}): Promise<string> {
  last += 1
  return buildUser(portal, { userName: `inlogger${last}`, passwordHash, ...more })
}
const tryLogin = (gebruikersnaam: string, wachtwoord: string) => portal.post(auth.login, { gebruikersnaam, wachtwoord })

/** A login from an address of its own. */
async function tryFrom(address: string, gebruikersnaam: string, wachtwoord = 'Fout-2026!') {
  const answer = await portal.portal.app.inject({
    method: 'POST',
    url: auth.login.path,
    remoteAddress: address,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ gebruikersnaam, wachtwoord }),
  })
  const body: { code?: string; params?: unknown } = answer.json()
  return { status: answer.statusCode, code: body.code ?? '', params: body.params, headers: answer.headers }
}

async function failFrom(address: string, userName: string, times: number): Promise<string[]> {
  const codes: string[] = []
  for (let time = 0; time < times; time += 1) codes.push((await tryFrom(address, userName)).code)
  return codes
}

const mailsOf = async (userName: string) =>
  (await portal.mails()).filter(({ recipient }) => recipient === `${userName}@example.com`)
const auditOf = (subject: string) =>
  portal.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.call, 'auth.login'), eq(auditLog.subject, subject)))

async function fail(userName: string, times: number): Promise<string[]> {
  const codes: string[] = []
  for (let time = 0; time < times; time += 1) codes.push((await tryLogin(userName, 'Fout-2026!')).problem?.code ?? '')
  return codes
}

describe('login', () => {
  it('answers a token that opens the portal, whatever the capitals of the name', async () => {
    const userName = await somebody()
    const { token } = (await tryLogin(userName.toUpperCase(), password)).answer
    const reply = await portal.post(locations.getLocations, { gebruikersnaam: userName }, { token })
    expect(reply.status).toBe(200)
    expect(decodeJwt(token)).toMatchObject({ sub: userName, upn: userName, loginType: 'Identity', aud: 'standaard' })
  })

  it('is refused to whom the back office blocked, and their open session too, until it does so no more', async () => {
    const userName = await somebody()
    const { token } = (await tryLogin(userName, password)).answer
    const ask = () => portal.post(locations.getLocations, { gebruikersnaam: userName }, { token })
    const block = (blocked: boolean) =>
      portal.db.execute(sql`update erp_users set blocked = ${blocked} where user_name = ${userName}`)
    expect((await ask()).status).toBe(200)
    await block(true)
    await waitFor(async () => ((await ask()).problem?.code === 'sessie.verlopen' ? true : null))
    expect((await tryLogin(userName, password)).problem?.code).toBe('account.geblokkeerd_beheerder')
    await portal.post(auth.forgotPassword, { gebruikersnaam: userName })
    expect(await mailsOf(userName)).toEqual([])
    await block(false)
    expect((await tryLogin(userName, password)).status).toBe(200)
  })

  it('writes one role as a text and several as a list, and reads both tokens (R-ROLE-26)', async () => {
    const one = await somebody({ roles: ['Admin'] })
    const two = await somebody({ roles: ['Admin', 'SuperAdmin'] })
    const oneToken = (await tryLogin(one, password)).answer.token
    const twoToken = (await tryLogin(two, password)).answer.token
    expect(decodeJwt(oneToken).role).toBe('Admin')
    expect(decodeJwt(twoToken).role).toEqual(['Admin', 'SuperAdmin'])
    for (const [gebruikersnaam, token] of [
      [one, oneToken],
      [two, twoToken],
    ] as const)
      expect((await portal.post(locations.getLocations, { gebruikersnaam }, { token })).status).toBe(200)
  })

  it('answers a wrong password and an unknown name alike', async () => {
    const known = (await tryLogin(await somebody(), 'Fout-2026!')).problem
    const unknown = (await tryLogin('bestaat-niet', 'Fout-2026!')).problem
    expect(known).toMatchObject({ status: 401, code: 'login.onjuist' })
    expect({ ...unknown, reference: '' }).toEqual({ ...known, reference: '' })
  })

  it('blocks a name after five failures in a row, even for the right password (R-ROLE-33)', async () => {
    const userName = await somebody()
    expect(await fail(userName, 5)).toEqual([...Array(4).fill('login.onjuist'), 'account.geblokkeerd_pogingen'])
    const right = await tryLogin(userName, password)
    expect(right.problem).toMatchObject({ status: 423, code: 'account.geblokkeerd_pogingen' })
  })

  it('blocks an unknown name after as many tries', async () => {
    expect((await fail('verzonnen', 6)).slice(3)).toEqual([
      'login.onjuist',
      'account.geblokkeerd_pogingen',
      'account.geblokkeerd_pogingen',
    ])
  })

  it('counts guesses that come at the same time one by one (R-ROLE-33)', async () => {
    const userName = await somebody()
    const replies = await Promise.all(Array.from({ length: 12 }, () => tryLogin(userName, 'Fout-2026!')))
    expect(replies.filter((reply) => reply.problem?.code === 'login.onjuist')).toHaveLength(4)
  })

  it('blocks the network that guessed, and not the one that the owner logged in from before (R-ROLE-33)', async () => {
    const userName = await somebody()
    expect((await tryFrom('192.0.2.1', userName, password)).status).toBe(200)
    expect((await failFrom('203.0.113.1', userName, 5)).at(-1)).toBe('account.geblokkeerd_pogingen')
    expect((await tryFrom('192.0.2.1', userName, password)).status).toBe(200)
    expect((await tryFrom('203.0.113.1', userName, password)).code).toBe('account.geblokkeerd_pogingen')
    clock.advance(24 * 3_600_000)
    expect((await tryFrom('203.0.113.1', userName, password)).status).toBe(200)
  })

  it('makes a name wait longer and longer at networks it never logged in from, and says how long', async () => {
    const userName = await somebody()
    await failFrom('203.0.113.2', userName, 5)
    const waits: unknown[] = []
    for (let network = 0; network < 6; network += 1) {
      const address = `198.51.100.${network}`
      const refused = await tryFrom(address, userName, password)
      const { minutes } = refused.params as { minutes: number }
      expect([refused.status, refused.code]).toEqual([429, 'login.wachttijd'])
      expect(refused.headers['retry-after']).toBe(String(minutes * 60))
      waits.push(minutes)
      clock.advance(minutes * 60_000)
      expect((await tryFrom(address, userName)).code).toBe('login.onjuist')
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15])
    clock.advance(15 * 60_000)
    expect((await tryFrom('198.51.100.0', userName, password)).status).toBe(200)
    expect((await tryFrom('198.51.100.9', userName)).code).toBe('login.onjuist')
  })

  it('counts failures by network too, which a success elsewhere does not forgive', async () => {
    const userName = await somebody()
    expect(await failFrom('203.0.113.3', userName, 4)).toEqual(Array(4).fill('login.onjuist'))
    expect((await tryFrom('192.0.2.3', userName, password)).status).toBe(200)
    expect(await failFrom('203.0.113.3', userName, 1)).toEqual(['account.geblokkeerd_pogingen'])
  })

  it('counts a line of IPv6 as one network', async () => {
    const userName = await somebody()
    for (let host = 1; host <= 5; host += 1) await tryFrom(`2001:db8:1:2::${host}`, userName)
    expect((await tryFrom('2001:db8:1:2::99', userName, password)).code).toBe('account.geblokkeerd_pogingen')
  })

  it('is not blocked by a name that is made of another name and its network', async () => {
    const userName = await somebody()
    for (const made of [`${userName} from 192.0.2.5`, `from 192.0.2.5 ${userName}`, `name ${userName}`])
      await failFrom('203.0.113.5', made, 5)
    expect((await tryFrom('192.0.2.5', userName, password)).status).toBe(200)
  })

  it('mails the owner once that somebody guesses, and again after a login', async () => {
    const userName = await somebody()
    await tryFrom('192.0.2.6', userName, password)
    await failFrom('203.0.113.6', userName, 4)
    expect(await mailsOf(userName)).toEqual([])
    await failFrom('203.0.113.6', userName, 1)
    await failFrom('192.0.2.6', userName, 2)
    const [mail, ...others] = await mailsOf(userName)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'account.guessed',
      subject: 'Mislukte pogingen om in te loggen bij Materieel Portaal',
    })
    expect(mail?.textBody).toContain('203.0.113.6')
    await tryFrom('192.0.2.6', userName, password)
    await failFrom('203.0.113.7', userName, 5)
    expect(await mailsOf(userName)).toHaveLength(2)
  })

  it('that fails is in the audit, without an unknown name', async () => {
    const userName = await somebody()
    await failFrom('203.0.113.8', userName, 5)
    const details = (await auditOf(userName)).map((row) => row.details)
    const refused = { address: '203.0.113.8', refused: 'login.onjuist' }
    expect(details).toEqual([...Array(4).fill(refused), { ...refused, refused: 'account.geblokkeerd_pogingen' }])
    await failFrom('203.0.113.8', 'Geheim-Wachtwoord-1', 1)
    const all = await portal.db.select().from(auditLog)
    expect(JSON.stringify(all, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
      /geheim/i,
    )
    expect(all.filter(({ subject, call }) => subject === '' && call === 'auth.login').length).toBeGreaterThan(0)
  })

  it('starts counting again after a success', async () => {
    const userName = await somebody()
    await fail(userName, 4)
    expect((await tryLogin(userName, password)).status).toBe(200)
    expect(await fail(userName, 4)).toEqual(Array(4).fill('login.onjuist'))
  })

  it('lets a user in again once the failures are cleared, and keeps who did it (R-ROLE-34)', async () => {
    const userName = await somebody()
    await fail(userName, 5)
    const unlocking = { userName: userName.toUpperCase(), operator: 'operator kees', at: clock.now() }
    expect(await unlockAccount(portal.db, unlocking)).toEqual({ userName, isBlocked: false })
    expect((await tryLogin(userName, password)).status).toBe(200)
    const audit = await portal.db.select().from(auditLog).where(eq(auditLog.call, 'auth.unlock'))
    expect(audit).toMatchObject([{ userName: 'operator kees', subject: userName, at: clock.now() }])
  })

  it('is possible again when an administrator clears the failures, from every network (R-ROLE-34)', async () => {
    const [userName, other] = [await somebody(), await somebody()]
    const as = await somebody({ roles: ['Admin'] })
    for (const address of ['203.0.113.20', '203.0.113.21']) {
      await failFrom(address, userName, 5)
      clock.advance(15 * 60_000)
    }
    await failFrom('203.0.113.22', userName, 1)
    await failFrom('203.0.113.20', other, 4)
    await failFrom('203.0.113.20', 'van-niemand', 5)
    const waiting = async () => (await portal.post(auth.getWaitingAccounts, {}, { as })).answer.items
    const [first, ...rest] = (await waiting()).filter(({ gebruikersnaam }) =>
      [userName, other].includes(gebruikersnaam),
    )
    expect(rest).toEqual([])
    expect(first).toEqual({
      gebruikersnaam: userName,
      naam: 'Test',
      pogingen: 7,
      laatste: clock.now().toISOString(),
      wachtTot: new Date(clock.now().getTime() + 4 * 60_000).toISOString(),
      netwerken: 1,
    })
    expect((await waiting()).map(({ gebruikersnaam }) => gebruikersnaam)).not.toContain('van-niemand')
    expect((await portal.post(auth.releaseAccount, { gebruikersnaam: 'van-niemand' }, { as })).status).toBe(404)
    expect((await portal.post(auth.releaseAccount, { gebruikersnaam: userName }, { as: userName })).status).toBe(403)
    expect((await portal.post(auth.releaseAccount, { gebruikersnaam: userName }, { as })).status).toBe(204)
    expect((await waiting()).map(({ gebruikersnaam }) => gebruikersnaam)).not.toContain(userName)
    for (const address of ['203.0.113.20', '203.0.113.23'])
      expect((await tryFrom(address, userName, password)).status).toBe(200)
  })

  it('clears nothing for a name without an account, and lifts no block of an administrator', async () => {
    const unlocking = { operator: 'operator kees', at: clock.now() }
    expect(await unlockAccount(portal.db, { ...unlocking, userName: 'verzonnen' })).toBeNull()
    const userName = await somebody({ isBlocked: true })
    expect(await unlockAccount(portal.db, { ...unlocking, userName })).toEqual({ userName, isBlocked: true })
    expect((await tryLogin(userName, password)).problem?.code).toBe('account.geblokkeerd_beheerder')
  })

  it('refuses a user whom an administrator blocked, with that message', async () => {
    const reply = await tryLogin(await somebody({ isBlocked: true }), password)
    expect(reply.problem).toMatchObject({ status: 423, code: 'account.geblokkeerd_beheerder' })
  })

  it('refuses an account without a password', async () => {
    const reply = await tryLogin(await somebody({ passwordHash: null }), password)
    expect(reply.problem?.code).toBe('login.onjuist')
  })

  it('is switched off by its setting', async () => {
    const off = await startTestPortal({ settings: { Login_Identity: false } })
    const reply = await off.post(auth.login, { gebruikersnaam: 'wie', wachtwoord: 'dan ook' })
    expect(reply.problem).toMatchObject({ status: 403, code: 'login.methode_niet_beschikbaar' })
    await off.close()
  })

  it('takes only so many logins a minute from one network', async () => {
    const busy = await startTestPortal({ loginsPerMinute: 3 })
    const codes: number[] = []
    for (let time = 0; time < 4; time += 1)
      codes.push((await busy.post(auth.login, { gebruikersnaam: `x${time}`, wachtwoord: 'y' })).status)
    expect(codes).toEqual([401, 401, 401, 429])
    await busy.close()
  })
})
