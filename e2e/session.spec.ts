import type { BrowserContext, Page } from '@playwright/test'
import { enter } from './enter.ts'
import { chooseLocation, expect, logIn, password, portalUrl, tellBackOffice, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { as, forgetLogin, setSettings } from './portal-calls.ts'

// As a browser has it.
test.use({ serviceWorkers: 'allow' })

const account = 'medewerker'
const dayS = 86_400

async function cookieOf(context: BrowserContext, name: string) {
  const found = (await context.cookies()).find((cookie) => cookie.name === name)
  return found === undefined
    ? null
    : { value: JSON.parse(decodeURIComponent(found.value)), days: (found.expires - Date.now() / 1000) / dayS }
}

async function tryLogin(page: Page, name: string, secret: string): Promise<void> {
  await page.getByLabel(/^Accountnaam/).fill(name)
  await page.locator('input[type="password"]').fill(secret)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

test(
  'the auth cookie holds token, flag and login method for seven days; the location survives a reload (R-ENT-23, R-ENT-24, R-CONST-07)',
  nightly,
  async ({ page, context }) => {
    await logIn(page, account)
    const auth = await cookieOf(context, 'mp_auth')
    expect(auth?.value).toEqual({
      authorisation: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      authenticated: true,
      loginMethod: 'Directory',
    })
    expect(auth?.days).toBeCloseTo(7, 1)
    await chooseLocation(page, '10029')
    await page.reload()
    await expect(page.getByRole('banner')).toContainText('10029')
    await page.goto('/locatie-gegevens')
    await expect(page.locator('main')).toContainText('10029')
  },
)

test('preferences stay for 365 days, last viewed items and page size stay too (R-ENT-51, R-CONST-09, R-ENT-25)', async ({
  page,
  context,
}) => {
  await enter(page, { account, location: '10030', path: '/details/121003' })
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('button', { name: 'Donker' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const preferences = await cookieOf(context, 'mp_voorkeuren')
  expect(preferences?.value).toMatchObject({ theme: 'dark' })
  expect(preferences?.days).toBeCloseTo(365, 1)

  await page.goto('/catalogus/1')
  const size = page.getByLabel('Per pagina')
  const standard = await size.inputValue()
  await size.selectOption({ label: '100' })
  expect(standard).not.toBe('100')
  await page.reload()
  await expect(size).toHaveValue('100')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Of another group than the one that is open: what stands there was loaded before.
  await page.goto('/catalogus/111')
  await expect(page.getByText('Laatst bekeken')).toBeVisible()
  await expect(page.getByRole('link', { name: /Trilplaat 80 kg, benzine/ }).first()).toBeVisible()
})

test(
  'an expired session is reported and leads to the login (R-SESS-01, R-SESS-02)',
  nightly,
  async ({ page, context, watched }) => {
    watched.allow(/401/)
    const { token } = await as(account)
    const [head, body = '', mark] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const old = Buffer.from(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })).toString('base64url')
    const cookie = { authorisation: `${head}.${old}.${mark}`, authenticated: true, loginMethod: 'Directory' }
    await context.addCookies([{ name: 'mp_auth', value: encodeURIComponent(JSON.stringify(cookie)), url: portalUrl() }])
    await page.goto('/aanvragen')
    await expect(page).toHaveURL(
      (url) => url.pathname === '/inlog-methode' && url.searchParams.get('terug') === '/aanvragen',
    )
    await expect(page.getByText('Uw sessie is verlopen. Log opnieuw in.').first()).toBeVisible()
    expect(await cookieOf(context, 'mp_auth')).toBeNull()
  },
)

test(
  'a location that comes and goes at the back office shows in an open page without leaving it (R-RT-02, R-RT-03)',
  nightly,
  async ({ page }) => {
    const person = 'goedkeurder'
    const key = { User_Name: person.toUpperCase(), Location_No: '10003' }
    const change = (changes: object | null) =>
      tellBackOffice('rows', { service: 'PortaalGebruikerLocatie', key, changes })
    const { call } = await as(person)
    const refresh = () =>
      call('GebruikerMaterieellocatie/RefreshGebruikerMaterieelLocaties', { gebruikersnaam: person })
    await enter(page, { account: person, location: '10001', path: '/info' })
    await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Gekozen locatie/ })
      .click()
    const offered = page.getByRole('dialog').getByText('10003', { exact: false })
    await expect(page.getByRole('dialog')).toContainText('10001')
    await expect(offered).toHaveCount(0)
    await change({ Role: 'FOREMAN' })
    try {
      await refresh()
      await expect(offered.first()).toBeVisible()
    } finally {
      await change(null)
      await refresh()
    }
    await expect(offered).toHaveCount(0)
    expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
  },
)

test('a changed setting shows in an open page of somebody who is signed in', nightly, async ({ page }) => {
  await enter(page, { account, location: '10033', path: '/info' })
  const phone = page.getByRole('contentinfo').getByText('099 123 45 67')
  await expect(phone).toHaveCount(0)
  await setSettings({ Contact_Telefoon: '099 123 45 67' })
  try {
    await expect(phone).toBeVisible()
  } finally {
    await setSettings({ Contact_Telefoon: null })
  }
  await expect(phone).toHaveCount(0)
})

test('a fresh visitor gets Dutch, or the language the company set, until one is chosen (R-GEN-15, R-GEN-16)', async ({
  browser,
  page,
}) => {
  const greeting = async () => {
    const visitor = await browser.newContext()
    const fresh = await visitor.newPage()
    await fresh.goto(`${portalUrl()}/inlog-methode`)
    const words = await fresh.getByRole('heading', { level: 1 }).textContent()
    await visitor.close()
    return words
  }
  await page.goto('/inlog-methode')
  expect(await greeting()).toBe('Hoe wilt u inloggen?')
  await setSettings({ Standaard_Taal: 'de-DE' })
  try {
    await expect.poll(greeting).toBe('Wie möchten Sie sich anmelden?')
    const value = encodeURIComponent(JSON.stringify({ language: 'fr-FR' }))
    await page.context().addCookies([{ name: 'mp_voorkeuren', value, url: portalUrl() }])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment voulez-vous vous connecter ?')
  } finally {
    await setSettings({ Standaard_Taal: null })
  }
})

test('logging out ends the live connection and leaves nothing of the session behind (R-RT-04)', async ({
  page,
  context,
}) => {
  const socket = page.waitForEvent('websocket')
  await enter(page, { account, location: '10031', path: '/bestellijst' })
  const live = await socket
  expect(live.isClosed()).toBe(false)
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  forgetLogin(account)
  await expect(page).toHaveURL(/inlog-methode/)
  await expect.poll(() => live.isClosed()).toBe(true)
  expect(await cookieOf(context, 'mp_auth')).toBeNull()
  expect(await cookieOf(context, 'mp_locatie')).toBeNull()
  await page.goto('/bestellijst')
  await expect(page).toHaveURL(/inlog-methode/)
})

test('a new password is checked against every rule while it is typed', nightly, async ({ page }) => {
  await enter(page, { account: 'goedkeurder', location: '10001', path: '/wachtwoord-wijzigen' })
  const held = page.locator('main').getByRole('listitem').filter({ hasText: /Ja$/ })
  await page.getByLabel(/^Nieuw wachtwoord/).fill('Ab1')
  await expect(held.filter({ hasText: 'Een cijfer' })).toHaveCount(1)
  await expect(held.filter({ hasText: 'Minimaal 8 tekens' })).toHaveCount(0)
  await page.getByLabel(/^Huidig wachtwoord/).fill('onjuist')
  await page.getByLabel(/^Nieuw wachtwoord/).fill('Steiger-42-Maaskade')
  await expect(held).toHaveCount(7)
  await page.getByLabel(/^Herhaal/).fill('Steiger-42-Maaskad')
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(page.getByText('De wachtwoorden komen niet overeen.')).toBeVisible()
})

test(
  'wrong passwords are reported, and after too many the right one is refused as well (R-ROLE-33)',
  nightly,
  async ({ page, watched }) => {
    watched.allow(/40[13]|42[39]/)
    await page.goto('/inloggen')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answered = page.waitForResponse('**/Inloggen')
      await tryLogin(page, 'goedkeurder', 'Onjuist-2026!')
      await answered
      if (attempt === 0) {
        await expect(page.getByText('De gebruikersnaam of het wachtwoord is onjuist.')).toBeVisible()
      }
    }
    await tryLogin(page, 'goedkeurder', password)
    await expect(
      page
        .locator('main')
        .getByText(/geblokkeerd|wacht/i)
        .first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/inloggen/)
  },
)
