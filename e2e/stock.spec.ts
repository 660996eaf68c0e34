import { stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectAccessible, portalUrl, readBooks, tellBackOffice, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { as, placeOrder, runTask } from './portal-calls.ts'

const at = { account: 'uitvoerder', location: '10002' } as const
/** A type that no other journey orders, so that what is under way is this order alone. */
const excavator = '111003'

interface Row {
  readonly materieelSoort: string
  readonly materieelNummer: string
  readonly keuringsNummer: string
}

async function stockRows(): Promise<readonly Row[]> {
  const { call } = await as(at.account)
  const named = { gebruikerLogin: at.account, materieellocatie: at.location }
  return (await call<{ items: readonly Row[] }>('MaterieelVoorraad/ToonVoorraad', named)).items
}

/** The number that the back office gave a request, once it has it. */
async function numberOf(reference: string): Promise<string> {
  const find = async () => (await readBooks()).find((one) => one.Reference === reference)?.No ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

/** The back office takes the request step by step up to the posted order. */
async function post(requestNo: string): Promise<void> {
  const statusOf = async () => (await readBooks()).find(({ No }) => No === requestNo)?.orders[0]?.Status
  while ((await statusOf()) !== 'Posted') await tellBackOffice(`requests/${requestNo}/advance`)
}

const table = (page: Page) => page.getByRole('region', { name: `Voorraad ${at.location}` }).first()

test('the open stock follows a delivery that the back office posts, and its history shows it (R-ROUTE-24, R-ROUTE-44)', async ({
  page,
}) => {
  const known = new Set((await stockRows()).map((row) => row.materieelNummer))
  await enter(page, { ...at, path: `/materieelvoorraad?zoek=${excavator}` })
  await expect(table(page)).toBeVisible()
  const reference = `Voorraad ${Date.now()}`
  await placeOrder(at, { [excavator]: 1 }, reference)
  const booked = await numberOf(reference)
  await runTask('VoorraadSync')
  await expect(table(page).getByText('1 onderweg')).toBeVisible({ timeout: 40_000 })
  await post(booked)
  await runTask('VoorraadSync')
  await expect(table(page).getByText('1 onderweg')).toHaveCount(0, { timeout: 40_000 })
  const arrived = (await stockRows()).find((row) => row.materieelSoort === excavator && !known.has(row.materieelNummer))
  const link = table(page).getByRole('link', { name: arrived?.materieelNummer ?? 'none', exact: true })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: /Minigraver/ })).toBeVisible()
  await page.getByRole('link', { name: 'Voorraadverloop' }).click()
  await expect(page.getByText(/Rechtstreeks uit de backoffice/)).toBeVisible()
  await expect(page.getByRole('cell', { name: at.location, exact: true }).first()).toBeVisible()
})

test('rows of the stock go on the removal list at once (R-GEN-07, R-SCR-STOCK-01, R-SCR-STOCK-02, R-SCR-STOCK-09)', async ({
  page,
}) => {
  await enter(page, { ...at, path: '/materieelvoorraad' })
  await page.getByRole('checkbox', { name: 'Alles selecteren' }).check()
  await page.getByRole('button', { name: 'Alles op 0' }).click()
  await expect(page.getByText(/regels op 0 gezet/)).toBeVisible()
  const box = page.getByRole('checkbox', { name: /^Selecteer / })
  const row = page.getByRole('row').filter({ has: box }).first()
  const number = await row.getByRole('link').innerText()
  await row.getByRole('checkbox').check()
  await expect(page.getByText('1 regel gekozen')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Op de afvoerlijst zetten' }).click()
  await page.getByRole('button', { name: 'Afvoerlijst openen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Afvoerlijst' })).toBeVisible()
  await expect(page.getByText(number).first()).toBeVisible()
})

test(
  'a piece is found at another location, and what stands everywhere is one list and one file (R-ROUTE-21, R-ROUTE-45)',
  nightly,
  async ({ page }) => {
    const piece = (await stockRows()).find((row) => row.keuringsNummer !== '')
    await enter(page, { account: at.account, location: '10001', path: '/Materieel-Zoeken-Locaties' })
    await page.getByLabel(/^Keuringsnummer/).fill(piece?.keuringsNummer ?? 'none')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Naar deze locatie' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Naar deze locatie' }).click()
    await expect(page.getByRole('banner')).toContainText(at.location)
    await page.goto('/allematerieelvoorraad')
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: 'Exporteren', exact: true }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporteren naar Excel' }).click()
    const { size } = await stat(await (await saved).path())
    expect(size).toBeGreaterThan(10_000)
  },
)

test(
  'on a phone the stock is cards, and a visitor sees what is general (R-ROUTE-10)',
  nightly,
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const [piece] = await stockRows()
    await enter(page, { ...at, path: '/materieelvoorraad' })
    await expect(page.getByRole('list', { name: `Voorraad ${at.location}` })).toBeVisible()
    const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
    await visitor.goto(
      `${portalUrl()}/materieelvoorraad/details/${piece?.materieelSoort}/${piece?.materieelNummer || '-'}`,
    )
    await expect(visitor.getByText(/Log in om te zien waar dit staat/)).toBeVisible()
    await expectAccessible(visitor)
    await visitor.context().close()
  },
)
