import { auth } from '@portal/contract/auth.ts'
import { locations } from '@portal/contract/locations.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { loginStepMs } from '@portal/domain/auth/second-factor.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAt, type FactorSite, factorSite, password, wrongCode } from '../../../../test/factor-site.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestPortal } from '../../../../test/test-portal.ts'
import { eq, sql } from '../../../platform/db/query.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { auditLog } from '../../../platform/db/schema/operation.ts'

const clock = testClock()
let site: FactorSite
beforeAll(async () => {
  site = await factorSite({ clock })
})
afterAll(() => site.portal.close())

const opens = async (userName: string, token: string) =>
  (await site.portal.post(locations.getLocations, { gebruikersnaam: userName }, { token })).status

describe('a login with a second factor', () => {
  it('opens with the password and a code, and not with the password alone', async () => {
    const { userName, key } = await site.protectedPerson()
    const half = await site.logIn(userName)
    expect(half).toMatchObject({ token: '', tweedeStap: { soorten: ['code'], passkey: null, herstelcodes: true } })
    const stap = half.tweedeStap?.stap ?? ''
    expect(await opens(userName, stap)).toBe(401)
    const { token } = (await site.giveCode(stap, codeAt(key, clock.now()))).answer
    expect(await opens(userName, token)).toBe(200)
  })

  it('takes each code once, also for another login and at the same moment', async () => {
    const { userName, key } = await site.protectedPerson()
    const code = codeAt(key, clock.now())
    const steps = await Promise.all([1, 2, 3, 4].map(() => site.stepOf(userName)))
    const replies = await Promise.all(steps.map((stap) => site.giveCode(stap, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect((await site.giveCode(await site.stepOf(userName), code)).problem?.code).toBe('factor.code_onjuist')
  })

  it('takes no code from before the last used one, though the clock would allow it', async () => {
    const { userName, key } = await site.protectedPerson()
    const before = codeAt(key, clock.now())
    clock.advance(30_000)
    expect((await site.giveCode(await site.stepOf(userName), codeAt(key, clock.now()))).status).toBe(200)
    expect((await site.giveCode(await site.stepOf(userName), before)).problem?.code).toBe('factor.code_onjuist')
  })

  it('is finished once, within five minutes', async () => {
    const { userName, key } = await site.protectedPerson()
    const used = await site.stepOf(userName)
    expect((await site.giveCode(used, codeAt(key, clock.now()))).status).toBe(200)
    clock.advance(30_000)
    expect((await site.giveCode(used, codeAt(key, clock.now()))).problem?.code).toBe('factor.stap_verlopen')
    const late = await site.stepOf(userName)
    clock.advance(loginStepMs)
    expect((await site.giveCode(late, codeAt(key, clock.now()))).problem?.code).toBe('factor.stap_verlopen')
    const unknown = (await site.giveCode('niets', codeAt(key, clock.now()))).problem
    expect(unknown).toMatchObject({ status: 410, code: 'factor.stap_verlopen' })
  })

  it('is finished in the browser and on the network where it began', async () => {
    const { userName, key } = await site.protectedPerson()
    const stap = await site.stepOf(userName)
    const give = async (remoteAddress: string, userAgent: string) => {
      const answer = await site.portal.portal.app.inject({
        method: 'POST',
        url: secondFactor.submitFactor.path,
        remoteAddress,
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        payload: JSON.stringify({ stap, soort: 'code', code: codeAt(key, clock.now()) }),
      })
      return answer.statusCode
    }
    const [own = ''] = (
      await site.portal.db.execute<{ user_agent: string }>(sql`select user_agent from login_steps`)
    ).rows.map(({ user_agent }) => user_agent)
    expect(await give('127.0.0.1', 'another browser')).toBe(410)
    expect(await give('203.0.113.9', own)).toBe(410)
    expect(await give('127.0.0.1', own)).toBe(200)
  })

  it('counts wrong codes like wrong passwords, and a right password in between forgets none of them (R-ROLE-33)', async () => {
    const { userName, key } = await site.protectedPerson()
    const codes: string[] = []
    for (let time = 0; time < 5; time += 1) {
      const reply = await site.giveCode(await site.stepOf(userName), wrongCode(key, clock.now()))
      codes.push(reply.problem?.code ?? '')
    }
    expect(codes).toEqual([...Array(4).fill('factor.code_onjuist'), 'account.geblokkeerd_pogingen'])
    const again = await site.portal.post(auth.login, { gebruikersnaam: userName, wachtwoord: password })
    expect(again.problem?.code).toBe('account.geblokkeerd_pogingen')
    const mails = (await site.portal.mails()).filter(({ kind }) => kind === 'account.guessed')
    expect(mails.some(({ recipient }) => recipient === `${userName}@example.com`)).toBe(true)
  })

  it('is worth nothing once the password changed or the account was blocked', async () => {
    const { userName, key } = await site.protectedPerson()
    const other = await site.protectedPerson()
    const steps = [await site.stepOf(userName), await site.stepOf(other.userName)] as const
    await site.portal.db.update(users).set({ passwordHash: 'another' }).where(eq(users.userName, userName))
    await site.portal.db.update(users).set({ isBlocked: true }).where(eq(users.userName, other.userName))
    expect((await site.giveCode(steps[0], codeAt(key, clock.now()))).status).toBe(410)
    expect((await site.giveCode(steps[1], codeAt(other.key, clock.now()))).status).toBe(410)
  })

  it('opens with a recovery code once, and says how many are left', async () => {
    const { userName, codes } = await site.protectedPerson()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const [first = ''] = codes
    const recover = async (code: string) =>
      site.portal.post(secondFactor.submitFactor, { stap: await site.stepOf(userName), soort: 'herstelcode', code })
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')}`
    const { token } = (await recover(typed)).answer
    expect((await site.portal.post(secondFactor.getFactors, {}, { token })).answer.herstelcodes).toBe(9)
    expect((await recover(first)).problem?.code).toBe('factor.code_onjuist')
    const told = (await site.portal.mails()).filter(({ recipient }) => recipient === `${userName}@example.com`).at(-1)
    expect(told?.textBody).toContain('Herstelcodes over: 9.')
    expect(told?.textBody).not.toContain(first)
  })

  it('is finished in another process of the installation than it began in', async () => {
    const second = await startTestPortal({ clock, database: site.portal.database })
    const { userName, key } = await site.protectedPerson()
    const { token } = (await site.giveCode(await site.stepOf(userName), codeAt(key, clock.now()), second)).answer
    expect(await opens(userName, token)).toBe(200)
    await second.close()
  })

  it('leaves key, codes and recovery codes nowhere as they are', async () => {
    const { userName, key, codes } = await site.protectedPerson()
    const code = codeAt(key, clock.now())
    const stap = await site.stepOf(userName)
    await site.giveCode(stap, code)
    const { rows: tables } = await site.portal.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    const dump: string[] = []
    for (const { name } of tables) {
      const { rows } = await site.portal.db.execute(sql`select t::text from ${sql.identifier(name)} t`)
      dump.push(JSON.stringify(rows))
    }
    const all = dump.join('\n')
    for (const secret of [key, stap, ...codes, ...codes.map((one) => one.replaceAll('-', ''))])
      expect(all).not.toContain(secret)
    const trail = await site.portal.db.select().from(auditLog).where(eq(auditLog.call, 'secondFactor.submitFactor'))
    expect(trail.some(({ subject }) => subject === userName)).toBe(true)
  })
})
