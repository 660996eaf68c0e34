import { auth, type ProviderType } from '@portal/contract/auth.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../../test/builders.ts'
import {
  directoryId,
  type IdentityProvider,
  startBrowser,
  startIdentityProvider,
} from '../../../../test/identity-provider.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../../test/test-portal.ts'
import { eq } from '../../../platform/db/query.ts'
import { loginFlows, sessions, userIdentities, users } from '../../../platform/db/schema/accounts.ts'
import type { TenantLogins } from '../../../platform/tenant.ts'

const people = {
  jan: {
    tid: directoryId,
    preferred_username: 'Jan@bouwer.nl',
    email: 'jan@thuis.example',
    given_name: 'Jan',
    family_name: 'Jansen',
  },
  vreemd: { tid: crypto.randomUUID(), preferred_username: 'jan@bouwer.nl' },
  gast: { tid: directoryId, preferred_username: 'gast@elders.example', email: 'jan@bouwer.nl' },
  upn: { upn: 'jan@bouwer.nl', unique_name: 'BOUWER\\jan', given_name: 'Jan' },
  naamloos: { given_name: 'Wie', email: 'jan@bouwer.nl' },
}
const kees = { upn: 'kees@bouwer.nl', preferred_username: 'kees@bouwer.nl', tid: directoryId }
const settings: SettingPreset = { Login_Azure: true, Login_AuthServer: true }
/** Where the pages are; nothing has to listen there. */
const origin = 'http://localhost:4173'
const clock = testClock()

let microsoft: IdentityProvider
let federation: IdentityProvider
let portal: TestPortal
const opened: TestPortal[] = []

async function openPortal(more: SettingPreset = {}, logins: Partial<TenantLogins> = {}): Promise<TestPortal> {
  const configured = { microsoft: microsoft.config, federation: federation.config, ...logins }
  const open = await startTestPortal({ settings: { ...settings, ...more }, logins: configured, clock })
  opened.push(open)
  return open
}

beforeAll(async () => {
  const place = { returnAddresses: [`${origin}/inlog-methode`], people: { ...people, kees } }
  microsoft = await startIdentityProvider({ ...place, kind: 'microsoft' })
  federation = await startIdentityProvider({ ...place, kind: 'federation' })
  portal = await openPortal()
})
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await Promise.all([microsoft.close(), federation.close()])
})
beforeEach(() => {
  microsoft.forge = null
  federation.forge = null
})

const serverOf = (methode: ProviderType) => (methode === 'Azure' ? microsoft : federation)
const finishOf = (methode: ProviderType) => (methode === 'Azure' ? auth.loginAzure : auth.loginFederation)

/** Makes somebody known to the back office by a mail address, without an account here. */
async function knownThere(at: TestPortal, email: string): Promise<string> {
  const erpUserName = `erp-${email.split('@')[0]}`
  await buildUser(at, { userName: email.split('@')[0] ?? '', erpUserName })
  await at.db.delete(users).where(eq(users.erpUserName, erpUserName))
  return erpUserName
}

const start = async (at: TestPortal, methode: ProviderType) =>
  (await at.post(auth.startLogin, { methode, oorsprong: origin })).answer

/** Logs in at the server as a browser does; gives what the portal is sent afterwards. */
async function comeBack(at: TestPortal, methode: ProviderType, login: string) {
  const { adres, kenmerk, geheim } = await start(at, methode)
  const back = await startBrowser().walk(adres, login)
  expect(back.origin + back.pathname).toBe(`${origin}/inlog-methode`)
  expect(back.searchParams.get('state')).toBe(kenmerk)
  return {
    kenmerk,
    geheim,
    code: back.searchParams.get('code') ?? '',
    uitgever: back.searchParams.get('iss') ?? undefined,
  }
}

async function logIn(at: TestPortal, methode: ProviderType, login: string) {
  return at.post(finishOf(methode), await comeBack(at, methode, login))
}

const accountsOf = (at: TestPortal, erpUserName: string) =>
  at.db.select().from(users).where(eq(users.erpUserName, erpUserName))

describe.each([
  ['Azure', 'jan'],
  ['Federation', 'upn'],
] as const)('a login by %s', (methode, login) => {
  it('makes an account without any role at the first, and finds it at the next (R-GEN-20)', async () => {
    const at = await openPortal()
    const erpUserName = await knownThere(at, 'jan@example.com')
    await at.db.execute(`update erp_users set email = 'JAN@Bouwer.nl' where user_name = '${erpUserName}'`)
    const { token } = (await logIn(at, methode, login)).answer
    const [account, ...others] = await accountsOf(at, erpUserName)
    expect(others).toEqual([])
    expect(account).toMatchObject({ userName: 'jan@bouwer.nl', loginType: methode, roles: [], passwordHash: null })
    expect(account?.firstName).toBe('Jan')
    expect((await at.post(auth.logout, {}, { token })).status).toBe(200)
    expect((await logIn(at, methode, login)).status).toBe(200)
    expect(await accountsOf(at, erpUserName)).toHaveLength(1)
  })

  it('is not available while an administrator switched it off (R-GEN-22)', async () => {
    const off = await openPortal({ Login_Azure: false, Login_AuthServer: false })
    const begun = await off.post(auth.startLogin, { methode, oorsprong: origin })
    expect([begun.status, begun.problem?.code]).toEqual([403, 'login.methode_niet_beschikbaar'])
    const finished = await off.post(finishOf(methode), { kenmerk: 'x', geheim: 'y', code: 'z' })
    expect([finished.status, finished.problem?.code]).toEqual([403, 'login.methode_niet_beschikbaar'])
  })

  it('says that it is not set up where the tenants file says nothing of it', async () => {
    const bare = await openPortal({}, { microsoft: null, federation: null })
    const { problem } = await bare.post(auth.startLogin, { methode, oorsprong: origin })
    expect(problem?.code).toBe('login.methode_niet_ingericht')
  })

  it('answers that the back office does not know the person, and makes no account', async () => {
    const at = await openPortal()
    await knownThere(at, 'iemand@example.com')
    const refused = await logIn(at, methode, login)
    expect([refused.status, refused.problem?.code]).toEqual([416, 'navision_account_onbekend'])
    expect(await at.db.select().from(userIdentities)).toEqual([])
  })

  it('goes to a page of the server with PKCE, a state and a nonce, and back to where the browser is', async () => {
    const { searchParams } = new URL((await start(portal, methode)).adres)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${origin}/inlog-methode`,
    })
    const elsewhere = await portal.post(auth.startLogin, { methode, oorsprong: 'https://elders.example' })
    expect(elsewhere.problem).toMatchObject({ status: 400, code: 'verzoek.onjuist', field: 'oorsprong' })
  })

  it('is finished once: a replayed state says so and opens no session', async () => {
    const returned = await comeBack(portal, methode, 'kees')
    await knownThere(portal, 'kees@example.com')
    await portal.db.execute(`update erp_users set email = 'kees@bouwer.nl' where user_name = 'erp-kees'`)
    expect((await portal.post(finishOf(methode), returned)).status).toBe(200)
    const again = await portal.post(finishOf(methode), returned)
    expect([again.status, again.problem?.code]).toEqual([410, 'login.poging_gebruikt'])
  })

  it('is finished at one of two tries at the same moment', async () => {
    const returned = await comeBack(portal, methode, 'kees')
    const tries = await Promise.all([1, 2, 3].map(() => portal.post(finishOf(methode), returned)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  })

  it('is finished by the browser that began it, and still by that one after another tried', async () => {
    const returned = await comeBack(portal, methode, 'kees')
    const { problem } = await portal.post(finishOf(methode), { ...returned, geheim: 'van een ander' })
    expect(problem).toMatchObject({ status: 409, code: 'login.afronden' })
    expect((await portal.post(finishOf(methode), returned)).status).toBe(200)
  })

  it('is finished at the tenant that began it', async () => {
    const other = await openPortal()
    const { problem } = await other.post(finishOf(methode), await comeBack(portal, methode, 'kees'))
    expect(problem?.code).toBe('login.poging_gebruikt')
  })

  it('is finished within a quarter of an hour, and forgotten afterwards', async () => {
    const returned = await comeBack(portal, methode, 'kees')
    clock.advance(15 * 60_000 + 1)
    expect((await portal.post(finishOf(methode), returned)).problem?.code).toBe('login.poging_gebruikt')
    await start(portal, methode)
    expect(await portal.db.select().from(loginFlows)).toHaveLength(1)
  })

  it('that somebody broke off there says so', async () => {
    const { kenmerk, geheim } = await start(portal, methode)
    const { problem } = await portal.post(finishOf(methode), { kenmerk, geheim, fout: 'access_denied' })
    expect(problem?.code).toBe('login.afgebroken')
  })

  it('with a code that the server never gave opens no session', async () => {
    const returned = await comeBack(portal, methode, 'kees')
    const { problem } = await portal.post(finishOf(methode), { ...returned, code: 'verzonnen' })
    expect(problem?.code).toBe('login.poging_gebruikt')
  })

  it.each([
    ['for another application', { aud: 'een-ander' }, true],
    ['of another issuer', { iss: 'https://login.microsoftonline.com/elders/v2.0' }, true],
    ['of another login', { nonce: 'van een andere keer' }, true],
    ['that ran out', { exp: 1, iat: 0 }, true],
    ['given to another client', { azp: 'another-client' }, true],
    ['from the future', { iat: Math.floor(Date.now() / 1000) + 3600 }, true],
    ['signed by another', {}, false],
  ])('with a token %s lets nobody in', async (_what, claims, ownKey) => {
    serverOf(methode).forge = { claims: (own) => ({ ...own, ...claims }), ownKey }
    const before = await portal.db.$count(sessions)
    const refused = await logIn(portal, methode, 'kees')
    expect([refused.status, refused.problem?.code]).toEqual([401, 'login.token_geweigerd'])
    expect(await portal.db.$count(sessions)).toBe(before)
  })

  it('with a token without a person says so', async () => {
    const { problem } = await logIn(portal, methode, 'naamloos')
    expect(problem).toMatchObject({ status: 403, code: 'login.naam_ontbreekt' })
  })

  it('over an untrusted certificate says so, and sends nothing', async () => {
    const untrusted = { certificateAuthority: null }
    const at = await openPortal(
      {},
      {
        microsoft: { ...microsoft.config, ...untrusted },
        federation: { ...federation.config, ...untrusted },
      },
    )
    const { problem } = await at.post(auth.startLogin, { methode, oorsprong: origin })
    expect(problem).toMatchObject({ status: 503, code: 'login.certificaat' })
  })

  it('at a server that is away says so in words of its own', async () => {
    const away = { issuer: 'https://127.0.0.1:9/adfs' }
    const at = await openPortal(
      {},
      {
        microsoft: { ...microsoft.config, ...away },
        federation: { ...federation.config, ...away },
      },
    )
    const { problem } = await at.post(auth.startLogin, { methode, oorsprong: origin })
    const code = methode === 'Azure' ? 'login.cloud_directory_fout' : 'login.authserver_fout'
    expect(problem).toMatchObject({ status: 503, code })
  })

  it('ends at the server too when somebody logs out, and keeps nothing for that afterwards', async () => {
    const { token } = (await logIn(portal, methode, 'kees')).answer
    const out = (await portal.post(auth.logout, {}, { token })).answer
    const address = new URL(out?.adres ?? '')
    expect(address.origin).toBe(new URL(serverOf(methode).config.issuer).origin)
    const before = serverOf(methode).sessions()
    const back = await startBrowser().walk(address.href, 'kees')
    expect(back.origin + back.pathname).toBe(`${origin}/inlog-methode`)
    expect(serverOf(methode).sessions()).toBe(before - 1)
    const kept = (await portal.db.select().from(sessions)).filter(
      ({ providerLogout, endedAt }) => providerLogout !== null && endedAt !== null,
    )
    expect(kept).toEqual([])
  })
})

describe('a login at Microsoft', () => {
  it('with a token of another tenant opens no session', async () => {
    expect((await logIn(portal, 'Azure', 'vreemd')).problem?.code).toBe('login.token_geweigerd')
  })

  it('never goes by the mail address, which people may choose there', async () => {
    await knownThere(portal, 'mail@example.com')
    await portal.db.execute(`update erp_users set email = 'jan@bouwer.nl' where user_name = 'erp-mail'`)
    expect((await logIn(portal, 'Azure', 'gast')).problem?.code).toBe('navision_account_onbekend')
  })

  it('is another way to the account of who came by the federation before', async () => {
    const at = await openPortal()
    const erpUserName = await knownThere(at, 'kees@example.com')
    await at.db.execute(`update erp_users set email = 'kees@bouwer.nl' where user_name = '${erpUserName}'`)
    expect((await logIn(at, 'Federation', 'kees')).status).toBe(200)
    expect((await logIn(at, 'Azure', 'kees')).status).toBe(200)
    expect(await accountsOf(at, erpUserName)).toHaveLength(1)
  })
})

describe('a login begun by one method', () => {
  it('is not finished by the other', async () => {
    const returned = await comeBack(portal, 'Azure', 'kees')
    expect((await portal.post(auth.loginFederation, returned)).problem?.code).toBe('login.afronden')
  })
})

describe('the address of the authentication server', () => {
  it('that an administrator set has to be that of the tenants file (R-SET-35)', async () => {
    const address = (url: string) => openPortal({ Login_AuthServer_Url: url })
    const begin = async (at: TestPortal) =>
      (await at.post(auth.startLogin, { methode: 'Federation', oorsprong: origin })).problem?.code ?? 'begun'
    expect(await begin(await address('https://elders.example/adfs'))).toBe('login.methode_niet_ingericht')
    expect(await begin(await address(new URL(federation.config.issuer).origin))).toBe('begun')
  })
})
