import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectAccessible, readBooks, tellBackOffice, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { placeOrder, runTask } from './portal-calls.ts'

const at = { account: 'uitvoerder', location: '10001' } as const

/** What the promise line says: each promise with its state. */
async function promises(page: Page): Promise<Record<string, string | null>> {
  const points = page.getByRole('list', { name: 'Verloop' }).getByRole('listitem')
  const entries = await points.evaluateAll((items) =>
    items.map((item) => [item.querySelector('strong')?.textContent ?? '', item.getAttribute('data-state')] as const),
  )
  return Object.fromEntries(entries)
}

/** The desk takes a request one step further, and the portal looks at the back office. */
async function advance(requestNo: string): Promise<void> {
  await tellBackOffice(`requests/${requestNo}/advance`)
  await runTask('AanvragenEnOrdersSync')
}

test('an order that is approved, released and posted moves along the promise line of the open pages (R-ENT-33, R-ENT-34, R-ROUTE-49)', async ({
  page,
}) => {
  const reference = `Belofte ${Date.now()}`
  const number = await placeOrder(at, { '111004': 1 }, reference)
  await enter(page, { ...at, path: `/aanvragen/${number}` })
  await expect.poll(async () => (await promises(page))['In de backoffice']).toBe('gedaan')
  expect(await promises(page)).toMatchObject({ Aangevraagd: 'gedaan', Goedkeuren: 'bezig', Leveren: 'volgt' })
  await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
  const requestNo = (await readBooks()).find((one) => one.Reference === reference)?.No ?? ''

  await advance(requestNo)
  await expect.poll(async () => (await promises(page)).Goedgekeurd).toBe('gedaan')
  await advance(requestNo)
  const orders = page.getByText('Orders', { exact: true }).locator('xpath=following-sibling::dd')
  await expect(orders.getByRole('link')).toHaveCount(1)
  expect((await promises(page)).Plannen).toBe('bezig')
  await advance(requestNo)
  await expect.poll(async () => (await promises(page)).Gepland).toBe('gedaan')
  expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
  await expectAccessible(page)

  await orders.getByRole('link').click()
  await expect(page).toHaveURL(/\/orders\/aanvoer\/AO/)
  const inBackOffice = page.getByText('Stand in de backoffice', { exact: true }).locator('xpath=following-sibling::dd')
  await expect(inBackOffice).toHaveText('Vrijgegeven')
  await expect(page.getByText('Wordt klaargezet', { exact: true })).toBeVisible()
  await advance(requestNo)
  await expect(inBackOffice).toHaveText('Afgedrukt')
  await advance(requestNo)
  await expect(inBackOffice).toHaveText('Geboekt')
  await expect(page.getByText('Geleverd', { exact: true }).first()).toBeVisible()
  expect(await promises(page)).toMatchObject({ Geleverd: 'gedaan', Factureren: 'bezig' })
  await page.getByRole('link', { name: number }).click()
  await expect.poll(async () => (await promises(page)).Geleverd).toBe('gedaan')
})

test(
  'the CSV of the orders has exactly the rows that are filtered, in their order (R-SCR-SHELL-20)',
  nightly,
  async ({ page }) => {
    await enter(page, { ...at, path: '/orders/aanvoer' })
    const table = page.getByRole('table', { name: 'Aanvoerorders' })
    await expect(table).toBeVisible()
    const total = await table.getByRole('row').count()
    await page.getByRole('searchbox', { name: 'Zoek in deze lijst' }).fill('fase 2')
    await expect.poll(() => table.getByRole('row').count()).toBeLessThan(total)
    const shown = await table
      .getByRole('row')
      // The number of the request it came of stands below what is in it.
      .evaluateAll((rows) => rows.slice(1).map((row) => row.querySelector('small')?.textContent))
    expect(shown.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Exporteren' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporteren naar CSV' }).click()
    const text = await readFile(await (await saving).path(), 'utf8')
    const [heading = [], ...lines] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'))
    const column = heading.findIndex((name) => name.endsWith('Aanvraag'))
    expect(lines.map((cells) => cells[column])).toEqual(shown)
  },
)
