import { auth } from '@portal/contract/auth.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { factorSetupMs, mostFactors } from '@portal/domain/auth/second-factor.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAt, type FactorSite, factorSite, password, wrongCode } from '../../../../test/factor-site.ts'
import { softwarePasskey } from '../../../../test/software-passkey.ts'
import { testClock } from '../../../../test/test-clock.ts'

const clock = testClock()
const origin = 'http://127.0.0.1'
const rpId = '127.0.0.1'
let site: FactorSite
beforeAll(async () => {
  site = await factorSite({ clock })
})
afterAll(() => site.portal.close())

const factorsOf = async (token: string) => (await site.portal.post(secondFactor.getFactors, {}, { token })).answer

async function addPasskey(token: string) {
  const key = softwarePasskey()
  const { opties } = (await site.portal.post(secondFactor.startPasskey, { wachtwoord: password }, { token })).answer
  const made = key.make({ challenge: opties.challenge, origin, rpId: opties.rp.id })
  const reply = await site.portal.post(secondFactor.addPasskey, { naam: 'Laptop', passkey: made }, { token })
  return { key, opties, made, reply }
}

describe('an authenticator app', () => {
  it('is in use with its first code, with ten recovery codes shown once, and ends the other sessions', async () => {
    const userName = await site.somebody()
    const { token: other } = await site.logIn(userName)
    const { token } = await site.logIn(userName)
    const { codes, adres } = await site.addApp(token)
    expect(codes).toHaveLength(10)
    expect(adres).toMatch(/^otpauth:\/\/totp\//)
    const seen = await factorsOf(token)
    expect(seen).toMatchObject({ kanInstellen: true, verplicht: false, herstelcodes: 10 })
    expect(seen.items).toMatchObject([{ soort: 'code', naam: 'Telefoon' }])
    expect((await site.portal.post(secondFactor.getFactors, {}, { token: other })).status).toBe(401)
    expect((await site.addApp(token, 'Tablet')).codes).toEqual([])
  })

  it('is not in use before its first code, nor when that comes too late or from another session', async () => {
    const userName = await site.somebody()
    const { token } = await site.logIn(userName)
    const start = async () =>
      (await site.portal.post(secondFactor.startCode, { wachtwoord: password }, { token })).answer.sleutel
    const confirm = (code: string, by = token) =>
      site.portal.post(secondFactor.addCode, { naam: 'App', code }, { token: by })
    const key = await start()
    expect((await confirm(wrongCode(key, clock.now()))).problem).toMatchObject({
      code: 'factor.code_onjuist',
      field: 'code',
    })
    const { token: elsewhere } = await site.logIn(userName)
    expect((await confirm(codeAt(key, clock.now()), elsewhere)).problem?.code).toBe('factor.instellen_verlopen')
    clock.advance(factorSetupMs)
    expect((await confirm(codeAt(key, clock.now()))).problem?.code).toBe('factor.instellen_verlopen')
    expect((await site.logIn(userName)).tweedeStap).toBeNull()
  })

  it('cannot be begun without the password, and wrong ones count', async () => {
    const userName = await site.somebody()
    const { token } = await site.logIn(userName)
    const codes: string[] = []
    for (let time = 0; time < 6; time += 1) {
      const reply = await site.portal.post(secondFactor.startCode, { wachtwoord: 'Fout-2026!' }, { token })
      codes.push(reply.problem?.code ?? '')
    }
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('wachtwoord.huidig_onjuist'))
    expect(codes.slice(4)).toEqual(Array(2).fill('account.geblokkeerd_pogingen'))
  })

  it('is not for accounts whose directory or login service has its own', async () => {
    const userName = await site.somebody({ loginType: 'Directory' })
    const { token } = await site.logIn(userName)
    const reply = await site.portal.post(secondFactor.startCode, { wachtwoord: password }, { token })
    expect(reply.problem?.code).toBe('factor.niet_voor_login')
    expect((await factorsOf(token)).kanInstellen).toBe(false)
  })
})

describe('a passkey', () => {
  it('is made, and then opens the account with the password', async () => {
    const userName = await site.somebody()
    const { token } = await site.logIn(userName)
    const { key, reply } = await addPasskey(token)
    expect(reply.answer.herstelcodes).toHaveLength(10)
    const { tweedeStap } = await site.logIn(userName)
    expect(tweedeStap).toMatchObject({ soorten: ['passkey'], passkey: { rpId, allowCredentials: [{ id: key.id }] } })
    const challenge = tweedeStap?.passkey?.challenge ?? ''
    const give = (stap: string, passkey: ReturnType<typeof key.sign>) =>
      site.portal.post(secondFactor.submitFactor, { stap, soort: 'passkey', passkey })
    const stap = tweedeStap?.stap ?? ''
    const signed = key.sign({ challenge, origin, rpId })
    const opened = (await give(stap, signed)).answer.token
    expect((await factorsOf(opened)).items).toMatchObject([{ soort: 'passkey', gebruikt: expect.any(String) }])
    expect((await give(stap, signed)).problem?.code).toBe('factor.stap_verlopen')
  })

  it('opens nothing for another page, challenge, host or key, nor when it counts backwards', async () => {
    const userName = await site.somebody()
    const { token } = await site.logIn(userName)
    const { key } = await addPasskey(token)
    const tryWith = async (
      change: Partial<{ challenge: string; origin: string; rpId: string }>,
      by = key,
    ): Promise<string> => {
      await site.portal.post(auth.releaseAccount, { gebruikersnaam: userName }, { as: await administrator() })
      const { tweedeStap } = await site.logIn(userName)
      const challenge = tweedeStap?.passkey?.challenge ?? ''
      const passkey = by.sign({ challenge, origin, rpId, ...change })
      const stap = tweedeStap?.stap ?? ''
      const reply = await site.portal.post(secondFactor.submitFactor, { stap, soort: 'passkey', passkey })
      return reply.problem?.code ?? 'open'
    }
    const refused = 'factor.passkey_mislukt'
    expect(await tryWith({ origin: 'https://evil.example' })).toBe(refused)
    expect(await tryWith({ origin: 'http://127.0.0.1.evil.example' })).toBe(refused)
    expect(await tryWith({ challenge: Buffer.from('another').toString('base64url') })).toBe(refused)
    expect(await tryWith({ rpId: 'evil.example' })).toBe(refused)
    expect(await tryWith({}, { ...softwarePasskey(), id: key.id })).toBe(refused)
    expect(await tryWith({})).toBe('open')
    const { rows } = await site.portal.db.execute(`update second_factors set sign_count = 1000 returning id`)
    expect(rows.length).toBeGreaterThan(0)
    expect(await tryWith({})).toBe(refused)
  })

  it('is made with the challenge that was given, on a page of the portal, and belongs to one person', async () => {
    const { token } = await site.logIn(await site.somebody())
    const start = async () =>
      (await site.portal.post(secondFactor.startPasskey, { wachtwoord: password }, { token })).answer.opties
    const add = async (passkey: ReturnType<ReturnType<typeof softwarePasskey>['make']>, by = token) =>
      (await site.portal.post(secondFactor.addPasskey, { naam: 'X', passkey }, { token: by })).problem?.code
    const { challenge } = await start()
    const key = softwarePasskey()
    expect(await add(key.make({ challenge: 'AAAA', origin, rpId }))).toBe('factor.passkey_mislukt')
    expect(await add(key.make({ challenge, origin: 'https://evil.example', rpId }))).toBe('factor.passkey_mislukt')
    expect(await add(key.make({ challenge, origin, rpId: 'evil.example' }))).toBe('factor.passkey_mislukt')
    expect(await add(key.make({ challenge, origin, rpId }))).toBeUndefined()
    expect((await start()).excludeCredentials.map(({ id }) => id)).toEqual([key.id])
    const { token: other } = await site.logIn(await site.somebody())
    const begun = await site.portal.post(secondFactor.startPasskey, { wachtwoord: password }, { token: other })
    const theirs = { challenge: begun.answer.opties.challenge, origin, rpId }
    expect(await add(key.make(theirs), other)).toBe('factor.passkey_mislukt')
  })
})

let administratorName: string | null = null
async function administrator(): Promise<string> {
  administratorName ??= await site.somebody({ roles: ['SuperAdmin'] })
  return administratorName
}

describe('own second factors', () => {
  it('are named and removed by their owner alone, with the password', async () => {
    const { token } = await site.protectedPerson()
    const { token: stranger } = await site.protectedPerson()
    const id = (await factorsOf(token)).items[0]?.id ?? ''
    const rename = (by: string) => site.portal.post(secondFactor.setFactorName, { id, naam: 'Nieuw' }, { token: by })
    const remove = (by: string, wachtwoord = password) =>
      site.portal.post(secondFactor.removeFactor, { id, wachtwoord }, { token: by })
    expect((await rename(stranger)).problem?.code).toBe('error.niet_gevonden')
    expect((await remove(stranger)).problem?.code).toBe('error.niet_gevonden')
    expect((await rename(token)).status).toBe(204)
    expect((await factorsOf(token)).items[0]?.naam).toBe('Nieuw')
    expect((await remove(token, 'Fout-2026!')).problem?.code).toBe('wachtwoord.huidig_onjuist')
    expect((await remove(token)).status).toBe(204)
    expect(await factorsOf(token)).toMatchObject({ items: [], herstelcodes: 0 })
  })

  it('leave the password enough again once the last is gone', async () => {
    const { userName, token } = await site.protectedPerson()
    const id = (await factorsOf(token)).items[0]?.id ?? ''
    await site.portal.post(secondFactor.removeFactor, { id, wachtwoord: password }, { token })
    expect((await site.logIn(userName)).tweedeStap).toBeNull()
  })

  it('have new recovery codes on demand, which end the former ones', async () => {
    const { userName, token, codes } = await site.protectedPerson()
    const fresh = await site.portal.post(secondFactor.createRecoveryCodes, { wachtwoord: password }, { token })
    expect(fresh.answer.herstelcodes).toHaveLength(10)
    const give = async (code = '') =>
      site.portal.post(secondFactor.submitFactor, { stap: await site.stepOf(userName), soort: 'herstelcode', code })
    expect((await give(codes[0])).problem?.code).toBe('factor.code_onjuist')
    expect((await give(fresh.answer.herstelcodes[0])).status).toBe(200)
  })

  it('are no more than a person needs', async () => {
    const { token } = await site.protectedPerson()
    for (let more = 1; more < mostFactors; more += 1) await site.addApp(token, `App ${more}`)
    const reply = await site.portal.post(secondFactor.startCode, { wachtwoord: password }, { token })
    expect(reply.problem).toMatchObject({ code: 'factor.te_veel', params: { max: mostFactors } })
  })
})
