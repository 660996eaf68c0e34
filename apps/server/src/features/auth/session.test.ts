import { agenda } from '@portal/contract/agenda.ts'
import { auth } from '@portal/contract/auth.ts'
import { locations } from '@portal/contract/locations.ts'
import { settings } from '@portal/contract/settings.ts'
import { noteUseEveryMs } from '@portal/domain/auth/sessions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../../test/wait-for.ts'
import { eq } from '../../platform/db/query.ts'
import { sessions, users } from '../../platform/db/schema/accounts.ts'
import { auditLog } from '../../platform/db/schema/operation.ts'
import { hashPassword } from './passwords.ts'

const hour = 3_600_000
const clock = testClock()
let portal: TestPortal
let second: TestPortal
let last = 0

beforeAll(async () => {
  portal = await startTestPortal({ clock })
  second = await startTestPortal({ clock, database: portal.database })
})
afterAll(async () => {
  await second.close()
  await portal.close()
})

async function somebody(more: Partial<Parameters<typeof buildUser>[1]> = {}) {
  last += 1
  const userName = await buildUser(portal, { userName: `bezoeker${last}`, ...more })
  return { userName, token: await portal.tokenOf(userName) }
}
const ask = (at: TestPortal, { userName, token }: { userName: string; token: string }) =>
  at.post(locations.getLocations, { gebruikersnaam: userName }, { token })
const asAdmin = (token: string) => portal.post(settings.getAppSettings, {}, { token })

describe('session', () => {
  it('ends at once in every process when the user logs out', async () => {
    const visitor = await somebody()
    expect((await ask(portal, visitor)).status).toBe(200)
    expect((await ask(second, visitor)).status).toBe(200)
    expect((await portal.post(auth.logout, {}, { token: visitor.token })).status).toBe(204)
    expect((await ask(portal, visitor)).problem).toMatchObject({ status: 401, code: 'sessie.verlopen' })
    await waitFor(async () => (await ask(second, visitor)).status === 401, heardWithinMs)
  })

  it('ends twelve hours after its last use, and its token says so in time', async () => {
    const visitor = await somebody()
    clock.advance(12 * hour - 1000)
    expect((await ask(portal, visitor)).status).toBe(200)
    clock.advance(2000)
    expect((await ask(portal, visitor)).problem?.code).toBe('sessie.verlopen')
  })

  it('gives a fresh token while it is used, until seven days after login', async () => {
    const visitor = await somebody()
    expect((await ask(portal, visitor)).headers.get('x-portal-token')).toBeNull()
    let { token } = visitor
    for (let passed = 0; passed < 7 * 24 - 8; passed += 8) {
      clock.advance(8 * hour)
      const reply = await ask(portal, { ...visitor, token })
      expect(reply.status, `after ${passed + 8} hours`).toBe(200)
      token = reply.headers.get('x-portal-token') ?? token
    }
    clock.advance(9 * hour)
    expect((await ask(portal, { ...visitor, token })).status).toBe(401)
  })

  it('keeps when it was last used to five minutes, and each time its token is renewed', async () => {
    const visitor = await somebody()
    const lastSeen = async () => {
      const mine = eq(users.userName, visitor.userName)
      const from = portal.db.select({ at: sessions.lastSeenAt }).from(sessions)
      return (await from.innerJoin(users, eq(users.id, sessions.userId)).where(mine))[0]?.at
    }
    const openedAt = clock.now()
    clock.advance(noteUseEveryMs - 1)
    await ask(portal, visitor)
    expect(await lastSeen()).toEqual(openedAt)
    clock.advance(2 * hour)
    expect((await ask(portal, visitor)).headers.get('x-portal-token')).not.toBeNull()
    expect(await lastSeen()).toEqual(clock.now())
  })

  it('ends for a user who is blocked, in every process', async () => {
    const visitor = await somebody()
    expect((await ask(second, visitor)).status).toBe(200)
    await portal.db.update(users).set({ isBlocked: true }).where(eq(users.userName, visitor.userName))
    await waitFor(async () => (await ask(second, visitor)).status === 401, heardWithinMs)
  })

  it('takes roles from the record and not from the token, and heeds a change (R-ROLE-24)', async () => {
    for (const role of ['Admin', 'SuperAdmin']) {
      const visitor = await somebody()
      expect((await asAdmin(visitor.token)).status).toBe(403)
      await portal.db
        .update(users)
        .set({ roles: [role] })
        .where(eq(users.userName, visitor.userName))
      await waitFor(async () => (await asAdmin(visitor.token)).status === 200, heardWithinMs)
    }
  })

  it('opens administration by the flag alone (R-ROLE-25)', async () => {
    const visitor = await somebody({ isAdministrator: true })
    expect((await asAdmin(visitor.token)).status).toBe(200)
  })

  it('is worth nothing at another tenant', async () => {
    const other = await startTestPortal({ clock, tenant: 'vsm', database: portal.database })
    expect((await ask(other, await somebody())).status).toBe(401)
    await other.close()
  })

  it('cannot be made of a changed token', async () => {
    const { userName, token } = await somebody()
    const [header, , signature] = token.split('.')
    const body = Buffer.from(JSON.stringify({ sub: userName, sid: crypto.randomUUID(), exp: 9_999_999_999 }))
    const forged = `${header}.${body.toString('base64url')}.${signature}`
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body.toString('base64url')}.`
    for (const wrong of [forged, unsigned, 'x.y.z', 'x'])
      expect((await ask(portal, { userName, token: wrong })).status).toBe(401)
  })
})

describe('change of password', () => {
  const old = 'Welkom-2026!'
  const fresh = 'Hijskraan#2027'
  const change = (token: string, nieuwWachtwoord: string, huidigWachtwoord = old) =>
    portal.post(
      auth.changePassword,
      { huidigWachtwoord, nieuwWachtwoord, herhaalWachtwoord: nieuwWachtwoord },
      { token },
    )

  it('ends every session, the own one too', async () => {
    const visitor = await somebody({ passwordHash: await hashPassword(old) })
    const elsewhere = { ...visitor, token: await portal.tokenOf(visitor.userName) }
    expect((await change(visitor.token, fresh)).status).toBe(204)
    expect((await ask(portal, visitor)).status).toBe(401)
    expect((await ask(portal, elsewhere)).status).toBe(401)
    const login = { gebruikersnaam: visitor.userName, wachtwoord: fresh }
    expect((await portal.post(auth.login, login)).status).toBe(200)
  })

  it('refuses a wrong present password and a weak new one, naming the field', async () => {
    const { token } = await somebody({ passwordHash: await hashPassword(old), companyName: 'De Waard BV' })
    const wrong = await change(token, fresh, 'Anders-2026!')
    expect(wrong.problem).toMatchObject({ code: 'wachtwoord.huidig_onjuist', field: 'huidigWachtwoord' })
    expect((await change(token, 'Xq9!De Waard BV')).problem).toMatchObject({
      code: 'wachtwoord.bevat_naam',
      field: 'nieuwWachtwoord',
    })
    expect((await change(token, 'kort')).problem).toMatchObject({
      code: 'wachtwoord.te_kort',
      field: 'nieuwWachtwoord',
    })
  })

  it('counts wrong present passwords as failed logins, and keeps them in the audit', async () => {
    const visitor = await somebody({ passwordHash: await hashPassword(old) })
    const codes: unknown[] = []
    for (let time = 0; time < 5; time += 1) codes.push((await change(visitor.token, fresh, 'Fout-2026!')).problem?.code)
    expect(codes).toEqual([...Array(4).fill('wachtwoord.huidig_onjuist'), 'account.geblokkeerd_pogingen'])
    expect((await change(visitor.token, fresh)).problem).toMatchObject({ status: 423 })
    const login = { gebruikersnaam: visitor.userName, wachtwoord: old }
    expect((await portal.post(auth.login, login)).problem?.code).toBe('account.geblokkeerd_pogingen')
    const kept = await portal.db.select().from(auditLog).where(eq(auditLog.subject, visitor.userName))
    expect(kept.map(({ call, userName }) => [call, userName])).toEqual(
      Array(5).fill(['auth.changePassword', visitor.userName]),
    )
  })

  it('ends the calendar address, which opens without a password', async () => {
    const visitor = await somebody({ passwordHash: await hashPassword(old) })
    const feed = await portal.post(agenda.createCalendarFeed, { gebruikerLogin: visitor.userName }, visitor)
    const read = async () => (await fetch(`${portal.url}/calendar/${feed.answer.token}.ics`)).status
    expect(await read()).toBe(200)
    expect((await change(visitor.token, fresh)).status).toBe(204)
    expect(await read()).toBe(404)
  })

  it('holds no connection while passwords wait to be looked at', async () => {
    const reader = await somebody()
    const passwordHash = await hashPassword(old)
    const many = await Promise.all(Array.from({ length: 20 }, () => somebody({ passwordHash })))
    let isOver = false
    // The portal's own work is first in the queue: a visitor waits until it has ended.
    const own = Promise.all(Array.from({ length: 40 }, () => hashPassword(old))).then(() => {
      isOver = true
    })
    const changes = many.map(({ token }) => change(token, fresh))
    expect([(await ask(portal, reader)).status, isOver]).toEqual([200, false])
    await own
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(Array(20).fill(204))
  })

  it('is refused in passing when people of one network send more than others have room for', async () => {
    const passwordHash = await hashPassword(old)
    const many = await Promise.all(Array.from({ length: 30 }, () => somebody({ passwordHash })))
    const own = Promise.all(Array.from({ length: 20 }, () => hashPassword(old)))
    const replies = await Promise.all(many.map(({ token }) => change(token, fresh)))
    await own
    const refused = replies.filter(({ status }) => status !== 204)
    expect(replies.length - refused.length).toBeGreaterThanOrEqual(24)
    expect(refused.length).toBeGreaterThan(0)
    for (const { problem, headers } of refused)
      expect([problem?.code, headers.get('retry-after')]).toEqual(['verzoek.te_vaak', '2'])
  })

  it('leaves a company that logs in at once its turns, and refuses nobody', async () => {
    const visitor = await somebody({ passwordHash: await hashPassword(old) })
    const login = { gebruikersnaam: visitor.userName, wachtwoord: old }
    const replies = await Promise.all(Array.from({ length: 40 }, () => portal.post(auth.login, login)))
    expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200))
  })
})
