import { stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { reportNames } from './every-screen.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, readBooks, test, workingDay } from './journey.ts'
import { returnToDepot } from './leaving-requests.ts'
import { as } from './portal-calls.ts'

const at = { account: 'medewerker', location: '10001' } as const

/** How many rows a list has over all its pages. */
async function expectRows(page: Page, count: number): Promise<void> {
  const list = page.locator('table[aria-rowcount]')
  await expect(list).toHaveAttribute('aria-rowcount', String(count + 1))
}

test('each figure of the reports opens a list of exactly so many rows (R-ROUTE-61, R-SCR-REP-01, R-SCR-REP-02, R-SCR-REP-03, R-SCR-REP-04, R-SCR-REP-05)', async ({
  page,
}) => {
  test.slow()
  await enter(page, { ...at, path: '/rapportages' })
  const figures: { readonly to: string; readonly count: number }[] = []
  for (const name of reportNames) {
    const links = page.getByRole('table', { name }).getByRole('link')
    await expect(links.first()).toBeVisible()
    for (const link of await links.all())
      figures.push({
        to: (await link.getAttribute('href')) ?? '',
        count: Number((await link.innerText()).replace('.', '')),
      })
  }
  await expectAccessible(page)
  for (const { to, count } of figures) {
    await goOn(page, to)
    await test.step(`${to} has ${count} rows`, () => expectRows(page, count))
  }
  expect(figures.length).toBeGreaterThan(8)
})

test('a report is saved as a file, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, { ...at, path: '/rapportages' })
  const panel = page.locator('section').filter({ has: page.getByRole('table', { name: 'Aanvragen per status' }) })
  await panel.getByRole('button', { name: 'Exporteren' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporteren naar Excel' }).click()
  expect((await saved).suggestedFilename()).toBe('Aanvragen per status.xlsx')
  expect((await stat(await (await saved).path())).size).toBeGreaterThan(1000)
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab', { name: 'Wat wachten kost' }).click()
  await expect(page.getByLabel(/Op geen order sinds/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('what waits goes on the removal list with one tap, is in the books after sending, and waits no more', async ({
  page,
}) => {
  // Nobody else's removal list: what is on it goes along.
  const here = { account: at.account, location: '10031' }
  const { call } = await as(here.account)
  const waiting = { gebruikerLogin: here.account, materieellocatie: here.location, dagen: 14 }
  const { items } = await call<{ items: { materieelNummer: string; omschrijving: string }[] }>(
    'Rapportages/GetWachtendMaterieel',
    waiting,
  )
  const piece = items.find(({ materieelNummer }) => materieelNummer !== '')
  if (piece === undefined) throw new Error(`Nothing waits at ${here.location}`)
  await enter(page, { ...here, path: '/rapportages?toon=wachten&dagen=14' })
  const tap = page.getByRole('button', { name: `Afvoeren: ${piece.omschrijving} ${piece.materieelNummer}` })
  await tap.click()
  await page.getByRole('button', { name: 'Afvoerlijst openen' }).click()
  const reference = `Wacht ${Date.now()}`
  const wish = { reference, day: workingDay(5), fetchedAt: 'W1', depot: 'D02' }
  const { booked } = await returnToDepot(page, wish)
  const request = (await readBooks()).find(({ No }) => No === booked)
  expect(request?.lines.map(({ Plant_No }) => Plant_No)).toEqual([piece.materieelNummer])
  await page.goto('/rapportages?toon=wachten&dagen=14')
  await expect(page.getByLabel(/Op geen order sinds/)).toBeVisible()
  await expect(tap).toHaveCount(0)
})
