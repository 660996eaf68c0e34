import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { emptyLists, putOnList, readList } from './portal-calls.ts'
import { expectReadable } from './readable.ts'

const account = 'medewerker'
const lineOf = (page: Page, number: string) =>
  page.getByRole('list', { name: 'Artikelen op de bestellijst' }).getByRole('listitem').filter({ hasText: number })
const quantityOf = (page: Page, number: string) => lineOf(page, number).getByRole('textbox', { name: /^Aantal van/ })

async function openList(page: Page, location: string, items: Readonly<Record<string, number>>): Promise<void> {
  await emptyLists({ account, location })
  await putOnList({ account, location }, items)
  await enter(page, { account, location, path: '/bestellijst' })
}

async function chooseInMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Lijsten' }).click()
  await page.getByLabel('Bestellijsten kiezen en wijzigen').getByRole('button', { name }).click()
}

test('two lists at one location: made, filled, renamed, chosen and deleted (R-GEN-03)', async ({ page }) => {
  await openList(page, '10008', { '121001': 2 })
  await expect(lineOf(page, '121001')).toBeVisible()
  await chooseInMenu(page, 'Nieuwe bestellijst')
  await page.getByRole('dialog').getByRole('textbox').fill('Fundering')
  await page.getByRole('dialog').getByRole('button', { name: 'Maken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fundering' })).toBeVisible()
  await expect(page.getByText('Uw bestellijst is leeg.')).toBeVisible()

  await page.goto('/details/121002')
  await page.getByRole('textbox', { name: /^Aantal van/ }).fill('1')
  await page.locator('main').getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expectReadable(page.getByText('De gekozen onderdelen zijn toegevoegd aan de bestellijst.'))
  await page.goto('/bestellijst')
  await expect(lineOf(page, '121002')).toBeVisible()
  await expect(lineOf(page, '121001')).toHaveCount(0)

  await chooseInMenu(page, 'Naam wijzigen')
  await page.getByRole('dialog').getByRole('textbox').fill('Fundering fase 2')
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fundering fase 2' })).toBeVisible()
  await chooseInMenu(page, /^Bestellijst(?! verwijderen)/)
  await expect(lineOf(page, '121001')).toBeVisible()
  await chooseInMenu(page, /^Fundering fase 2/)
  await expect(lineOf(page, '121002')).toBeVisible()

  await chooseInMenu(page, 'Bestellijst verwijderen')
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(lineOf(page, '121001')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/bestellijsten')
  await expect(page.locator('main').getByText('10008').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Fundering fase 2')
})

test(
  'a line goes with what came along, comes back whole by undo, and is gone for good afterwards (R-LIST-01)',
  nightly,
  async ({ page }) => {
    await openList(page, '10009', { '111004': 1, '121001': 1 })
    const lines = page.getByRole('list', { name: 'Artikelen op de bestellijst' }).getByRole('listitem')
    await expect(lineOf(page, '111004')).toBeVisible()
    const before = await lines.count()
    expect(before).toBeGreaterThan(2)
    const remove = page.getByRole('button', { name: /^Minigraver.* van de lijst halen$/ })
    await remove.click()
    await expect(lines).toHaveCount(1)
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(lines).toHaveCount(before)
    expect((await readList(account, '10009')).items).toHaveLength(before)
    await remove.click()
    await expect(lines).toHaveCount(1)
    await page.goto('/info')
    await expect
      .poll(async () => (await readList(account, '10009')).items.map((line) => line.materieelSoort))
      .toEqual(['121001'])
  },
)

test('many quick changes are saved once (R-CALL-09)', nightly, async ({ page }) => {
  let saves = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/UpdateBestelLijst')) saves += 1
  })
  await openList(page, '10009', { '121001': 1 })
  const more = lineOf(page, '121001').getByRole('button', { name: 'Eén meer' })
  for (let press = 0; press < 5; press += 1) await more.click()
  await expect(quantityOf(page, '121001')).toHaveValue('6')
  expect(saves).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible()
  expect(saves).toBe(1)
  expect((await readList(account, '10009')).items[0]?.aantal).toBe(6)
})

test('a change in one window shows in the other without reloading', async ({ page, context }) => {
  await openList(page, '10020', { '121001': 1 })
  const other = await context.newPage()
  await other.goto('/bestellijst')
  await expect(quantityOf(other, '121001')).toHaveValue('1')
  await other.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
  await quantityOf(page, '121001').fill('9')
  await page.keyboard.press('Enter')
  await expect(quantityOf(other, '121001')).toHaveValue('9')
  expect(await other.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
})

test('a list that is deleted in one window is left in the other, which says so', nightly, async ({ page, context }) => {
  await openList(page, '10020', { '121001': 1 })
  await chooseInMenu(page, 'Nieuwe bestellijst')
  await page.getByRole('dialog').getByRole('textbox').fill('Dak')
  await page.getByRole('dialog').getByRole('button', { name: 'Maken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dak' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/bestellijst')
  await expect(other.getByRole('heading', { level: 1, name: 'Dak' })).toBeVisible()
  await chooseInMenu(page, 'Bestellijst verwijderen')
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(lineOf(page, '121001')).toBeVisible()
  await expect(lineOf(other, '121001')).toBeVisible()
  await expect(other.getByText('De bestellijst waarin u werkte, bestaat niet meer.')).toBeVisible()
  await expect(page.getByText('De bestellijst waarin u werkte, bestaat niet meer.')).toHaveCount(0)
})

for (const choice of ['Nieuwste lijst gebruiken', 'Mijn wijziging toch opslaan'] as const) {
  test(`a save on top of a newer list is reported and overwrites nothing: ${choice}`, async ({ page, watched }) => {
    const location = choice === 'Nieuwste lijst gebruiken' ? '10027' : '10028'
    watched.allow(/409/)
    await openList(page, location, { '121001': 1 })
    await page.route(
      '**/UpdateBestelLijst',
      async (route) => {
        // Somebody else is first, after this window read the list.
        await putOnList({ account, location }, { '121001': 3 })
        await route.continue()
      },
      { times: 1 },
    )
    await quantityOf(page, '121001').fill('8')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Deze lijst is intussen op een andere plek gewijzigd.')).toBeVisible()
    await expect(page.getByText('8 × Trilplaat 50 kg, benzine')).toBeVisible()
    const theirs = (await readList(account, location)).items[0]?.aantal
    expect(theirs).toBe(4)
    await page.getByRole('button', { name: choice }).click()
    const kept = choice === 'Nieuwste lijst gebruiken' ? 4 : 8
    await expect(quantityOf(page, '121001')).toHaveValue(String(kept))
    await expect(page.getByText('Deze lijst is intussen op een andere plek gewijzigd.')).toHaveCount(0)
    await expect.poll(async () => (await readList(account, location)).items[0]?.aantal).toBe(kept)
  })
}
