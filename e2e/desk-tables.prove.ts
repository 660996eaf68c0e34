import { enter, goOn } from './enter.ts'
import { lookAt, waitForContent } from './every-screen.ts'
import { expect, keepPicture, portalUrl, test } from './journey.ts'

/** The tables that a site manager has open all day. */
const tables = [
  ['requests', '/aanvragen'],
  ['stock', '/materieelvoorraad'],
  ['inspections', '/materieelkeuringen'],
  ['arrivals', '/orders/aanvoer'],
  ['removals', '/orders/afvoer'],
  ['moves-to', '/orders/naar-verplaatsing'],
  ['invoices', '/facturen'],
  ['invoice-lines', '/facturen?toon=regels'],
  ['exit-orders', '/exitorders'],
] as const

for (const locale of ['nl-NL', 'de-DE', 'fr-FR', 'en-US'])
  test(`every column of a table is in view at a desk in ${locale}, and what is late is one line`, async ({ page }) => {
    const value = encodeURIComponent(JSON.stringify({ language: locale }))
    await page.context().addCookies([{ name: 'mp_voorkeuren', value, url: portalUrl() }])
    await enter(page, { account: lookAt.account, location: '10001', path: '/locatie' })
    await waitForContent(page)
    const late = page.locator('main li[data-late] strong').first()
    await expect(late).toBeVisible()
    expect((await late.boundingBox())?.height).toBeLessThan(30)
    for (const [name, path] of tables) {
      await goOn(page, path)
      await waitForContent(page)
      const table = page.locator('main table').first()
      await expect(table).toBeVisible()
      await keepPicture(page, `columns-${name}-${locale}`, false)
      const hidden = await table.evaluate((one) => {
        const box = one.parentElement ?? one
        return box.scrollWidth - box.clientWidth
      })
      expect(hidden, path).toBeLessThanOrEqual(0)
    }
  })

test('on paper a table has its rows and whose it is, and nothing that only works on a screen', async ({ page }) => {
  await enter(page, { account: lookAt.account, location: '10001', path: '/materieelvoorraad' })
  await waitForContent(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Voorraad', level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Materieeldienst Midden-Nederland')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('a row that opens something shows a sign of it', async ({ page }) => {
  await enter(page, { account: lookAt.account, location: '10001', path: '/facturen' })
  await waitForContent(page)
  const last = page.locator('main tbody tr').first().locator('td').last()
  expect(await last.evaluate((cell) => getComputedStyle(cell, '::after').content)).toContain('›')
})
