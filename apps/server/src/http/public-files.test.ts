import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let demo: TestPortal
let real: TestPortal
beforeAll(async () => {
  demo = await startTestPortal({ production: false })
  real = await startTestPortal()
})
afterAll(() => Promise.all([demo.close(), real.close()]))

const termsOf = async (portal: TestPortal) =>
  (await portal.post(settings.getSettings, {})).answer.fileValues.find((one) => one.name === 'Standaard_Voorwaarden')
    ?.value

describe('files that settings show', () => {
  it('are given to everybody, as what they are, and may run nothing', async () => {
    const hash = await termsOf(demo)
    const answer = await fetch(`${demo.url}/bestanden/${hash}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain('Algemene huur- en leveringsvoorwaarden')
  })

  it('are the only ones: other content of the store has no address here', async () => {
    const hash = await demo.parts.files.put(Buffer.from('%PDF-1.7 somebody’s invoice'))
    for (const name of [hash, 'nope', '..%2f..%2fetc%2fpasswd']) {
      expect((await fetch(`${demo.url}/bestanden/${name}`)).status).toBe(404)
    }
  })

  it('of a demo are never given to a real tenant', async () => {
    expect(await termsOf(real)).toBeNull()
    expect((await fetch(`${real.url}/bestanden/${await termsOf(demo)}`)).status).toBe(404)
  })
})
