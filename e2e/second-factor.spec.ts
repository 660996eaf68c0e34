import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, logIn, portalUrl, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { as } from './portal-calls.ts'
import { setUpApp } from './set-up-app.ts'

/** The password of the demo accounts is too well known for a new one. */
const password = 'Hijskraan#2027'

const sizes = [
  { size: 'phone', viewport: { width: 390, height: 844 } },
  { size: 'desk', viewport: { width: 1440, height: 900 } },
] as const

/** A person of this journey alone: a second factor of a shared account would stand in the way of others. */
async function somebody(name: string, roles: readonly string[] = []): Promise<string> {
  const email = `${name}.${Date.now()}@bouw.example`
  const { call } = await as('beheerder')
  await call('Gebruiker/GebruikerAanmaken', {
    voornaam: 'Eva',
    achternaam: 'de Wit',
    email,
    gebruikersnaam: email,
    wachtwoord: password,
    roles,
  })
  return email
}

async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, name)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

async function givePassword(page: Page, account: string): Promise<void> {
  await page.goto(`${portalUrl()}/inloggen`)
  await page.getByLabel(/^Accountnaam/).fill(account)
  await page.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tweede stap' })).toBeVisible()
}

/** The next code that was not used: each counts once. */
async function freshCode(key: string, usedAt: number): Promise<string> {
  const step = 30_000
  const next = Math.max(Date.now(), (Math.floor(usedAt / step) + 1) * step)
  // One step ahead counts as well, so nothing waits for half a minute.
  return new TOTP({ secret: key }).generate({ timestamp: next })
}

for (const { size, viewport } of sizes) {
  test(`a code of an app is the second step of a login on a ${size}`, async ({ browser }) => {
    const account = await somebody(`code-${size}`)
    const context = await browser.newContext({ viewport, locale: 'nl-NL' })
    const page = await context.newPage()
    await logIn(page, account, { at: portalUrl(), password })
    await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
    await page.getByRole('link', { name: 'Beveiliging' }).click()
    await expect(page.getByRole('button', { name: 'App met codes instellen' })).toBeVisible()
    await look(page, `security-empty-${size}`)
    const key = await setUpApp(page, password, () => look(page, `security-qr-${size}`))
    const setUpAt = Date.now()
    await look(page, `security-codes-${size}`)
    const recovery = (await page.locator('main li code').first().textContent()) ?? ''
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await expect(page.getByText('Telefoon', { exact: true })).toBeVisible()
    await look(page, `security-one-${size}`)
    const inGerman = encodeURIComponent(JSON.stringify({ language: 'de-DE' }))
    await context.addCookies([{ name: 'mp_voorkeuren', value: inGerman, url: portalUrl() }])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Wo Sie angemeldet sind' })).toBeVisible()
    await look(page, `security-german-${size}`)
    await context.clearCookies()
    await givePassword(page, account)
    await look(page, `login-step-${size}`)
    await page.getByLabel('Code').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Deze code klopt niet of is al gebruikt.')).toBeVisible()
    await page.getByLabel('Code').fill(await freshCode(key, setUpAt))
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/inloggen/)
    await context.clearCookies()
    await givePassword(page, account)
    await page.getByRole('button', { name: 'Met een herstelcode' }).click()
    await page.getByLabel('Herstelcode').fill(recovery.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/inloggen/)
    await context.close()
  })
}

test('a passkey is the second step of a login, made and used by the browser itself', nightly, async ({ browser }) => {
  const account = await somebody('passkey')
  const context = await browser.newContext({ locale: 'nl-NL' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await logIn(page, account, { at: portalUrl(), password })
  await page.goto(`${portalUrl()}/beveiliging`)
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passkey toevoegen' })
  await keepPicture(page, 'security-passkey-desk')
  await dialog.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bewaar deze codes nu')).toBeVisible()
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(page.getByText('Mijn apparaat')).toBeVisible()
  await context.clearCookies()
  await givePassword(page, account)
  await keepPicture(page, 'login-passkey-desk')
  await page.getByRole('button', { name: 'Passkey gebruiken' }).click()
  await expect(page).not.toHaveURL(/inloggen/)
  await context.close()
})

test(
  'who must have a second step is led to setting one up, and an administrator lets somebody in again',
  nightly,
  async ({ browser }) => {
    const account = await somebody('moet', ['Admin'])
    const context = await browser.newContext({ locale: 'nl-NL' })
    const page = await context.newPage()
    await logIn(page, account, { at: portalUrl(), password })
    const office = await browser.newContext({ locale: 'nl-NL' })
    const desk = await office.newPage()
    await logIn(desk, 'beheerder', { at: portalUrl() })
    await desk.goto(`${portalUrl()}/settings/tweede-stap`)
    await desk.getByRole('switch', { name: 'Beheerders', exact: true }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Verplichten' }).click()
    await expect(desk.getByRole('switch', { name: 'Beheerders', exact: true })).toBeChecked()
    await page.goto(`${portalUrl()}/locatie`)
    await expect(page).toHaveURL(/beveiliging/)
    await expect(page.getByText(/Uw bedrijf vraagt van u een tweede stap/)).toBeVisible()
    await look(page, 'security-required-desk')
    await setUpApp(page, password)
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await page.goto(`${portalUrl()}/gebruikers`)
    await expect(page.getByRole('heading', { name: 'Gebruikers' })).toBeVisible()
    await expect(page).toHaveURL(/gebruikers/)
    await desk.reload()
    await expect(desk.getByText(account)).toBeVisible()
    await look(desk, 'factor-rules-desk')
    await desk.getByRole('switch', { name: 'Beheerders', exact: true }).click()
    await desk.setViewportSize({ width: 390, height: 844 })
    await look(desk, 'factor-rules-phone')
    await desk.getByRole('button', { name: `Tweede stap van ${account} wissen` }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Tweede stap wissen' }).click()
    await expect(desk.getByText(`De tweede stap van ${account} is gewist.`).first()).toBeVisible()
    await expect(page).toHaveURL(/inlog-methode/)
    await office.close()
    await context.close()
  },
)
