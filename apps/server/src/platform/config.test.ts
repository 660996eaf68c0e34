import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const wrong = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return null
  } catch (error) {
    return error instanceof ConfigError ? error.message : error
  }
}

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      role: 'all',
      databaseUrl: null,
      backOffice: { url: 'http://127.0.0.1:3001/BC' },
    })
  })

  it.each([
    [0, {}],
    [10_000, { PORTAL_TRUST_PROXY: '1' }],
    [3000, { PORTAL_TRUST_PROXY: '1', PORTAL_STOP_DELAY_SECONDS: '3' }],
    [0, { PORTAL_TRUST_PROXY: '1', PORTAL_ROLE: 'worker' }],
  ])('serves on for %i ms of a stop with %o', (stopDelayMs, env: Record<string, string>) => {
    expect(readConfig(env)).toMatchObject({ stopDelayMs })
  })

  it('names a variable that it does not know', () => {
    expect(wrong({ PORTAL_PRT: '3000' })).toContain('PORTAL_PRT')
  })

  it.each([
    ['PORTAL_PORT', 'drieduizend'],
    ['PORTAL_PORT', '70000'],
    ['PORTAL_ROLE', 'baas'],
    ['PORTAL_DATABASE_URL', 'mysql://elders/portal'],
    ['PORTAL_DATABASE_CONNECTIONS', 'veel'],
    ['PORTAL_DATABASE_CONNECTIONS', '5'],
    ['PORTAL_SECRET_KEYS', 'kort'],
    ['PORTAL_LOG_LEVEL', 'hard'],
    ['PORTAL_PUSH_KEYS', 'kort'],
    ['PORTAL_PUSH_CONTACT', 'beheer@bouw.example'],
    ['PORTAL_PUSH_LOCAL', 'ja'],
    ['PORTAL_SMTP_URL', 'http://mail'],
    ['PORTAL_STOP_DELAY_SECONDS', 'even'],
    ['NAVISION_URL', 'ftp://nav'],
    ['PORTAL_DATABASE_REPLICA_URL', 'mysql://kopie.example'],
    ['PORTAL_DATABASE_REPLICA_URL', 'postgres://kopie.example'],
    ['PORTAL_DATABASE_DIRECT_URL', 'postgres://achter.example'],
  ])('names %s when it is %s', (name, value) => {
    expect(wrong({ [name]: value })).toContain(name)
  })

  it('reads the keys for push services, newest first, and sends to this machine only where nobody else reaches it', () => {
    const [newest, oldest] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64url'))
    const read = readConfig({
      PORTAL_PUSH_KEYS: `${newest}, ${oldest}`,
      PORTAL_PUSH_CONTACT: 'mailto:ict@bouw.example',
    })
    expect(read.push).toMatchObject({ contact: 'mailto:ict@bouw.example', allowsLocal: false })
    expect(read.push.keys?.map(({ privateKey }) => privateKey)).toEqual([newest, oldest])
    expect(readConfig({}).push).toEqual({ keys: null, contact: null, allowsLocal: false })
    expect(readConfig({ PORTAL_PUSH_LOCAL: 'allowed' }).push.allowsLocal).toBe(true)
    expect(wrong({ PORTAL_PUSH_LOCAL: 'allowed', PORTAL_HOST: '0.0.0.0' })).toContain('PORTAL_PUSH_LOCAL')
  })

  it('reads a folder or a bucket for the files', () => {
    const filesOf = (address: string, env: Record<string, string> = {}) =>
      readConfig({ PORTAL_FILES_URL: address, ...env }).files
    const account = { AWS_ACCESS_KEY_ID: 'sleutel', AWS_SECRET_ACCESS_KEY: 'geheim' }
    expect(filesOf('file:///srv/bestanden')).toEqual({ kind: 'folder', folder: '/srv/bestanden' })
    expect(filesOf('s3://materieel/portaal/acceptatie/?region=eu-west-1', account)).toEqual({
      kind: 'bucket',
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      region: 'eu-west-1',
      bucket: 'materieel',
      prefix: 'portaal/acceptatie',
      keyId: 'sleutel',
      secretKey: 'geheim',
    })
    expect(filesOf('s3://materieel?endpoint=http://minio.intern:9000', account)).toMatchObject({
      endpoint: 'http://minio.intern:9000',
      region: 'us-east-1',
      prefix: '',
    })
    expect(wrong({ PORTAL_FILES_URL: 's3://materieel?region=eu-west-1' })).toContain('AWS_SECRET_ACCESS_KEY')
  })

  it.each([
    's3://',
    's3://materieel',
    's3://sleutel:geheim@materieel?region=eu-west-1',
    's3://materieel?endpoint=ftp://minio',
    's3://materieel?endpoint=https://sleutel:geheim@minio',
    's3://materieel?endpoint=https://minio/pad',
    's3://materieel?regio=eu-west-1',
    's3://materieel/map met spaties?region=eu-west-1',
    'https://materieel.s3.amazonaws.com',
  ])('names the variable when files are at %s, without what stands in it', (address) => {
    const said = wrong({ PORTAL_FILES_URL: address, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })
    expect(said).toContain('PORTAL_FILES_URL')
    expect(said).not.toContain('geheim')
  })

  it('reads the proxies before it as a number or as addresses', () => {
    const proxiesOf = (text: string) => readConfig({ PORTAL_TRUST_PROXY: text }).proxies
    expect([proxiesOf('false'), proxiesOf(''), proxiesOf('2')]).toEqual([0, 0, 2])
    expect(proxiesOf('10.0.0.5, 192.168.0.0/16,fd00::/8')).toEqual(['10.0.0.5', '192.168.0.0/16', 'fd00::/8'])
  })

  it.each(['true', '-1', '12', '10.0.0.0/33', '10.0.0.5,', 'proxy.example'])(
    'says what to write instead of %s for the proxies',
    (text) => {
      const said = wrong({ PORTAL_TRUST_PROXY: text })
      expect(said).toContain('PORTAL_TRUST_PROXY')
      expect(said).toMatch(/how many proxies.*or name their addresses/)
    },
  )

  it('shows the calls to everybody only where nobody else is', () => {
    expect(readConfig({}).showsCalls).toBe(true)
    expect(readConfig({ PORTAL_HOST: '0.0.0.0' }).showsCalls).toBe(false)
    expect(readConfig({ PORTAL_TRUST_PROXY: '1' }).showsCalls).toBe(false)
    expect(readConfig({ PORTAL_HOST: '0.0.0.0', PORTAL_API_DOCS: 'open' }).showsCalls).toBe(true)
    expect(readConfig({ PORTAL_API_DOCS: 'closed' }).showsCalls).toBe(false)
    expect(wrong({ PORTAL_METRICS_TOKEN: 'kort' })).toContain('PORTAL_METRICS_TOKEN')
  })

  it('reads several signing keys, newest first', () => {
    const [newest, oldest] = ['n'.repeat(32), 'o'.repeat(32)]
    expect(readConfig({ PORTAL_SECRET_KEYS: `${newest}, ${oldest}` }).secretKeys).toEqual([newest, oldest])
  })

  it('takes an empty variable for one that is not there', () => {
    expect(readConfig({ PORTAL_PORT: '' }).port).toBe(3000)
  })
})
