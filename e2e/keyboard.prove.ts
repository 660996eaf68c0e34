import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, logIn, test } from './journey.ts'
import { placeOrder } from './portal-calls.ts'

const at = { account: 'uitvoerder', location: '10003' } as const

for (const key of ['Enter', 'Space'])
  for (const path of ['/settings/outbox', '/settings/mails'])
    test(`${key} on a row of ${path} opens it and it stays open; closing it leads back to the row`, async ({
      page,
    }) => {
      const number = await placeOrder(at, { '111004': 1 }, `Toetsen ${Date.now()}`)
      await logIn(page, 'beheerder')
      await page.goto(`${path}?zoek=${number}`)
      const row = page.getByRole('row').filter({ hasText: number }).first()
      await expect(row).toBeVisible({ timeout: 30_000 })
      await row.focus()
      await page.keyboard.press(key, { delay: 50 })
      const details = page.getByRole('dialog', { name: new RegExp(number) })
      await expect(details).toBeVisible()
      await details.getByRole('heading').first().waitFor()
      await expect(details).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(details).toHaveCount(0)
      await expect(row).toBeFocused()
    })

test('Enter held down on a row opens it once', async ({ page }) => {
  const number = await placeOrder(at, { '111004': 1 }, `Vast ${Date.now()}`)
  await logIn(page, 'beheerder')
  await page.goto(`/settings/outbox?zoek=${number}`)
  const row = page.getByRole('row').filter({ hasText: number }).first()
  await row.focus()
  for (let pressed = 0; pressed < 4; pressed++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('dialog', { name: new RegExp(number) })).toBeVisible()
})

const heading = { level: 1 } as const

test('a dialog gives the focus back to what opened it', async ({ page }) => {
  await enter(page, { ...at, path: '/materieelkeuringen' })
  const openers = [
    page.getByRole('button', { name: /agenda/i }).first(),
    page.getByRole('banner').getByRole('button', { name: /locatie/i }),
    page.getByRole('banner').getByRole('button', { name: /zoek/i }),
  ]
  for (const opener of openers) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
  await openers[0]?.focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openers[0] ?? page.locator('none')).toBeFocused()
})

test('a search that nothing had the focus before begins and ends at the heading of the screen', async ({ page }) => {
  await enter(page, { ...at, path: '/info' })
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', heading)).toBeFocused()
})

/** What is said is the heading of the screen that has the focus. */
async function expectAnnounced(page: Page): Promise<void> {
  const title = page.getByRole('heading', heading)
  await expect(title).toBeFocused()
  await expect(async () => {
    const said = await page.locator('[aria-live="polite"]').last().textContent()
    expect(said).toBe(await title.textContent())
  }).toPass()
}

test('a result and a row open a screen at its heading, which is announced; back leads to the row', async ({ page }) => {
  await placeOrder(at, { '111004': 1 }, `Terug ${Date.now()}`)
  await enter(page, { ...at, path: '/info' })
  const announced = page.locator('[aria-live="polite"]').last()
  await expect(announced).toHaveText('')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('111004')
  await expect(page.getByRole('option').filter({ hasText: '111004' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/details/)
  await expectAnnounced(page)
  await page.goto('/aanvragen')
  const row = page.getByRole('row').nth(2)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/aanvragen\/./)
  await expectAnnounced(page)
  await page.goBack()
  await expect(page).toHaveURL(/aanvragen$/)
  await expect(row).toBeFocused()
})

test('what was added leaves the focus in the list, not at nothing', async ({ page }) => {
  await enter(page, { ...at, path: '/catalogus/111' })
  const field = page
    .getByRole('main')
    .getByRole('textbox', { name: /^Aantal van/ })
    .first()
  await field.fill('1')
  await field.press('Enter')
  await page
    .getByRole('region', { name: 'Gekozen artikelen' })
    .getByRole('button', { name: 'Toevoegen' })
    .press('Enter')
  await expect(page.getByRole('region', { name: 'Gekozen artikelen' })).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('login ends at the heading of the screen it leads to', async ({ page }) => {
  await logIn(page, 'uitvoerder')
  await expect(page.getByRole('heading', heading)).toBeFocused()
})
