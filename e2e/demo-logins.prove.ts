import type { ChildProcess } from 'node:child_process'
import type { Page } from '@playwright/test'
import { freePorts } from '../tooling/free-ports.ts'
import { endProgram, startQuietly, waitUntilReady } from '../tooling/quiet-programs.ts'
import { type Stack, startStack } from '../tooling/stack.ts'
import { expect, expectAccessible, keepPicture, test } from './journey.ts'
import { phone } from './open-page.ts'

let identity: ChildProcess
let stack: Stack

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const [identityPort = 0, port = 0] = await freePorts(2)
  const log: string[] = []
  const env = { IDENTITY_PORT: String(identityPort), PORTAL_PORT: String(port) }
  identity = startQuietly('tooling/demo-identity.ts', { env, log })
  const url = `http://localhost:${identityPort}`
  await waitUntilReady(`${url}/adfs/.well-known/openid-configuration`, identity, log)
  stack = await startStack({ scale: 0.1, port, env: { IDENTITY_URL: url } })
})
test.afterAll(async () => {
  await stack?.stop()
  if (identity !== undefined) await endProgram(identity, 'SIGTERM')
})

async function chooseMethod(page: Page, words: string): Promise<void> {
  await page.goto(`${stack.portalUrl}/bestellijst`)
  await page.getByRole('button', { name: /^Medewerker/ }).click()
  await page.getByRole('button', { name: new RegExp(`^${words}`) }).click()
}

for (const [locale, title, choose] of [
  ['de-DE', 'Anmeldeserver des Unternehmens (Demo)', 'Wählen Sie, wer Sie sind.'],
  ['fr-FR', "Serveur de connexion de l'entreprise (démo)", 'Choisissez qui vous êtes.'],
  ['en-US', 'Login server of the company (demo)', 'Choose who you are.'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test(`the page of the demo login speaks the language of the browser: ${locale}`, async ({ page }) => {
      await chooseMethod(page, 'Inlogserver van het bedrijf')
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText(choose)).toBeVisible()
    })
  })
}

for (const [words, title, person] of [
  ['Microsoft-account', 'Microsoft (demo)', 'Marloes Peters (goedkeurder)'],
  ['Inlogserver van het bedrijf', 'Inlogserver van het bedrijf (demo)', 'Sjoerd Visser (voorman)'],
] as const) {
  test(`who tries the demo logs in as an employee: ${words} (R-GEN-20)`, async ({ page }) => {
    await page.setViewportSize(phone)
    await chooseMethod(page, words)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await keepPicture(page, `demo-identity-${title.slice(0, 5)}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: person }).click()
    await expect(page).toHaveURL(`${stack.portalUrl}/bestellijst`)
    // The menu closes when the locations of the person arrive.
    await expect(async () => {
      await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
      await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
}
