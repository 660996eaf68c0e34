import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPicture } from '../../test/bad-files.ts'
import { buildUser } from '../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { contentHash } from '../platform/files/files.ts'

let demo: TestPortal
let real: TestPortal
beforeAll(async () => {
  demo = await startTestPortal({ production: false })
  real = await startTestPortal()
  await buildUser(real, { userName: 'opperbeheerder', roles: ['SuperAdmin'] })
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

  it.each(['Standaard_HomeAfbeelding', 'Catalogus_GeenAfbeelding'] as const)(
    'show the picture of %s to a visitor, while it is set',
    async (name) => {
      const inhoud = (await goodPicture('png', name === 'Standaard_HomeAfbeelding' ? '#123' : '#456')).toString(
        'base64',
      )
      const sent = { naam: name, bestand: { naam: 'foto.png', inhoud } }
      const uploaded = await real.post(settings.uploadSettingFile, sent, { as: 'opperbeheerder' })
      const { waarde: hash } = uploaded.answer
      const shown = () => fetch(`${real.url}/bestanden/${hash}`)
      const set = async (value: string | null) => {
        const change = { items: [{ kind: 'file', name, value } as const] }
        expect((await real.post(settings.updateAppSettings, change, { as: 'opperbeheerder' })).status).toBe(204)
      }
      expect((await shown()).status).toBe(404)
      await set(hash)
      const { fileValues } = (await real.post(settings.getSettings, {})).answer
      expect(fileValues.find((one) => one.name === name)?.value).toBe(hash)
      const answer = await shown()
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(contentHash(Buffer.from(await answer.arrayBuffer()))).toBe(hash)
      await set(null)
      expect((await shown()).status).toBe(404)
    },
  )

  it('are no content of the store whose name somebody writes into the call', async () => {
    const hash = await real.parts.files.put(Buffer.from('%PDF-1.7 somebody’s invoice'))
    const change = { items: [{ kind: 'file', name: 'Standaard_Voorwaarden', value: hash } as const] }
    const { problem } = await real.post(settings.updateAppSettings, change, { as: 'opperbeheerder' })
    expect(problem).toMatchObject({ status: 400, code: 'instelling.ongeldig', params: { reason: 'file' } })
    expect((await fetch(`${real.url}/bestanden/${hash}`)).status).toBe(404)
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
