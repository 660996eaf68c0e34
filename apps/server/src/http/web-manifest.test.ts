import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  const branding = { name: 'Bau Geräte Nord', accent: '#112233' }
  const bau = { id: 'bau', hostNames: ['bau.localhost'], database: 'of_nobody', branding }
  portal = await startTestPortal({ others: [{ ...bau, defaultLanguage: 'de-DE' }] })
})
afterAll(() => portal.close())

const readAt = (host: string) =>
  portal.portal.app.inject({ method: 'GET', url: '/manifest.webmanifest', headers: { host } })

it('the manifest has the name, the colour and the language of the tenant of the host name', async () => {
  const [own, other] = [await readAt('localhost:3000'), await readAt('bau.localhost')]
  expect(own.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const shared = { id: '/', start_url: '/', display: 'standalone' }
  expect(own.json()).toMatchObject({
    ...shared,
    name: 'Materieel Portaal',
    short_name: 'Materieel',
    theme_color: '#f5a300',
    lang: 'nl-NL',
    description: expect.stringContaining('bouwplaats'),
  })
  expect(other.json()).toMatchObject({
    ...shared,
    name: 'Bau Geräte Nord',
    short_name: 'Bau Geräte',
    theme_color: '#112233',
    lang: 'de-DE',
    description: expect.stringContaining('Baustelle'),
  })
  expect(other.json().icons).toEqual(own.json().icons)
})
