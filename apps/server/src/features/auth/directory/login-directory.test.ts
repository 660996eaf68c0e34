import { auth } from '@portal/contract/auth.ts'
import { locations } from '@portal/contract/locations.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../../test/builders.ts'
import {
  type DirectoryServer,
  directoryPassword,
  locksAfter,
  startDirectory,
} from '../../../../test/directory-server.ts'
import { startTestPortal, type TestPortal } from '../../../../test/test-portal.ts'
import { eq } from '../../../platform/db/query.ts'
import { loginAttempts, userIdentities, users } from '../../../platform/db/schema/accounts.ts'
import type { DirectoryLogin } from '../../../platform/tenant.ts'
import { unlockAccount } from '../unlock-account.ts'

const people = ['jan', 'piet', 'klaas', 'kees', 'sjaak', 'wim', 'henk', 'gast', 'opnieuw', 'baas', 'dicht'].map(
  (login) => ({
    login,
    email: `${login}@bouwer.nl`,
    principalName: `${login}@ad.bouwer.nl`,
    cn: login === 'piet' ? 'Smit, "Piet" + (uitvoerder)*' : login,
    firstName: 'Voornaam',
    lastName: login,
  }),
)
const twins = ['tweeling1', 'tweeling2'].map((login) => ({ login, email: 'tweeling@bouwer.nl' }))

let directory: DirectoryServer
let portal: TestPortal
const settings = { Login_AD: true, Login_AD_Domein: 'BOUWER' }
const open: TestPortal[] = []

async function openPortal(more: SettingPreset = {}, config: Partial<DirectoryLogin> = {}): Promise<TestPortal> {
  const logins = { directory: { ...directory.config, ...config } }
  const opened = await startTestPortal({ settings: { ...settings, ...more }, logins })
  open.push(opened)
  return opened
}

beforeAll(async () => {
  directory = await startDirectory([...people, ...twins])
  portal = await openPortal()
})
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()))
  await directory.stop()
})

/** Makes somebody known to the back office, without an account here. */
async function knownThere(at: TestPortal, login: string): Promise<void> {
  await buildUser(at, { userName: `${login}-elders`, erpUserName: login })
  await at.db.delete(users).where(eq(users.userName, `${login}-elders`))
}

const tryLogin = (at: TestPortal, gebruikersnaam: string, wachtwoord = directoryPassword) =>
  at.post(auth.loginDirectory, { gebruikersnaam, wachtwoord })
const codeOf = async (...to: Parameters<typeof tryLogin>) => (await tryLogin(...to)).problem?.code ?? 'in'
const accountsOf = (at: TestPortal, erpUserName: string) =>
  at.db.select().from(users).where(eq(users.erpUserName, erpUserName))

describe('a login at the directory', () => {
  it('makes an account without any role at the first, and finds it at the next (R-GEN-20)', async () => {
    await knownThere(portal, 'jan')
    const { token } = (await tryLogin(portal, 'BOUWER\\jan')).answer
    const asked = await portal.post(locations.getLocations, { gebruikersnaam: 'bouwer\\jan' }, { token })
    expect(asked.answer.locaties).toEqual([])
    const [account] = await accountsOf(portal, 'jan')
    expect(account).toMatchObject({
      userName: 'bouwer\\jan',
      erpUserName: 'jan',
      email: 'jan@bouwer.nl',
      firstName: 'Voornaam',
      companyName: 'Bouwer BV',
      loginType: 'Directory',
      roles: [],
      isAdministrator: false,
      passwordHash: null,
    })
    expect(await codeOf(portal, 'jan@bouwer.nl')).toBe('in')
    expect(await accountsOf(portal, 'jan')).toHaveLength(1)
  })

  it.each([
    ['domain\\login', 'bouwer\\klaas'],
    ['{email}', 'klaas@bouwer.nl'],
  ])('in the form %s takes the other form for the same account, called %s (R-GEN-21)', async (form, name) => {
    const at = await openPortal({ Login_AD_Formaat: form })
    await knownThere(at, 'klaas')
    for (const typed of ['BOUWER\\klaas', 'Klaas@Bouwer.nl', 'klaas@ad.bouwer.nl'])
      expect(await codeOf(at, typed)).toBe('in')
    expect((await accountsOf(at, 'klaas')).map(({ userName }) => userName)).toEqual([name])
  })

  it('says how to write a name of no form (R-GEN-21)', async () => {
    expect(await codeOf(portal, 'ANDER\\jan')).toBe('login.naam_als_domein')
    const byMail = await openPortal({ Login_AD_Formaat: '{email}' })
    expect(await codeOf(byMail, 'jan')).toBe('login.naam_als_email')
    const unnamed = await openPortal({ Login_AD_Domein: '' })
    expect(await codeOf(unnamed, 'jan')).toBe('login.naam_als_domein')
    await knownThere(unnamed, 'jan')
    expect(await codeOf(unnamed, 'bouwer\\jan')).toBe('in')
  })

  it('keeps its account when an administrator changes the form, and comes by no other (R-SET-35)', async () => {
    const at = await openPortal()
    await knownThere(at, 'kees')
    expect(await codeOf(at, 'BOUWER\\kees')).toBe('in')
    const later = await startTestPortal({
      database: at.database,
      settings: { ...settings, Login_AD_Formaat: '{email}' },
      logins: { directory: directory.config },
    })
    open.push(later)
    expect(await codeOf(later, 'kees@bouwer.nl')).toBe('in')
    expect((await accountsOf(later, 'kees')).map(({ userName }) => userName)).toEqual(['bouwer\\kees'])
  })

  it('takes a name with marks of a distinguished name, and reads no filter out of one', async () => {
    await knownThere(portal, 'piet')
    expect(await codeOf(portal, 'BOUWER\\piet')).toBe('in')
    expect(await codeOf(portal, '*@bouwer.nl')).toBe('login.onjuist')
    expect(await codeOf(portal, 'x)(mail=jan@bouwer.nl')).toBe('login.onjuist')
  })

  it('refuses a wrong password and an unknown name with the same words', async () => {
    const wrong = await tryLogin(portal, 'BOUWER\\wim', 'Fout-2026!')
    const unknown = await tryLogin(portal, 'BOUWER\\verzonnen', directoryPassword)
    expect([wrong.status, wrong.problem?.code]).toEqual([401, 'login.onjuist'])
    expect({ ...unknown.problem, reference: '' }).toEqual({ ...wrong.problem, reference: '' })
  })

  it('refuses a mail address that two people have', async () => {
    expect(await codeOf(portal, 'tweeling@bouwer.nl')).toBe('login.onjuist')
  })

  it('answers that the back office does not know the person, and makes no account', async () => {
    const refused = await tryLogin(portal, 'BOUWER\\gast')
    expect([refused.status, refused.problem?.code]).toEqual([416, 'navision_account_onbekend'])
    expect(await portal.db.select().from(users).where(eq(users.email, 'gast@bouwer.nl'))).toEqual([])
  })

  it('never takes over an account of internal identity', async () => {
    await buildUser(portal, { userName: 'bouwer\\baas', erpUserName: 'baas', roles: ['SuperAdmin'] })
    expect(await codeOf(portal, 'BOUWER\\baas')).toBe('login.ander_account')
  })

  it('takes neither of two accounts that are the same person of the back office', async () => {
    await knownThere(portal, 'wim')
    for (const loginType of ['Azure', 'Federation'])
      await buildUser(portal, { userName: `wim-${loginType}`, erpUserName: 'wim', loginType })
    expect(await codeOf(portal, 'BOUWER\\wim')).toBe('login.ander_account')
    expect(await accountsOf(portal, 'wim')).toHaveLength(2)
  })

  it('never gives the account of somebody to another who gets the same name in the directory', async () => {
    await knownThere(portal, 'opnieuw')
    expect(await codeOf(portal, 'BOUWER\\opnieuw')).toBe('in')
    await portal.db
      .update(userIdentities)
      .set({ subject: 'former' })
      .where(eq(userIdentities.subject, await idOf('opnieuw')))
    expect(await codeOf(portal, 'BOUWER\\opnieuw')).toBe('login.ander_account')
  })

  it('refuses somebody whom an administrator of the portal blocked', async () => {
    await knownThere(portal, 'dicht')
    expect(await codeOf(portal, 'BOUWER\\dicht')).toBe('in')
    await portal.db.update(users).set({ isBlocked: true }).where(eq(users.erpUserName, 'dicht'))
    const refused = await tryLogin(portal, 'BOUWER\\dicht')
    expect([refused.status, refused.problem?.code]).toEqual([423, 'account.geblokkeerd_beheerder'])
  })

  it('at the same time in two windows makes one account', async () => {
    await knownThere(portal, 'henk')
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(portal, 'BOUWER\\henk')))
    expect(codes).toEqual(['in', 'in', 'in', 'in'])
    expect(await accountsOf(portal, 'henk')).toHaveLength(1)
  })
})

async function idOf(login: string): Promise<string> {
  const [row] = await portal.db
    .select({ subject: userIdentities.subject })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(eq(users.erpUserName, login))
  return row?.subject ?? ''
}

describe('a wrong password of the directory', () => {
  it('counts once there, however the name is typed: its own lock comes no sooner', async () => {
    await knownThere(portal, 'sjaak')
    for (let time = 1; time < locksAfter; time += 1)
      expect(await codeOf(portal, 'sjaak@bouwer.nl', 'Fout-1!')).toBe('login.onjuist')
    expect(await codeOf(portal, 'BOUWER\\sjaak')).toBe('in')
  })

  it('counts here for one name in both forms, and blocks the network without asking the directory (R-ROLE-33)', async () => {
    const at = await openPortal()
    await knownThere(at, 'wim')
    expect(await codeOf(at, 'BOUWER\\wim')).toBe('in')
    const typed = ['BOUWER\\wim', 'wim@bouwer.nl', 'bouwer\\WIM', 'wim@ad.bouwer.nl', 'wim']
    const codes: string[] = []
    for (const name of typed) codes.push(await codeOf(at, name, ''.padEnd(9, 'x')))
    expect(codes).toEqual([...Array(4).fill('login.onjuist'), 'account.geblokkeerd_pogingen'])
    expect(await codeOf(at, 'wim@bouwer.nl')).toBe('account.geblokkeerd_pogingen')
    const names = await at.db.selectDistinct({ name: loginAttempts.name }).from(loginAttempts)
    expect(names).toEqual([{ name: 'bouwer\\wim' }])
    await unlockAccount(at.db, { userName: 'bouwer\\wim', operator: 'operator', at: new Date() })
    // The directory has an opinion of its own by now, which only its people can change.
    expect(await codeOf(at, 'wim@bouwer.nl')).toBe('login.onjuist')
  })
})

describe('a directory that cannot be asked', () => {
  it.each([
    ['away', { url: 'ldaps://127.0.0.1:9' }, 'login.directory_weg'],
    ['of a certificate that nobody vouches for', { certificateAuthority: null }, 'login.certificaat'],
    ['that refuses the portal', { bindPassword: 'niet-dit' }, 'login.directory_instelling'],
    ['without the base', { baseDn: 'DC=elders,DC=nl' }, 'login.directory_instelling'],
  ] as const)('because it is one %s says so, lets nobody in and counts nothing', async (_what, config, code) => {
    const at = await openPortal({}, config)
    const refused = await tryLogin(at, 'BOUWER\\jan')
    expect([refused.status, refused.problem?.code]).toEqual([503, code])
    expect(await at.db.select().from(loginAttempts)).toEqual([])
  })

  it('because its certificate is another host’s says so', async () => {
    const { url } = directory.config
    const at = await openPortal({}, { url: url.replace('127.0.0.1', 'localhost') })
    expect(await codeOf(at, 'BOUWER\\jan')).toBe('login.certificaat')
  })

  it('is asked over StartTLS as well, and never before its certificate was checked', async () => {
    const at = await openPortal({}, { url: directory.startTlsUrl })
    await knownThere(at, 'jan')
    expect(await codeOf(at, 'BOUWER\\jan')).toBe('in')
    const untrusted = await openPortal({}, { url: directory.startTlsUrl, certificateAuthority: null })
    expect(await codeOf(untrusted, 'BOUWER\\jan')).toBe('login.certificaat')
  })

  it('is used again as soon as it is back', async () => {
    const at = await openPortal()
    await knownThere(at, 'jan')
    await directory.end()
    expect(await codeOf(at, 'BOUWER\\jan')).toBe('login.directory_weg')
    await directory.startAgain()
    expect(await codeOf(at, 'BOUWER\\jan')).toBe('in')
  })
})

describe('the method', () => {
  it('is not available while an administrator switched it off (R-GEN-22)', async () => {
    const at = await openPortal({ Login_AD: false })
    const refused = await tryLogin(at, 'BOUWER\\jan')
    expect([refused.status, refused.problem?.code]).toEqual([403, 'login.methode_niet_beschikbaar'])
  })

  it('says that it is not set up where the tenants file says nothing of it', async () => {
    const at = await startTestPortal({ settings })
    open.push(at)
    expect(await codeOf(at, 'BOUWER\\jan')).toBe('login.methode_niet_ingericht')
  })
})
