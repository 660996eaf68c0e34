import { auth } from '@portal/contract/auth.ts'
import { listCalls } from '@portal/contract/calls.ts'
import { categories } from '@portal/contract/categories.ts'
import { locations } from '@portal/contract/locations.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { settings } from '@portal/contract/settings.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FactorSite, factorSite, password } from '../../../../test/factor-site.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestPortal } from '../../../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../../../test/wait-for.ts'
import { eq } from '../../../platform/db/query.ts'
import { auditLog } from '../../../platform/db/schema/operation.ts'

const clock = testClock()
let site: FactorSite
beforeAll(async () => {
  site = await factorSite({ clock, capabilities })
})
afterAll(() => site.portal.close())

const setRule = (groep: 'SuperAdmin' | 'Admin' | 'Gebruiker', verplicht: boolean, as: string) =>
  site.portal.post(secondFactor.setFactorRule, { groep, verplicht }, { as })
const factorsOf = async (token: string) => (await site.portal.post(secondFactor.getFactors, {}, { token })).answer

describe('a second factor that is required', () => {
  it('is set up before anything else works, also in sessions that are open, in every process', async () => {
    const chief = await site.somebody({ roles: ['SuperAdmin'] })
    const admin = await site.somebody({ roles: ['Admin'] })
    const second = await startTestPortal({ clock, database: site.portal.database })
    const { token } = await site.logIn(admin)
    const ask = (at = site.portal) => at.post(locations.getLocations, { gebruikersnaam: admin }, { token })
    expect((await ask(second)).status).toBe(200)
    await setRule('Admin', true, chief)
    expect((await ask()).problem).toMatchObject({ status: 403, code: 'factor.verplicht' })
    await waitFor(async () => (await ask(second)).problem?.code === 'factor.verplicht', heardWithinMs)
    expect(await factorsOf(token)).toMatchObject({ verplicht: true, items: [] })
    await site.addApp(token)
    expect((await ask()).status).toBe(200)
    await waitFor(async () => (await ask(second)).status === 200, heardWithinMs)
    await setRule('Admin', false, chief)
    await second.close()
  })

  it('refuses every call but those that set it up; what is open to all is answered as to a stranger', async () => {
    const chief = await site.somebody({ roles: ['SuperAdmin'] })
    const admin = await site.somebody({ isAdministrator: true })
    const token = await site.portal.tokenOf(admin)
    await setRule('Admin', true, chief)
    const statuses = new Map<string, string>()
    for (const { name, call } of listCalls()) {
      if (call.access === 'public' || call.duringSetup === true) continue
      const answer = await fetch(site.portal.url + call.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: '{}',
      })
      const body: { code?: string } = JSON.parse((await answer.text()) || '{}')
      statuses.set(name, `${answer.status} ${body.code}`)
    }
    expect(new Set(statuses.values())).toEqual(new Set(['403 factor.verplicht']))
    expect(statuses.size).toBeGreaterThan(80)
    for (const call of [settings.getSettings, categories.getItemCategories]) {
      const [asStranger, asOwing] = [await site.portal.post(call, {}), await site.portal.post(call, {}, { token })]
      expect(asOwing.answer).toEqual(asStranger.answer)
    }
    expect((await site.portal.post(auth.logout, {}, { token })).status).toBe(204)
    await setRule('Admin', false, chief)
  })

  it('is kept while it is required, and is nothing to accounts of a directory', async () => {
    const chief = await site.somebody({ roles: ['SuperAdmin'] })
    const { userName, token } = await site.protectedPerson()
    const employee = await site.somebody({ loginType: 'Directory' })
    await setRule('Gebruiker', true, chief)
    const id = (await factorsOf(token)).items[0]?.id ?? ''
    const removed = await site.portal.post(secondFactor.removeFactor, { id, wachtwoord: password }, { token })
    expect(removed.problem?.code).toBe('factor.laatste_verplicht')
    expect((await site.logIn(userName)).tweedeStap).not.toBeNull()
    const { token: theirs } = await site.logIn(employee)
    const reply = await site.portal.post(locations.getLocations, { gebruikersnaam: employee }, { token: theirs })
    expect(reply.status).toBe(200)
    await setRule('Gebruiker', false, chief)
  })

  it('is decided by a chief administrator alone, who sees how many of each group have one', async () => {
    const chief = await site.somebody({ roles: ['SuperAdmin'] })
    const admin = await site.somebody({ roles: ['Admin'] })
    const before = (await site.portal.post(secondFactor.getFactorRules, {}, { as: admin })).answer.items
    expect(before.map(({ groep, verplicht }) => [groep, verplicht])).toEqual([
      ['SuperAdmin', false],
      ['Admin', false],
      ['Gebruiker', false],
    ])
    await site.protectedPerson()
    const after = (await site.portal.post(secondFactor.getFactorRules, {}, { as: chief })).answer.items
    expect([after[2]?.personen, after[2]?.met]).toEqual([(before[2]?.personen ?? 0) + 1, (before[2]?.met ?? 0) + 1])
    expect((await setRule('Gebruiker', true, admin)).problem?.code).toBe('error.niet_toegankelijk')
    expect((await setRule('SuperAdmin', true, chief)).status).toBe(204)
    expect((await setRule('SuperAdmin', true, await site.somebody())).status).toBe(403)
    const [row] = await site.portal.db.select().from(auditLog).where(eq(auditLog.subject, 'SuperAdmin'))
    expect(row).toMatchObject({ userName: chief, call: 'secondFactor.setFactorRule', details: { required: true } })
    const token = await site.portal.tokenOf(chief)
    await site.addApp(token)
    const lifted = { groep: 'SuperAdmin', verplicht: false } as const
    expect((await site.portal.post(secondFactor.setFactorRule, lifted, { token })).status).toBe(204)
  })
})

describe('a second factor that was lost', () => {
  it('is taken away by an administrator: sessions end, the person is mailed, and it is in the audit', async () => {
    const admin = await site.somebody({ roles: ['Admin'] })
    const { userName, token } = await site.protectedPerson()
    const stap = await site.stepOf(userName)
    const listed = async () =>
      (await site.portal.post(secondFactor.getFactorOwners, { zoekterm: userName }, { as: admin })).answer
    expect(await listed()).toMatchObject({
      totaal: 1,
      items: [{ gebruikersnaam: userName, soorten: ['code'], herstelcodes: 10, magWissen: true }],
    })
    const clear = () => site.portal.post(secondFactor.removeFactorsOf, { gebruikersnaam: userName }, { as: admin })
    expect((await clear()).status).toBe(204)
    expect((await site.portal.post(secondFactor.getFactors, {}, { token })).status).toBe(401)
    expect((await site.giveCode(stap, '000000')).problem?.code).toBe('factor.stap_verlopen')
    expect(await listed()).toEqual({ totaal: 0, items: [] })
    expect((await clear()).problem?.code).toBe('error.niet_gevonden')
    expect((await site.logIn(userName)).tweedeStap).toBeNull()
    const told = (await site.portal.mails()).filter(({ recipient }) => recipient === `${userName}@example.com`).at(-1)
    expect(told).toMatchObject({ kind: 'account.factor' })
    expect(told?.textBody).toContain('Een beheerder heeft op')
    const [row] = await site.portal.db.select().from(auditLog).where(eq(auditLog.call, 'secondFactor.removeFactorsOf'))
    expect(row).toMatchObject({ userName: admin, subject: userName, details: { removed: 1 } })
  })

  it('is not taken from an administrator by an administrator below, nor from oneself', async () => {
    const admin = await site.protectedPerson({ roles: ['Admin'] })
    const other = await site.protectedPerson({ roles: ['Admin'] })
    const chief = await site.somebody({ roles: ['SuperAdmin'] })
    const clear = async (gebruikersnaam: string, as: string) =>
      (await site.portal.post(secondFactor.removeFactorsOf, { gebruikersnaam }, { as })).problem?.code
    expect(await clear(other.userName, admin.userName)).toBe('error.niet_toegankelijk')
    expect(await clear(admin.userName, admin.userName)).toBe('error.niet_toegankelijk')
    expect(await clear(other.userName, chief)).toBeUndefined()
  })
})
