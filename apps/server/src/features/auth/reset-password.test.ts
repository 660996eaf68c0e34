import { agenda } from '@portal/contract/agenda.ts'
import { auth } from '@portal/contract/auth.ts'
import { mails } from '@portal/contract/mails.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { codeAt } from '../../../test/factor-site.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { eq } from '../../platform/db/query.ts'
import { passwordLinks, users } from '../../platform/db/schema/accounts.ts'
import { auditLog } from '../../platform/db/schema/operation.ts'
import { transact } from '../../platform/db/transact.ts'
import { createMailQueue } from '../../platform/mail/mail.ts'
import { type Invited, inviteAdministrator } from './invite-administrator.ts'

const fresh = 'Hijskraan#2027'
const hour = 3_600_000
const clock = testClock()
let portal: TestPortal
let last = 0

beforeAll(async () => {
  portal = await startTestPortal({ clock })
  await buildUser(portal, { userName: 'eerste', roles: ['SuperAdmin'] })
})
afterAll(() => portal.close())

const someAddress = () => `beheer${++last}@bouwer.example`

function inviteAs(email: string, more: { another?: boolean; publicUrl?: string; mails?: boolean } = {}) {
  const { another = true, publicUrl = null } = more
  return transact(portal.db, (tx) =>
    inviteAdministrator(tx, {
      email,
      another,
      operator: 'operator kees',
      at: clock.now(),
      mail: more.mails ? createMailQueue(tx, clock) : null,
      tenant: { ...portal.open.tenant, publicUrl },
    }),
  )
}
function tokenOf(invited: Invited | null): string {
  if (invited?.kind !== 'invited') throw new Error('Nobody was invited')
  return invited.path.replace('/wachtwoord-resetten#', '')
}
const invite = async (email: string) => tokenOf(await inviteAs(email))
const reset = (token: string, nieuwWachtwoord = fresh, herhaalWachtwoord = nieuwWachtwoord) =>
  portal.post(auth.resetPassword, { token, nieuwWachtwoord, herhaalWachtwoord })
const logIn = (gebruikersnaam: string, wachtwoord = fresh) => portal.post(auth.login, { gebruikersnaam, wachtwoord })

describe('an invitation', () => {
  it('lets its person choose a password, once, and everything opens with it', async () => {
    const email = someAddress()
    const token = await invite(email)
    expect((await logIn(email)).problem?.code).toBe('login.onjuist')
    expect((await reset(token)).status).toBe(204)
    const { answer } = await logIn(email)
    expect((await portal.post(settings.getAppSettings, {}, { token: answer.token })).status).toBe(200)
    expect((await reset(token, 'Betonmixer#2028')).problem).toMatchObject({
      status: 410,
      code: 'wachtwoord.link_ongeldig',
    })
    expect((await logIn(email)).status).toBe(200)
  })

  it('to the first of an installation asks administrators for a second factor, which that one can set up', async () => {
    await portal.db.update(users).set({ roles: [] })
    const email = someAddress()
    expect((await reset(await invite(email))).status).toBe(204)
    const { token } = (await logIn(email)).answer
    const ask = () => portal.post(settings.getAppSettings, {}, { token })
    expect((await ask()).problem?.code).toBe('factor.verplicht')
    const { sleutel } = (await portal.post(secondFactor.startCode, { wachtwoord: fresh }, { token })).answer
    const naam = 'Telefoon'
    const { answer } = await portal.post(secondFactor.addCode, { naam, code: codeAt(sleutel, clock.now()) }, { token })
    expect(answer.herstelcodes).toHaveLength(10)
    expect((await ask()).status).toBe(200)
    const { items } = (await portal.post(secondFactor.getFactorRules, {}, { token })).answer
    expect(items.map(({ groep, verplicht }) => [groep, verplicht])).toEqual([
      ['SuperAdmin', true],
      ['Admin', true],
      ['Gebruiker', false],
    ])
    await portal.post(secondFactor.setFactorRule, { groep: 'SuperAdmin', verplicht: false }, { token })
    expect((await reset(await invite(someAddress()))).status).toBe(204)
    const [rule] = (await portal.post(secondFactor.getFactorRules, {}, { token })).answer.items
    expect(rule?.verplicht).toBe(false)
  })

  it('is good for a day', async () => {
    const [early, late] = [await invite(someAddress()), await invite(someAddress())]
    clock.advance(24 * hour - 1)
    expect((await reset(early)).status).toBe(204)
    clock.advance(1)
    expect((await reset(late)).problem?.code).toBe('wachtwoord.link_ongeldig')
  })

  it('sent again ends the former one, and neither is kept', async () => {
    const email = someAddress()
    const [former, token] = [await invite(email), await invite(email.toUpperCase())]
    const kept = JSON.stringify(await portal.db.select().from(passwordLinks))
    for (const secret of [former, token]) expect(kept).not.toContain(secret)
    expect((await reset(former)).problem?.code).toBe('wachtwoord.link_ongeldig')
    expect((await reset(token)).status).toBe(204)
    expect(await inviteAs(email)).toBeNull()
  })

  it('makes nothing where there is a chief administrator, unless another is asked for', async () => {
    await invite(someAddress())
    const refused = await inviteAs(someAddress(), { another: false })
    expect(refused).toMatchObject({ kind: 'present' })
    const named = await portal.db
      .select()
      .from(users)
      .where(eq(users.userName, `beheer${last}@bouwer.example`))
    expect(named).toEqual([])
  })

  it('of a name that somebody has gives no link to their account', async () => {
    const userName = await buildUser(portal, { userName: someAddress(), passwordHash: null })
    expect(await inviteAs(userName)).toBeNull()
  })

  it('is in the audit with who gave it, and so is the password it set', async () => {
    const email = someAddress()
    await reset(await invite(email))
    const rows = await portal.db.select().from(auditLog).where(eq(auditLog.subject, email)).orderBy(auditLog.id)
    expect(rows.map(({ call, userName }) => [call, userName])).toEqual([
      ['auth.invite', 'operator kees'],
      ['auth.resetPassword', ''],
    ])
  })

  it('is mailed, and its link is unreadable to operators', async () => {
    const email = someAddress()
    const token = tokenOf(await inviteAs(email, { publicUrl: 'https://portaal.example', mails: true }))
    const [mail] = (await portal.mails()).filter(({ recipient }) => recipient === email)
    expect(mail?.textBody).toContain(`https://portaal.example/wachtwoord-resetten#${token}`)
    const watcher = await buildUser(portal, { userName: 'kijker', roles: ['SuperAdmin'] })
    const read = await portal.post(mails.getMail, { id: mail?.id ?? '' }, { as: watcher })
    expect(read.answer.tekst).toContain('https://portaal.example/wachtwoord-resetten#')
    expect(read.answer.tekst).not.toContain(token)
  })
})

describe('a password set by a link', () => {
  it('keeps the rules of every password, and the link stays good', async () => {
    const email = someAddress()
    const token = await invite(email)
    const refusals = [
      await reset(token, 'kort'),
      await reset(token, fresh, 'Anders#2027'),
      await reset(token, `Xq9!${email}`),
    ]
    expect(refusals.map(({ problem }) => [problem?.code, problem?.field])).toEqual([
      ['wachtwoord.te_kort', 'nieuwWachtwoord'],
      ['wachtwoord.ongelijk', 'herhaalWachtwoord'],
      ['wachtwoord.bevat_naam', 'nieuwWachtwoord'],
    ])
    expect((await reset(token)).status).toBe(204)
  })

  it('ends sessions and the calendar address, and forgets failed logins', async () => {
    const email = someAddress()
    const token = await invite(email)
    const session = await portal.tokenOf(email)
    const feed = (await portal.post(agenda.createCalendarFeed, { gebruikerLogin: email }, { token: session })).answer
    for (let time = 0; time < 5; time += 1) await logIn(email, 'Fout-2026!')
    expect((await reset(token)).status).toBe(204)
    expect((await portal.post(settings.getAppSettings, {}, { token: session })).status).toBe(401)
    expect((await fetch(`${portal.url}/calendar/${feed.token}.ics`)).status).toBe(404)
    expect((await logIn(email)).status).toBe(200)
  })

  it('of somebody who was blocked is refused like a link that is not there', async () => {
    const email = someAddress()
    const token = await invite(email)
    await portal.db.update(users).set({ isBlocked: true }).where(eq(users.userName, email))
    const [blocked, unknown] = [await reset(token), await reset('x'.repeat(43))]
    expect({ ...blocked.problem, reference: '' }).toEqual({ ...unknown.problem, reference: '' })
    expect(unknown.problem?.code).toBe('wachtwoord.link_ongeldig')
  })

  it('is set by one of two that use the link at once', async () => {
    const token = await invite(someAddress())
    const replies = await Promise.all([reset(token), reset(token, 'Betonmixer#2028')])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 410])
  })
})
