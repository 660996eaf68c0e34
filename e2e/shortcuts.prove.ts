import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { waitForContent } from './every-screen.ts'
import { expect, expectAccessible, keepPicture, portalUrl, test } from './journey.ts'

const at = { account: 'medewerker', location: '10001' } as const
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Sneltoetsen' })

/** The code that listens comes after the first screen. */
async function openSheet(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(sheet(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

async function start(page: Page, path: string): Promise<void> {
  await enter(page, { ...at, path })
  await waitForContent(page)
  await openSheet(page)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test('keys lead to the lists, along rows, into one and back', async ({ page }) => {
  await start(page, '/info')
  await press(page, 'gb')
  await expect(heading(page, 'Bestellijst')).toBeVisible()
  await press(page, 'ga')
  await expect(heading(page, 'Afvoerlijst')).toBeVisible()
  await press(page, 'gr')
  await expect(heading(page, 'Aanvragen')).toBeVisible()
  await waitForContent(page)
  const rows = page.locator('main tr[data-row]')
  await press(page, 'j')
  await expect(rows.nth(0)).toBeFocused()
  await press(page, 'jj')
  await expect(rows.nth(2)).toBeFocused()
  await press(page, 'k')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/aanvragen\/./)
  await press(page, 'u')
  await expect(page).toHaveURL(/aanvragen$/)
  await expect(rows.nth(1)).toBeFocused()
})

test('keys do nothing in a field, with a key of the browser, or behind a dialog', async ({ page }) => {
  await start(page, '/aanvragen')
  const search = page.getByRole('searchbox', { name: 'Zoek in deze lijst' })
  await search.focus()
  await press(page, 'gb?u')
  await expect(search).toHaveValue('gb?u')
  await expect(sheet(page)).toHaveCount(0)
  await search.fill('')
  await heading(page, 'Aanvragen').focus()
  for (const key of ['Alt+g', 'Alt+b', 'Control+j']) await page.keyboard.press(key)
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button').first().focus()
  await press(page, 'gb')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/aanvragen$/)
})

test('a g is over with the next key', async ({ page }) => {
  await start(page, '/info')
  await press(page, 'gxb')
  await expect(page).toHaveURL(/\/info$/)
})

test('switched off they stay off after a reload, except Ctrl+K, until the menu switches them on', async ({ page }) => {
  await start(page, '/info')
  await openSheet(page)
  await expectAccessible(page)
  await keepPicture(page, 'shortcuts-desk', false)
  await sheet(page)
    .getByRole('checkbox', { name: /^Sneltoetsen gebruiken/ })
    .uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await waitForContent(page)
  await press(page, 'gb?/')
  await expect(page.getByRole('banner').locator('kbd')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/info$/)
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('button', { name: 'Sneltoetsen' }).click()
  await sheet(page)
    .getByRole('checkbox', { name: /^Sneltoetsen gebruiken/ })
    .check()
  await page.keyboard.press('Escape')
  await press(page, 'gb')
  await expect(heading(page, 'Bestellijst')).toBeVisible()
})

for (const [locale, title] of [
  ['de-DE', 'Tastenkürzel'],
  ['fr-FR', 'Raccourcis clavier'],
  ['en-US', 'Keyboard shortcuts'],
] as const)
  test(`the sheet of keys speaks ${locale}`, async ({ page }) => {
    const value = encodeURIComponent(JSON.stringify({ language: locale }))
    await page.context().addCookies([{ name: 'mp_voorkeuren', value, url: portalUrl() }])
    await enter(page, { ...at, path: '/info' })
    await waitForContent(page)
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: title })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await keepPicture(page, `shortcuts-${locale}`, false)
  })
