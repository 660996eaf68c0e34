import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, logIn, portalUrl, test } from './journey.ts'
import { as } from './portal-calls.ts'

/** The password of the demo accounts is too well known for a new one. */
const password = 'Hijskraan#2027'

async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, name)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

test('an administrator looks along with a person who allows it and takes it back', async ({ browser, watched }) => {
  // What is refused while looking along is in the console of the browser.
  watched.allow(/403|401/)
  const account = `meekijken.${Date.now()}@bouw.example`
  const { call } = await as('beheerder')
  await call('Gebruiker/GebruikerAanmaken', {
    voornaam: 'Eva',
    achternaam: 'de Wit',
    email: account,
    gebruikersnaam: account,
    wachtwoord: password,
  })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' })
  const hers = await phone.newPage()
  await logIn(hers, account, { at: portalUrl(), password })
  const office = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  const desk = await office.newPage()
  await logIn(desk, 'beheerder', { at: portalUrl() })
  await desk.goto(`${portalUrl()}/gebruikers?zoek=${encodeURIComponent(account)}`)
  await desk.getByText('Eva de Wit').first().click()
  const dialog = desk.getByRole('dialog', { name: 'Eva de Wit' })
  await expect(dialog.getByText('Waar deze persoon is ingelogd')).toBeVisible()
  await look(desk, 'look-user-desk')
  await dialog.getByRole('button', { name: 'Vragen om mee te kijken' }).click()
  const question = desk.getByRole('dialog', { name: 'Vragen om mee te kijken' })
  await question.getByLabel('Waarom').fill('U belde over een bestelling')
  await question.getByRole('button', { name: 'Vragen', exact: true }).click()
  await expect(dialog.getByText(/Gevraagd; wacht op antwoord/)).toBeVisible()
  await expect(hers.getByText(/vraagt om met u mee te kijken/)).toBeVisible()
  await look(hers, 'look-asked-phone')
  await hers.setViewportSize({ width: 1440, height: 900 })
  await look(hers, 'look-asked-desk')
  await hers.setViewportSize({ width: 390, height: 844 })
  await hers.getByRole('button', { name: 'Toestaan' }).click()
  await expect(hers.getByText(/kijkt met u mee, tot/)).toBeVisible()
  await look(hers, 'look-seen-phone')
  await expect(dialog.getByText(/Meekijken mag tot/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sluiten' }).first().click()
  await desk.getByRole('button', { name: 'Meekijken', exact: true }).click()
  await expect(desk.getByText(/U kijkt mee als Eva de Wit/)).toBeVisible()
  await look(desk, 'look-looking-desk')
  await desk.goto(`${portalUrl()}/beveiliging`)
  await expect(desk.getByText('Dit ziet alleen de persoon zelf.').first()).toBeVisible()
  await look(desk, 'look-hidden-desk')
  await hers.getByRole('button', { name: 'Meekijken stoppen' }).click()
  await expect(hers.getByText(/kijkt met u mee, tot/)).toBeHidden()
  await expect(desk.getByText(/U kijkt mee als Eva de Wit/)).toBeHidden()
  await desk.goto(`${portalUrl()}/gebruikers`)
  await expect(desk.getByRole('heading', { name: 'Gebruikers' })).toBeVisible()
  await office.close()
  await phone.close()
})
