import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, logIn, portalUrl, test } from './journey.ts'
import { setSettings } from './portal-calls.ts'

const used = ['Contact_Plaats', 'CatalogItemsPerpage', 'Klacht_Types', 'Keuringen_Kolommen'] as const
const backToDefault = () => setSettings(Object.fromEntries(used.map((name) => [name, null])))
test.beforeEach(backToDefault)
test.afterEach(backToDefault)

async function openSettings(page: Page, search = ''): Promise<void> {
  await logIn(page, 'beheerder')
  await page.goto(`/settings${search}`)
  await expect(page.getByRole('searchbox', { name: 'Zoeken op naam of omschrijving' })).toBeVisible()
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return page.evaluate(() => document.activeElement?.id ?? '')
    })
    .toBe(name)
}

test('a setting is found, changed and saved with its reason by the keyboard alone (R-ROUTE-66, R-ROLE-15)', async ({
  page,
}) => {
  await openSettings(page)
  await page.getByRole('searchbox', { name: 'Zoeken op naam of omschrijving' }).focus()
  await page.keyboard.type('plaats onderaan')
  await expect(page.getByRole('textbox', { name: 'Plaats onderaan de pagina', exact: true })).toBeVisible()
  await tabTo(page, 'field-Contact_Plaats')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Zwolle')
  await page.getByRole('button', { name: 'Opslaan…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toContainText('Zwolle')
  await page.keyboard.type('verhuisd')
  await dialog.getByRole('button', { name: 'Opslaan' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 instelling is opgeslagen.')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Zwolle')
  await page.goto('/settings/geschiedenis')
  const row = page.getByRole('row').filter({ hasText: 'verhuisd' }).first()
  await expect(row).toContainText('Zwolle')
  await row.getByRole('button', { name: /terugdraaien/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terugdraaien' }).click()
  await expect(page.getByRole('contentinfo')).not.toContainText('Zwolle')
})

test('columns are put in order by the arrows on their handle and by dragging (R-SET-33)', async ({ page }) => {
  await openSettings(page, '?zoek=Keuringen_Kolommen')
  const list = page.getByRole('list', { name: 'Kolommen van keuringen' })
  const names = () => list.locator('li > div > div > span:first-child').allTextContents()
  const [first = '', second = '', third = ''] = await names()
  await list.getByRole('button', { name: `${first} verplaatsen` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${first} staat op plaats 1`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${first} staat op plaats 2`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual(expect.arrayContaining([second, first, third]))
  expect((await names()).slice(0, 3)).toEqual([second, first, third])
  const handle = list.getByRole('button', { name: `${third} verplaatsen` })
  const [from, to] = [await handle.boundingBox(), await list.getByRole('listitem').first().boundingBox()]
  if (from === null || to === null) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 })
  await page.mouse.move(from.x + 10, to.y + 8, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, second, first])
})

test('of two administrators the second sees what the first stored, and chooses', async ({ page }) => {
  await openSettings(page, '?zoek=Contact_Plaats')
  await page.getByRole('textbox', { name: 'Plaats onderaan de pagina', exact: true }).fill('Zwolle')
  await setSettings({ Contact_Plaats: 'Deventer' })
  await expect(page.getByText(/beheerder heeft dit intussen gewijzigd/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Plaats onderaan de pagina', exact: true })).toHaveValue('Zwolle')
  await keepPicture(page, 'settings-overtaken')
  await page.getByRole('button', { name: 'Opgeslagen waarde laten staan' }).click()
  await expect(page.getByRole('textbox', { name: 'Plaats onderaan de pagina', exact: true })).toHaveValue('Deventer')
})

for (const { size, viewport, theme, locale } of [
  { size: 'phone', viewport: { width: 390, height: 844 }, theme: 'dark', locale: 'de-DE' },
  { size: 'desk', viewport: { width: 1440, height: 900 }, theme: 'light', locale: 'nl-NL' },
] as const) {
  test.describe(`${size} in ${theme}`, () => {
    test.use({ viewport, hasTouch: size === 'phone', colorScheme: theme, locale })

    test(`settings and categories are readable for all and fit on a ${size} in ${theme} (R-ROUTE-70, R-ROUTE-71, R-ROUTE-72)`, async ({
      page,
    }) => {
      await setSettings({ CatalogItemsPerpage: 36, Klacht_Types: null })
      await logIn(page, 'beheerder')
      for (const [name, path] of [
        ['settings', '/settings'],
        ['settings-general', '/settings?gebied=Standaard'],
        ['settings-columns', '/settings?soort=column&gebied=AppKeuringen'],
        ['settings-lists', '/settings?soort=multi-string'],
        ['settings-mail', '/settings?gebied=Email'],
        ['settings-nothing', '/settings?zoek=bestaatniet'],
        ['settings-history', '/settings/geschiedenis'],
        ['categories', '/settings/categories'],
        ['category-toggle', '/settings/categorie/toggle'],
        ['category-remove', '/settings/categorie/verwijderen'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await keepPicture(page, `${name}-${size}-${theme}`)
        await test.step(`${path} is accessible`, () => expectAccessible(page))
        if (size === 'phone') await expectNoSidewaysScroll(page)
      }
      await page.goto('/settings?zoek=CatalogItemsPerpage')
      await page.locator('#field-CatalogItemsPerpage').fill('99999')
      await keepPicture(page, `settings-fault-${size}-${theme}`, false)
      await page.locator('#field-CatalogItemsPerpage').fill('30')
      const bar = await page.getByRole('region', { name: /Niet opgeslagen|Nicht gespeichert/ }).boundingBox()
      // What is changed has to be seen beside it.
      expect(bar?.height ?? 0).toBeLessThanOrEqual(viewport.height * 0.16)
      await page.getByRole('button', { name: /Opslaan…|Speichern…/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await keepPicture(page, `settings-save-${size}-${theme}`, false)
      await expectAccessible(page)
      await page.getByRole('radio', { name: /^(Op een later moment|Zu einem späteren Zeitpunkt)/ }).check()
      await page.getByLabel(/^(Dag|Tag)/).fill('+30')
      await page.getByLabel(/^(Dag|Tag)/).press('Enter')
      await keepPicture(page, `settings-plan-${size}-${theme}`, false)
      await expectAccessible(page)
      await page.getByRole('button', { name: /^(Klaarzetten|Einplanen)$/ }).click()
      await expect(page.getByText(/^(Vanaf|Ab) .*: 30$/)).toBeVisible()
      await keepPicture(page, `settings-planned-${size}-${theme}`, false)
      await expectAccessible(page)
      if (size === 'phone') await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: /(intrekken|zurückziehen)$/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Intrekken|Zurückziehen)$/ })
        .click()
      await expect(page.getByText(/^(Vanaf|Ab) .*: 30$/)).toHaveCount(0)
    })
  })
}

test('a page that cannot read the settings says so', async ({ page, watched }) => {
  watched.allow(/GetAppSettings|500/)
  await logIn(page, 'beheerder')
  await page.route(`${portalUrl()}/api/AppSettings/GetAppSettings`, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: /Opnieuw proberen/ })).toBeVisible()
})

test('on a phone the section of the administration that is open stands in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'beheerder')
  await page.goto('/settings/outbox')
  const sections = page.getByRole('navigation', { name: 'Onderdelen van het beheer' })
  for (const name of ['Gebruikers', 'Inloggen van medewerkers', 'Paginagebruik', 'Instellingen']) {
    await sections.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(sections.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 0.9 })
  }
})
