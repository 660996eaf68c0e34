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
      backOffice: { url: 'http://127.0.0.1:3001/BC', isSimulator: true },
    })
  })

  it('names a variable that it does not know', () => {
    expect(wrong({ PORTAL_PRT: '3000' })).toContain('PORTAL_PRT')
  })

  it.each([
    ['PORTAL_PORT', 'drieduizend'],
    ['PORTAL_PORT', '70000'],
    ['PORTAL_ROLE', 'baas'],
    ['PORTAL_DATABASE_URL', 'mysql://elders/portal'],
    ['PORTAL_SECRET_KEYS', 'kort'],
    ['PORTAL_LOG_LEVEL', 'hard'],
    ['PORTAL_SMTP_URL', 'http://mail'],
    ['NAVISION_URL', 'ftp://nav'],
  ])('names %s when it is %s', (name, value) => {
    expect(wrong({ [name]: value })).toContain(name)
  })

  it('reads several signing keys, newest first', () => {
    const [newest, oldest] = ['n'.repeat(32), 'o'.repeat(32)]
    expect(readConfig({ PORTAL_SECRET_KEYS: `${newest}, ${oldest}` }).secretKeys).toEqual([newest, oldest])
  })

  it('takes an empty variable for one that is not there', () => {
    expect(readConfig({ PORTAL_PORT: '' }).port).toBe(3000)
  })
})
