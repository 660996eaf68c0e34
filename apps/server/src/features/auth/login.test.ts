import { auth } from '@portal/contract/auth.ts'
import { locations } from '@portal/contract/locations.ts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { eq } from '../../platform/db/query.ts'
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

  it('starts counting anew after a success', async () => {
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
