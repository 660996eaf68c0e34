import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { lookAt, waitForContent } from './every-screen.ts'
import { expect, expectAccessible, keepPicture, portalUrl, test } from './journey.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** What a thumb scrolls past: six rows and their gaps fit a phone between its bars. */
const tallestRowPx = 96
const tables = [
  ['requests', '/aanvragen', '10001'],
  ['stock', '/materieelvoorraad', lookAt.location],
  ['all-stock', '/allematerieelvoorraad', lookAt.location],
  ['inspections', '/materieelkeuringen', lookAt.location],
  ['arrivals', '/orders/aanvoer', lookAt.location],
  ['removals', '/orders/afvoer', '10001'],
  ['invoices', '/facturen', '10001'],
  ['exit-orders', '/exitorders', '10001'],
  ['feedback', '/klachten-overzicht', '10001'],
] as const

const cards = (page: Page) => page.getByRole('main').locator('ul[aria-label] > li:not([aria-hidden])')

for (const [name, path, location] of tables)
  test(`rows of ${name} are at most 96 px high on a phone, and unfold to all they have`, async ({ page }) => {
    await enter(page, { account: lookAt.account, location, path: '/' })
    await goOn(page, path)
    await waitForContent(page)
    const rows = cards(page)
    await expect(rows.first()).toBeVisible()
    await keepPicture(page, `rows-${name}-phone`, false)
    const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
    expect(heights.filter((height) => height > tallestRowPx)).toEqual([])
    const first = rows.first()
    await expect(first.locator('dd')).toHaveCount(0)
    await first.getByRole('button', { name: 'Details' }).click()
    expect(await first.locator('dd').count()).toBeGreaterThan(1)
    await keepPicture(page, `rows-${name}-unfolded-phone`, false)
    await expectAccessible(page)
  })

for (const locale of ['nl-NL', 'de-DE', 'fr-FR', 'en-US'])
  test(`what stands below the heading of a row shows its first fact and its states whole on a phone in ${locale}`, async ({
    page,
  }) => {
    const value = encodeURIComponent(JSON.stringify({ language: locale }))
    await page.context().addCookies([{ name: 'mp_voorkeuren', value, url: portalUrl() }])
    await enter(page, { account: lookAt.account, location: '10001', path: '/' })
    for (const path of [
      '/materieelvoorraad',
      '/orders/aanvoer',
      '/orders/afvoer',
      '/materieelkeuringen',
      '/aanvragen',
    ]) {
      await goOn(page, path)
      await waitForContent(page)
      await expect(cards(page).first()).toBeVisible()
      const cut = await cards(page).evaluateAll((all) =>
        all.flatMap((card) => {
          const brief = card.querySelector('[data-brief]')
          const end = brief?.getBoundingClientRect()
          const [first] = brief?.children ?? []
          const deciding = [first, ...(brief?.querySelectorAll('[data-kind]') ?? [])].filter(
            (part) => part !== undefined,
          )
          const isCut = (part: Element) => {
            const { bottom, right } = part.getBoundingClientRect()
            return end === undefined || bottom > end.bottom + 0.5 || right > end.right + 0.5
          }
          return deciding.some(isCut) ? [brief?.textContent] : []
        }),
      )
      expect(cut, path).toEqual([])
    }
  })

test('the first machine of the stock stands within 300 px of the top of a phone', async ({ page }) => {
  await enter(page, { ...lookAt, path: '/materieelvoorraad' })
  await waitForContent(page)
  const first = cards(page).first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300)
})

test('search, filter and the menu of a long table stay in view while it scrolls on a phone', async ({ page }) => {
  await enter(page, { ...lookAt, path: '/' })
  await goOn(page, '/materieelvoorraad')
  await waitForContent(page)
  const search = page.getByRole('searchbox', { name: 'Zoek in deze lijst' })
  const menu = page.getByRole('button', { name: 'Meer', exact: true })
  await cards(page).nth(9).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 900)
  await expect(search).toBeInViewport()
  await expect(menu).toBeInViewport()
  await menu.click()
  await expect(page.getByRole('button', { name: 'Exporteren naar Excel' }).first()).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Alle locaties' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Omschrijving' })).toBeVisible()
  await keepPicture(page, 'rows-menu-phone', false)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})
