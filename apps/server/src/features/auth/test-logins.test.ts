import { auth } from '@portal/contract/auth.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { type EmployeeLogins, startEmployeeLogins } from '../../../test/employee-logins.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import type { TenantLogins } from '../../platform/tenant.ts'

const as = 'beheer'
let servers: EmployeeLogins
const opened: TestPortal[] = []

async function openPortal(logins: Partial<TenantLogins> = {}, settings: SettingPreset = {}): Promise<TestPortal> {
  const open = await startTestPortal({
    logins: { ...servers.logins, ...logins },
    settings: { ...servers.settings, ...settings },
    publicUrl: 'https://materieel.example/portaal',
  })
  opened.push(open)
  await buildUser(open, { userName: as, roles: ['Admin'] })
  return open
}

beforeAll(async () => {
  const people = ['jan', 'onbekend'].map((login) => ({ login, email: `${login}@bouwer.nl` }))
  const twins = ['een', 'twee'].map((login) => ({ login, email: 'samen@bouwer.nl' }))
  servers = await startEmployeeLogins({ inDirectory: [...people, ...twins] })
})
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await servers.stop()
})

const stepsOf = ({ steps }: { steps: readonly { step: string; ok: boolean }[] }) =>
  steps.map(({ step, ok }) => `${step} ${ok ? 'good' : 'bad'}`)
async function tryDirectory(at: TestPortal, gebruikersnaam?: string) {
  const input = gebruikersnaam === undefined ? {} : { gebruikersnaam }
  return stepsOf((await at.post(auth.testDirectory, input, { as })).answer)
}

describe('the test of the directory (R-JOB-25)', () => {
  it('finds all good at a directory that is', async () => {
    expect(await tryDirectory(await openPortal())).toEqual(['directory.connected good', 'directory.people good'])
  })

  it('looks somebody up there and at the back office', async () => {
    const at = await openPortal()
    await buildUser(at, { userName: 'jan' })
    const found = ['directory.connected good', 'directory.people good', 'directory.found good']
    expect(await tryDirectory(at, 'BOUWER\\jan')).toEqual([...found, 'directory.inBackOffice good'])
    expect(await tryDirectory(at, 'onbekend@bouwer.nl')).toEqual([...found, 'directory.notInBackOffice bad'])
    expect((await tryDirectory(at, 'BOUWER\\weg')).at(-1)).toBe('directory.notFound bad')
    expect((await tryDirectory(at, 'samen@bouwer.nl')).at(-1)).toBe('directory.ambiguous bad')
    expect((await tryDirectory(at, 'ANDER\\jan')).at(-1)).toBe('directory.nameForm bad')
  })

  it.each([
    ['is away', { url: 'ldaps://127.0.0.1:9' }, ['away bad']],
    ['has a certificate that nobody vouches for', { certificateAuthority: null }, ['certificate bad']],
    ['refuses the account of the portal', { bindPassword: 'niet-dit' }, ['directory.accountRefused bad']],
    ['has no such base', { baseDn: 'DC=elders,DC=nl' }, ['directory.connected good', 'directory.noBase bad']],
    [
      'has nobody of the filter',
      { filter: '(objectClass=device)' },
      ['directory.connected good', 'directory.noPeople bad'],
    ],
  ])('says that it %s', async (_what, config, steps) => {
    const at = await openPortal({ directory: { ...servers.directory.config, ...config } })
    expect(await tryDirectory(at)).toEqual(steps)
  })

  it('says that people have no number of their own by the attribute that is configured', async () => {
    const at = await openPortal({ directory: { ...servers.directory.config, idAttribute: 'employeeNumber' } })
    expect((await tryDirectory(at, 'BOUWER\\jan')).at(-1)).toBe('directory.noId bad')
  })

  it('says that none is set up, and that it is switched off', async () => {
    expect(await tryDirectory(await openPortal({ directory: null }))).toEqual(['notConfigured bad'])
    expect((await tryDirectory(await openPortal({}, { Login_AD: false }))).at(-1)).toBe('switchedOff good')
  })
})

describe.each([
  ['Azure', 'microsoft', 'Login_Azure'],
  ['Federation', 'federation', 'Login_AuthServer'],
] as const)('the test of %s', (methode, entry, setting) => {
  const tryServer = async (at: TestPortal) => stepsOf((await at.post(auth.testProvider, { methode }, { as })).answer)

  it('finds all good at a server that is', async () => {
    const all = ['provider.read good', 'provider.secretRight good', 'provider.logout good']
    expect(await tryServer(await openPortal())).toEqual(all)
    expect(await tryServer(await openPortal({}, { [setting]: false }))).toEqual([...all, 'switchedOff good'])
  })

  it.each([
    ['is away', { issuer: 'https://127.0.0.1:9' }, 'away bad'],
    ['has a certificate that nobody vouches for', { certificateAuthority: null }, 'certificate bad'],
    ['does not know the secret', { clientSecret: 'another secret' }, 'provider.secretWrong bad'],
    ['does not know the portal', { clientId: 'onbekend' }, 'provider.secretWrong bad'],
  ])('says that it %s', async (_what, config, step) => {
    const at = await openPortal({ [entry]: { ...servers[entry].config, ...config } })
    expect(await tryServer(at)).toContain(step)
  })

  it('says that the address names another server', async () => {
    const { issuer } = servers[entry].config
    const at = await openPortal({ [entry]: { ...servers[entry].config, issuer: `${issuer}/elders` } })
    expect(await tryServer(at)).toEqual(['provider.refuses bad'])
  })

  it('says that none is set up', async () => {
    expect(await tryServer(await openPortal({ [entry]: null }))).toEqual(['notConfigured bad'])
  })
})

describe('the ways in for employees', () => {
  it('are shown to administrators with the addresses to register, and no secret', async () => {
    const at = await openPortal({ federation: null }, { Login_Azure: false })
    const { items } = (await at.post(auth.getLoginMethods, {}, { as })).answer
    expect(items.map(({ methode, aan, ingericht }) => [methode, aan, ingericht])).toEqual([
      ['Azure', false, true],
      ['Federation', true, false],
      ['Directory', true, true],
    ])
    expect(items[0]?.terugadressen).toEqual([
      'https://materieel.example/inlog-methode',
      'https://127.0.0.1/inlog-methode',
      'https://localhost/inlog-methode',
    ])
    const { directory, microsoft } = servers.logins
    for (const secret of [directory?.bindPassword, microsoft?.clientSecret])
      expect(JSON.stringify(items)).not.toContain(secret)
  })

  it('say that the address an administrator set is not that of the tenants file (R-SET-35)', async () => {
    const at = await openPortal({}, { Login_AuthServer_Url: 'https://elders.example/adfs' })
    const { steps } = (await at.post(auth.testProvider, { methode: 'Federation' }, { as })).answer
    expect(stepsOf({ steps })).toContain('provider.otherAddress bad')
  })
})
