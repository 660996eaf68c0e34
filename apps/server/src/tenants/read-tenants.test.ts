import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@portal/domain/settings/read-setting.ts'
import { validateSetting } from '@portal/domain/settings/validate-setting.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAuthority } from '../erp/test/certificates.ts'
import { ConfigError, readConfig } from '../platform/config.ts'
import { serverOfUrl } from '../platform/db/connect.ts'
import { contentHash } from '../platform/files/files.ts'
import { variants } from './presets.ts'
import { readTenants } from './read-tenants.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-tenants-'))
})
afterAll(() => rm(folder, { recursive: true }))

const shared = serverOfUrl('postgres://localhost/portal')
const backOffice = { url: 'https://nav.example', user: 'u', password: 'p', company: 'c' }
const tenant = (more: object = {}) => ({ id: 'bouwer', hostNames: ['portaal.example'], backOffice, ...more })
async function read(content: unknown, env: Readonly<Record<string, string>> = {}) {
  const file = join(folder, 'tenants.json')
  await writeFile(file, JSON.stringify(content))
  return readTenants(readConfig({ ...env, PORTAL_TENANTS_FILE: file }), shared)
}

describe('the logins of employees', () => {
  const directory = {
    url: 'ldaps://dc1.bouwer.nl',
    bindDn: 'CN=portaal,DC=bouwer,DC=nl',
    bindPassword: 'geheim',
    baseDn: 'DC=bouwer,DC=nl',
  }
  const application = { clientId: 'portaal', clientSecret: 'een geheim' }
  const directoryId = '8a6d7b0e-6f0a-4a53-9d3e-3f1f0c5f8a11'
  const loginsOf = async (logins: object) => (await read([tenant({ logins })]))[0]?.logins

  it('are none that a file does not name', async () => {
    expect((await read([tenant()]))[0]?.logins).toEqual({ directory: null, microsoft: null, federation: null })
  })

  it('are as Active Directory, one company at Microsoft and AD FS have them', async () => {
    const { authority } = await makeAuthority('sts.bouwer.nl')
    const file = join(folder, 'logins-ca.pem')
    await writeFile(file, authority.cert)
    const federation = { ...application, issuer: 'https://sts.bouwer.nl/adfs', certificateAuthority: file }
    expect(await loginsOf({ directory, microsoft: { ...application, directoryId }, federation })).toMatchObject({
      directory: { loginAttribute: 'sAMAccountName', emailAttribute: 'mail', idAttribute: 'objectGUID' },
      microsoft: { issuer: `https://login.microsoftonline.com/${directoryId}/v2.0`, directoryId },
      federation: { scope: 'openid profile email', certificateAuthority: authority.cert, directoryId: null },
    })
  })

  it.each([
    ['a directory that speaks no LDAP', { directory: { ...directory, url: 'https://dc1.bouwer.nl' } }, /url/],
    ['a directory without a password', { directory: { ...directory, bindPassword: '' } }, /bindPassword/],
    ['a filter that is none', { directory: { ...directory, filter: '(objectClass=' } }, /no LDAP filter/],
    ['a certificate that is not there', { directory: { ...directory, certificateAuthority: '/no.pem' } }, /no\.pem/],
    ['everybody at Microsoft', { microsoft: { ...application, directoryId: 'common' } }, /directoryId/],
    ['a server without encryption', { federation: { ...application, issuer: 'http://sts.bouwer.nl/adfs' } }, /issuer/],
    ['no token of identity', { federation: { ...application, issuer: 'https://a.nl', scope: 'profile' } }, /openid/],
    ['an unknown field', { microsoft: { ...application, directoryId, tenant: 'x' } }, /tenant/],
  ])('are refused with %s', async (_what, logins, named) => {
    const wrong = loginsOf(logins)
    await expect(wrong).rejects.toThrow(ConfigError)
    await expect(wrong).rejects.toThrow(named)
  })
})

describe('tenants', () => {
  it('are the four demo tenants without a file', async () => {
    const tenants = await readTenants(readConfig({}), shared)
    expect(tenants.map(({ hostNames, database, production }) => [hostNames[0], database, production])).toEqual([
      ['localhost', 'portal_standaard', false],
      ['dura.localhost', 'portal_dura', false],
      ['vsm.localhost', 'portal_vsm', false],
      ['ballast.localhost', 'portal_ballast', false],
    ])
  })

  it.each([
    ['listens for others', { PORTAL_HOST: '0.0.0.0' }],
    ['listens for others in IPv6', { PORTAL_HOST: '::' }],
    ['has a real back office', { NAVISION_URL: 'https://nav.example/BC' }],
  ])('of a demo, with their public passwords, are not there where the portal %s', async (_what, env) => {
    const wrong = readTenants(readConfig(env), shared)
    await expect(wrong).rejects.toThrow(ConfigError)
    await expect(wrong).rejects.toThrow(/docs\/back-office\.md.*PORTAL_TENANTS_FILE/)
    await expect(wrong).rejects.toThrow(Object.keys(env)[0])
  })

  it.each([
    [{ PORTAL_HOST: '127.0.0.2' }],
    [{ PORTAL_HOST: '::1' }],
    [{ PORTAL_HOST: 'localhost', NAVISION_URL: 'http://localhost:4001/BC' }],
    [{ NAVISION_URL: 'http://[::1]:4001/BC' }],
  ])('of a demo are there on this machine alone: %j', async (env) => {
    expect(await readTenants(readConfig(env), shared)).toHaveLength(4)
  })

  it('of a file that are marked as a demo have to keep to this machine too', async () => {
    const demo = tenant({ production: false })
    await expect(read([demo])).rejects.toThrow(/Tenant bouwer.*nav\.example/)
    const simulated = { ...backOffice, url: 'http://127.0.0.1:4001/BC' }
    expect(await read([{ ...demo, backOffice: simulated }])).toHaveLength(1)
    await expect(read([{ ...demo, backOffice: simulated }], { PORTAL_HOST: '0.0.0.0' })).rejects.toThrow(/PORTAL_HOST/)
    expect(await read([tenant()], { PORTAL_HOST: '0.0.0.0' })).toHaveLength(1)
  })

  it('of a demo are where they run, unless another address is given', async () => {
    const addresses = async (env: Record<string, string>) =>
      (await readTenants(readConfig(env), shared)).slice(0, 2).map(({ publicUrl }) => publicUrl)
    expect(await addresses({})).toEqual(['http://localhost:3000', 'http://dura.localhost:3000'])
    expect(await addresses({ PORTAL_PORT: '8080', PORTAL_PUBLIC_URL: 'https://portaal.example' })).toEqual([
      'https://portaal.example',
      'http://dura.localhost:8080',
    ])
  })

  it('of a file have no address until one is given', async () => {
    expect((await read([tenant()]))[0]?.publicUrl).toBeNull()
    expect((await read([tenant({ publicUrl: 'https://a.example' })]))[0]?.publicUrl).toBe('https://a.example')
  })

  it('of a file have an address that paths can follow, however it is written', async () => {
    const addressOf = async (publicUrl: string) => (await read([tenant({ publicUrl })]))[0]?.publicUrl
    expect(await addressOf('https://A.example/')).toBe('https://a.example')
    expect(await addressOf('https://a.example:8443/portaal?x=1')).toBe('https://a.example:8443')
  })

  it('of a file are production tenants, with settings over those of their variant', async () => {
    const [read1] = await read([tenant({ variant: 'dura', settings: { Prijzen_AantalDecimalen: 4 } })])
    expect(read1).toMatchObject({ production: true, database: 'portal_bouwer', preset: { Prijzen_AantalDecimalen: 4 } })
    expect(read1?.preset.Klant_Variant).toBe('dura')
  })

  it('stand on the server of the installation, or on one that they name, with its pooler and its replica', async () => {
    const own = { id: 'eigen', hostNames: ['eigen.example'], databaseUrl: 'postgres://u:geheim@eigen.example/bouw' }
    const [first, second] = await read([tenant(), own].map((one) => ({ backOffice, ...one })))
    expect(first?.server).toBe(shared)
    expect(second).toMatchObject({ database: 'bouw_eigen', server: serverOfUrl(own.databaseUrl) })
    const databaseDirectUrl = 'postgres://u@achter.example/x'
    const [, pooled] = await read([tenant(), { backOffice, ...own, databaseDirectUrl }])
    expect(pooled?.server).toEqual({
      ...{ firstDatabase: 'bouw', prefix: 'bouw' },
      connection: { connectionString: databaseDirectUrl },
      pooler: { connectionString: own.databaseUrl },
      replica: null,
    })
    const databaseReplicaUrl = 'postgres://u@kopie.example/x'
    const [, copied] = await read([tenant(), { backOffice, ...own, databaseReplicaUrl }])
    expect(copied?.server).toEqual(serverOfUrl(own.databaseUrl, { replica: databaseReplicaUrl }))
  })

  it('may have databases of one name on two servers, and not on one, which is said without a password', async () => {
    const at = (id: string, databaseUrl: string | null) =>
      tenant({ id, hostNames: [`${id}.example`], database: 'bouw', databaseUrl })
    const there = 'postgres://u:geheim@eigen.example/bouw'
    expect(await read([at('een', null), at('twee', there)])).toHaveLength(2)
    await expect(read([at('een', null), at('twee', there), at('drie', there)])).rejects.toThrow(
      /^Two tenants share bouw$/,
    )
  })

  it('show the addresses in force as settings, whatever a file says there (R-CALL-04)', async () => {
    const settings = { Navision_BasisUrl: 'https://elders.example', Backend_BasisUrl: 'https://elders.example' }
    const [found] = await read([tenant({ publicUrl: 'https://a.example/', settings })])
    expect(found?.preset).toMatchObject({
      Navision_BasisUrl: backOffice.url,
      Backend_BasisUrl: 'https://a.example',
    })
  })

  it('send mails from their own address, unless a setting of theirs says another', async () => {
    const senderOf = async (more: object) =>
      readSettings({}, (await read([tenant(more)]))[0]?.preset).string('Email_Afzender')
    expect(await senderOf({})).toBe('noreply@example.com')
    expect(await senderOf({ mailSender: 'verhuur@example.com' })).toBe('verhuur@example.com')
    const settings = { Email_Afzender: 'balie@example.com' }
    expect(await senderOf({ mailSender: 'verhuur@example.com', settings })).toBe('balie@example.com')
  })

  it('show a mark of their own, which must be a picture', async () => {
    const logo = join(folder, 'logo.svg')
    await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const [found] = await read([tenant({ logo })])
    expect(found?.preset.Standaard_Logo).toBe(contentHash(found?.logo ?? new Uint8Array()))
    await writeFile(logo, 'https://example.com/logo.png')
    await expect(read([tenant({ logo })])).rejects.toThrow(/Tenant bouwer: the logo .*logo.svg is no PNG/)
    await writeFile(logo, `<svg>${' '.repeat(200_000)}</svg>`)
    await expect(read([tenant({ logo })])).rejects.toThrow(/larger than 200 kB/)
    await expect(read([tenant({ logo: `${logo}.png` })])).rejects.toThrow(ConfigError)
  })

  it('make locations in the back office alone where the file names no MetaCom (R-ROUTE-25)', async () => {
    const metacom = { url: 'https://metacom.example', user: 'u', password: 'p' }
    const capabilitiesWith = async (more: object) =>
      (await read([tenant({ variant: 'dura', ...more })]))[0]?.capabilities ?? new Set()
    expect([...(await capabilitiesWith({ metacom }))]).toEqual([...variants.dura.capabilities])
    const without = await capabilitiesWith({})
    expect(without.has('locations.createWithMetacom')).toBe(false)
    expect(without.size).toBe(variants.dura.capabilities.length - 1)
  })

  it('name the way into their back office, which is Basic when nothing is said', async () => {
    const { cert } = (await makeAuthority('nav.example')).host
    const file = join(folder, 'own.pem')
    await writeFile(file, cert)
    const oauth2 = { kind: 'oauth2', tokenUrl: 'https://login.example/token' }
    const more = { soapUrl: 'https://nav.example:7047/BC', tenant: 't1', write: 'soap', requestsPerMinute: 600 }
    const [own] = await read([
      tenant({ backOffice: { ...backOffice, ...more, authentication: oauth2, certificateAuthority: file } }),
    ])
    expect(own?.backOffice).toEqual({
      ...backOffice,
      ...more,
      authentication: { ...oauth2, scope: 'https://api.businesscentral.dynamics.com/.default' },
      certificateAuthority: cert,
    })
    const [plain] = await read([tenant()])
    expect(plain?.backOffice).toMatchObject({
      authentication: { kind: 'basic' },
      soapUrl: null,
      write: 'odata-unbound',
    })
  })

  it.each([
    ['a certificate that is not there', { certificateAuthority: '/nowhere.pem' }],
    ['a certificate that is none', { certificateAuthority: import.meta.filename }],
    ['an unknown way in', { authentication: { kind: 'kerberos' } }],
    ['tokens of nobody', { authentication: { kind: 'oauth2' } }],
    ['a password that Basic cannot carry', { password: 'wachtwoórd' }],
  ])('are refused with %s', async (_what, parts) => {
    await expect(read([tenant({ backOffice: { ...backOffice, ...parts } })])).rejects.toThrow(ConfigError)
  })

  it.each([
    ['an unknown field', [tenant({ kleur: 'rood' })]],
    ['an unknown variant', [tenant({ variant: 'anders' })]],
    ['a setting that is not defined', [tenant({ settings: { Bestaat_Niet: 1 } })]],
    ['a setting out of bounds', [tenant({ settings: { Prijzen_AantalDecimalen: 9 } })]],
    ['a secret for calls back that is short', [tenant({ callBackSecret: 'kort' })]],
    ['a host name twice', [tenant(), tenant({ id: 'ander' })]],
    [
      'two default tenants',
      [tenant({ isDefault: true }), tenant({ isDefault: true, id: 'ander', hostNames: ['ander.example'] })],
    ],
    [
      'an own server that is no PostgreSQL',
      [tenant(), tenant({ id: 'b', hostNames: ['b.x'], databaseUrl: 'mysql://x' })],
    ],
    ['a way past a pooler that it does not name', [tenant({ databaseDirectUrl: 'postgres://eigen.example/portal' })]],
    [
      'a replica of a server that it does not name',
      [tenant({ databaseReplicaUrl: 'postgres://kopie.example/portal' })],
    ],
    ['no tenant on the server of the installation', [tenant({ databaseUrl: 'postgres://eigen.example/portal' })]],
    ['no tenant', []],
  ])('are refused with %s', async (_what, content) => {
    await expect(read(content)).rejects.toThrow(ConfigError)
  })

  it('are refused with the name of the variable when the file is not there or no JSON', async () => {
    const file = join(folder, 'no-json.json')
    await writeFile(file, 'tenants:')
    for (const path of [file, join(folder, 'nowhere.json')]) {
      const wrong = readTenants(readConfig({ PORTAL_TENANTS_FILE: path }), shared)
      await expect(wrong).rejects.toThrow(/^The file of PORTAL_TENANTS_FILE cannot be read: ./)
    }
  })
})

it('presets hold values that their settings allow, for the variants dura, vsm and ballast (R-GEN-17)', () => {
  const allowed = (variant: string) => validateSetting('Klant_Variant', variant) === null
  expect(['dura', 'vsm', 'ballast', 'ander'].map(allowed)).toEqual([true, true, true, false])
  expect(Object.keys(variants)).toEqual(expect.arrayContaining(['dura', 'vsm', 'ballast']))
  for (const variant of Object.values(variants))
    for (const [name, value] of Object.entries(variant.settings)) expect(validateSetting(name, value), name).toBeNull()
})
