import { remember } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, test } from './journey.ts'
import { setSettings } from './portal-calls.ts'

const admin = { account: 'beheerder', location: '10001' } as const

test.beforeEach(() => setSettings({ Contact_Plaats: null }))

test('an administrator sees unsaved settings as a foreman in German, changes nothing, and goes on where they were', async ({
  page,
  watched,
}) => {
  // What a preview refuses is in the console of the browser.
  watched.allow(/403/)
  await remember(page.context(), admin)
  await page.goto('/settings?zoek=Contact_Plaats')
  await page.getByRole('textbox', { name: 'Plaats onderaan de pagina', exact: true }).fill('Zwolle')
  await page.getByRole('button', { name: 'Voorbeeld bekijken' }).click()
  const dialog = page.getByRole('dialog', { name: 'Voorbeeld bekijken' })
  await dialog.getByLabel('Gezien als').selectOption('Voorman')
  await dialog.getByLabel('Locatie').selectOption('10002')
  await dialog.getByLabel('Taal').selectOption('Deutsch')
  await keepPicture(page, 'preview-dialog-desk')
  await expectAccessible(page)
  const opening = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: 'Openen in nieuw tabblad' }).click()
  const preview = await opening
  await expect(preview.getByText(/^Vorschau: /)).toBeVisible()
  await expect(preview.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(preview.getByRole('contentinfo')).toContainText('Zwolle')
  await expect(preview.getByRole('banner')).toContainText('10002')
  await expectAccessible(preview)
  await keepPicture(preview, 'preview-home-desk')
  await preview.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(preview)
  await keepPicture(preview, 'preview-home-phone')
  // Loaded again it is still the same preview, and the other window is what it was.
  await preview.goto('/settings')
  await expect(preview.getByText(/^Vorschau: /)).toBeVisible()
  await expect(preview.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).not.toContainText('Zwolle')
  await expect(page.getByText('1 niet opgeslagen').first()).toBeVisible()
  const closed = preview.waitForEvent('close')
  await preview.getByRole('button', { name: 'Vorschau schließen' }).click()
  await closed
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL')
  await expect(page.getByRole('contentinfo')).not.toContainText('Zwolle')
})
