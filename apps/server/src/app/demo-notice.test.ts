import { describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { serverOfUrl } from '../platform/db/connect.ts'
import { readTenants } from '../tenants/read-tenants.ts'
import { demoNotice } from './demo-notice.ts'

const shared = serverOfUrl('postgres://localhost/portal')
const tenants = await readTenants(readConfig({}), shared)

describe('what is printed for a demo', () => {
  it('names every account, the password and each address', () => {
    const notice = demoNotice(tenants, 3000)
    expect(notice).toContain('wachtwoord Welkom-2026!')
    expect(notice).toMatch(/^ {2}voorman +bestelt na goedkeuring: 10001, 10004$/m)
    expect(notice).toMatch(/^ {2}http:\/\/vsm\.localhost:3000 {2}VSM Materieel$/m)
  })

  it('says how an employee logs in where an identity server was brought along, and nothing of it elsewhere', async () => {
    const withIdentity = await readTenants(readConfig({ IDENTITY_URL: 'http://localhost:3004' }), shared)
    expect(demoNotice(withIdentity, 3000)).toContain('kies Medewerker op het inlogscherm')
    expect(demoNotice(tenants, 3000)).not.toContain('Medewerker')
  })

  it('names only what is a demo, and nothing where every tenant is a production one', () => {
    const [first, ...others] = tenants.map((tenant) => ({ ...tenant, production: true }))
    if (first === undefined) throw new Error('There is no tenant')
    const notice = demoNotice([{ ...first, production: false }, ...others], 3000)
    expect(notice.match(/http:.*/g)).toEqual(['http://localhost:3000  Materieel Portaal'])
    expect(demoNotice([first, ...others], 3000)).toBe('')
  })
})
