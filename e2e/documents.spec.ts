import type { Page, Response } from '@playwright/test'
import { enter } from './enter.ts'
import { chooseLocation, expect, expectAccessible, logIn, portalUrl, test } from './journey.ts'
import { nightly } from './nightly.ts'

const at = { account: 'uitvoerder', location: '10001' }

/** Opens a document from the list; the answer with its content. */
async function openDocument(page: Page, name: RegExp): Promise<Response> {
  const content = page.waitForResponse((response) => response.url().includes('/documenten/'))
  await page.getByRole('button', { name }).first().click()
  return content
}

test('a document of the location is looked at, and its address dies with the session (R-SCR-HUB-12, R-SCR-SHELL-15)', async ({
  page,
  watched,
}) => {
  await logIn(page, at.account)
  await chooseLocation(page, at.location)
  await page.goto('/locatie')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Documenten/ })
    .click()
  await expect(page).toHaveURL(/\/locatie-documenten$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Locatie', exact: true }).first().click()
  await page.getByRole('navigation').getByRole('link', { name: 'Documenten' }).first().click()
  await page.getByPlaceholder('Zoek in deze lijst').fill('Bouwplaats')
  await expect(page.getByRole('row')).toHaveCount(3)
  const content = await openDocument(page, /^Bouwplaatsinrichting 10001/)
  const dialog = page.getByRole('dialog', { name: 'Bouwplaatsinrichting 10001.pdf' })
  await expect(dialog.getByTitle(/^Voorbeeld van Bouwplaatsinrichting/)).toBeVisible()
  const { headers, status } = { headers: content.headers(), status: content.status() }
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  const again = await page.request.get(content.url())
  expect((await again.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  expect((await saved).suggestedFilename()).toBe('Bouwplaatsinrichting 10001.pdf')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/inlog-methode/)
  watched.allow(/404/)
  expect((await page.request.get(content.url())).status()).toBe(404)
})

test(
  'inspections are narrowed, and follow into a calendar until the subscription ends (R-SCR-HUB-11, R-ENT-27)',
  nightly,
  async ({ page }) => {
    await enter(page, { ...at, path: '/locatie' })
    const tile = page.getByRole('main').getByRole('link', { name: /^Keuringen/ })
    await expect(tile).toContainText(/\d+ keuringen vragen aandacht/)
    await tile.click()
    await page.getByLabel('Tonen').selectOption('Niet goedgekeurd')
    await expect(page).toHaveURL(/weergave=NotApproved/)
    await expect(page.getByRole('cell', { name: 'Goedgekeurd', exact: true })).toHaveCount(0)
    await expect(page.getByRole('cell', { name: 'Afgekeurd', exact: true }).first()).toBeVisible()
    await page.goto(`/materieelkeuringen?filter=${encodeURIComponent('{"waarschuwing":["warning"]}')}`)
    const row = page.getByRole('row').filter({ hasText: 'Binnenkort keuren' }).first()
    const number = (await row.getByRole('cell').nth(1).textContent()) ?? ''
    await page.getByRole('button', { name: 'Agenda-abonnement' }).click()
    await page.getByRole('button', { name: /^(Abonnement|Nieuw adres) maken$/ }).click()
    const address = await page.getByLabel('Adres van de agenda').inputValue()
    expect(address).toContain(`${portalUrl()}/calendar/`)
    await expectAccessible(page)
    const calendar = await page.request.get(address)
    expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    // A line of a calendar goes on in the next one after 75 bytes, wherever that is.
    expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`(${number})`)
    const unchanged = await page.request.get(address, { headers: { 'if-none-match': calendar.headers().etag ?? '' } })
    expect(unchanged.status()).toBe(304)
    await page.getByRole('button', { name: 'Abonnement beëindigen' }).click()
    await page.getByRole('button', { name: 'Abonnement beëindigen' }).click()
    await expect(page.getByRole('button', { name: 'Abonnement maken' })).toBeVisible()
    expect((await page.request.get(address)).status()).toBe(404)
  },
)
