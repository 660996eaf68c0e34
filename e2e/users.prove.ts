import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, logIn, portalUrl, test } from './journey.ts'

const sizes = [
  { size: 'phone', viewport: { width: 390, height: 844 } },
  { size: 'desk', viewport: { width: 1440, height: 900 } },
] as const

async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, name)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

for (const { size, viewport } of sizes) {
  test(`an administrator makes a user, who logs in, on a ${size}`, async ({ browser }) => {
    const email = `eva.${size}.${Date.now()}@bouw.example`
    const context = await browser.newContext({ viewport, locale: 'nl-NL' })
    const page = await context.newPage()
    await logIn(page, 'beheerder', { at: portalUrl() })
    await page.goto(`${portalUrl()}/gebruikers`)
    await expect(page.getByText('Onbekend in de backoffice').or(page.getByText('Actief')).first()).toBeVisible()
    await look(page, `users-list-${size}`)
    await page.getByRole('link', { name: 'Gebruiker aanmaken' }).first().click()
    await page.getByLabel(/Voornaam/).fill('Eva')
    await page.getByLabel(/Achternaam/).fill('de Wit')
    await page.getByLabel(/^E-mail/).fill(email)
    await look(page, `users-create-${size}`)
    await page.locator('input[autocomplete="new-password"]').fill('Hijskraan#2027')
    await page.getByRole('button', { name: 'Gebruiker aanmaken' }).click()
    const dialog = page.getByRole('dialog', { name: 'Eva de Wit' })
    await expect(dialog.getByText(/De backoffice kent/)).toBeVisible()
    await look(page, `users-details-${size}`)
    await dialog.getByRole('button', { name: 'Blokkeren' }).click()
    await page.getByRole('dialog', { name: 'Blokkeren' }).getByRole('button', { name: 'Blokkeren' }).click()
    await expect(dialog.getByText('Geblokkeerd').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Blokkade opheffen' }).click()
    await expect(dialog.getByRole('button', { name: 'Blokkeren' })).toBeVisible()
    await page.goto(`${portalUrl()}/gebruikers-importeren`)
    await expect(page.getByText('Bestand kiezen')).toBeVisible()
    await look(page, `users-import-${size}`)
    await context.close()
    const own = await browser.newContext({ viewport, locale: 'nl-NL' })
    const hers = await own.newPage()
    await hers.goto(`${portalUrl()}/inloggen`)
    await hers.getByLabel('Accountnaam').fill(email)
    await hers.locator('input[type="password"]').fill('Hijskraan#2027')
    await hers.getByRole('button', { name: 'Inloggen' }).click()
    await expect(hers).not.toHaveURL(/inloggen/)
    await own.close()
  })
}
