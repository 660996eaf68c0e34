import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../tooling/find-chromium.ts'
import { root } from '../tooling/processes.ts'

/**
 * `npm run pictures`: the pictures of the README, taken of a portal that runs with the demo data (`npm start`), by its
 * address or at http://localhost:3000. What the site manager sees at location 10001, in Dutch and in the light.
 */
const [address = 'http://localhost:3000'] = process.argv.slice(2)
const person = { gebruikersnaam: 'uitvoerder', wachtwoord: 'Welkom-2026!' }
const locationNo = '10001'
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const pictures = [
  { name: 'today', path: '/', size: desk },
  { name: 'today-phone', path: '/', size: phone },
  { name: 'catalogue', path: '/catalogus/121', size: desk },
  { name: 'item', path: '/details/311006', size: desk },
  { name: 'order-list', path: '/bestellijst', size: desk },
  { name: 'stock-phone', path: '/materieelvoorraad', size: phone },
  { name: 'agenda', path: '/agenda', size: { ...desk, height: 1200 } },
] as const
const listed = ['311001', '521003', '111004']

async function post(path: string, input: object, token?: string): Promise<unknown> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}. Is the portal running with its demo data at ${address}?`)
  return answer.json()
}

const folder = join(root, 'docs', 'images')
mkdirSync(folder, { recursive: true })
// The login call answers this shape; packages/contract/src/auth.ts.
const { token } = (await post('/api/Auth/Inloggen', person)) as { token: string }
await post(
  '/api/BestelLijst/AddRegels',
  {
    gebruikerLogin: person.gebruikersnaam,
    materieellocatie: locationNo,
    bestellijstId: '00000000-0000-0000-0000-000000000000',
    bestelListItems: listed.map((materieelSoort) => ({ type: 'Materieel', aantal: 2, materieelSoort })),
  },
  token,
)
const cookies = {
  mp_auth: { authorisation: token, authenticated: true, loginMethod: 'Identity' },
  mp_locatie: { selectedLocation: locationNo, projectSelected: false, locations: null },
}
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
for (const { name, path, size } of pictures) {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: size === phone,
    deviceScaleFactor: size === phone ? 2 : 1,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const values = Object.entries(cookies).map(([cookie, value]) => [cookie, encodeURIComponent(JSON.stringify(value))])
  await context.addCookies(values.map(([cookie = '', value = '']) => ({ name: cookie, value, url: address })))
  const page = await context.newPage()
  await page.goto(address + path)
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(join(folder, `${name}.webp`), bytes)
  console.log(`docs/images/${name}.webp: ${Math.round(bytes.length / 1000)} kB`)
  await context.close()
}
await browser.close()
