import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { waitForContent } from './every-screen.ts'
import { expect, expectAccessible, keepPicture, test } from './journey.ts'
import { phone } from './open-page.ts'
import { as } from './portal-calls.ts'

/** Nobody else looks at this table as this person: what it opens with is theirs alone. */
const at = { account: 'administratie', location: '10001', path: '/orders/aanvoer' } as const

interface View {
  readonly id: string
  readonly naam: string
  readonly adres: string
  readonly standaard: boolean
}

async function views(): Promise<readonly View[]> {
  const { call } = await as(at.account)
  return (await call<{ items: View[] }>('MaterieelWeergaven/GetWeergaven', { gebruikerLogin: at.account })).items
}

async function forgetViews(): Promise<void> {
  const { call } = await as(at.account)
  for (const { id } of await views())
    await call('MaterieelWeergaven/RemoveWeergave', { gebruikerLogin: at.account, weergaveId: id })
}

test.beforeEach(forgetViews)
test.afterAll(forgetViews)

const menu = (page: Page) => page.getByRole('group', { name: 'Weergaven' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Zoek in deze lijst' })
const opener = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function keep(page: Page, name: string, isDefault: boolean): Promise<void> {
  await menu(page).getByRole('button', { name: 'Bewaar deze weergave' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bewaar deze weergave' })
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog.getByText('Geef de weergave een naam.')).toBeVisible()
  await dialog.getByLabel(/^Naam van de weergave/).fill(name)
  if (isDefault) await dialog.getByRole('checkbox', { name: 'Open deze lijst altijd zo' }).check()
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a view is kept under a name, opens its table, is renamed, deleted and taken back', async ({ page, browser }) => {
  await enter(page, at)
  await waitForContent(page)
  await search(page).fill('blok')
  await page
    .getByRole('columnheader', { name: /Leverdatum/ })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(/sorteer=datums/)
  await opener(page, 'Weergaven').click()
  await keep(page, 'Blokken', true)
  await expect(opener(page, 'Blokken')).toBeVisible()
  const kept = await views()
  expect(kept).toMatchObject([{ naam: 'Blokken', standaard: true }])

  // From another screen, by the bare address, and in another browser of the same person.
  await page.goto('/info')
  await page.goto(at.path)
  await expect(search(page)).toHaveValue('blok')
  await search(page).fill('')
  await expect(page).not.toHaveURL(/zoek=/)
  const other = await browser.newContext({ locale: 'nl-NL' })
  const there = await other.newPage()
  await enter(there, at)
  await waitForContent(there)
  await opener(there, 'Weergaven').click()
  await menu(there).getByRole('button', { name: 'Blokken Opent altijd zo' }).click()
  await expect(search(there)).toHaveValue('blok')
  await other.close()

  await opener(page, 'Weergaven').click()
  await expectAccessible(page)
  await keepPicture(page, 'views-desk', false)
  const dialog = page.getByRole('dialog', { name: 'Blokken wijzigen' })
  await menu(page).getByRole('button', { name: 'Blokken wijzigen' }).click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
  await opener(page, 'Weergaven').click()
  await menu(page).getByRole('button', { name: 'Blokken wijzigen' }).click()
  await expectAccessible(page)
  await dialog.getByLabel(/^Naam van de weergave/).fill('Alle blokken')
  // Marking the text with the mouse ends beside the dialog: it stays, with what was typed.
  await dialog.getByLabel(/^Naam van de weergave/).hover()
  await page.mouse.down()
  await page.mouse.move(5, 5, { steps: 5 })
  await page.mouse.up()
  await expect(dialog.getByLabel(/^Naam van de weergave/)).toHaveValue('Alle blokken')
  await dialog.getByRole('checkbox', { name: 'Open deze lijst altijd zo' }).uncheck()
  // Who goes on before the views are read again finds them as they were kept.
  await page.route('**/GetWeergaven', () => undefined)
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/info')
  await page.unroute('**/GetWeergaven')
  await page.goto(at.path)
  await expect(opener(page, 'Weergaven')).toBeVisible()
  await expect(search(page)).toHaveValue('')
  await opener(page, 'Weergaven').click()
  await menu(page).getByRole('button', { name: 'Alle blokken wijzigen' }).click()
  await page.route('**/GetWeergaven', () => undefined)
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('Alle blokken is verwijderd.')).toBeVisible()
  expect(await views()).toEqual([])
  const change = menu(page).getByRole('button', { name: 'Alle blokken wijzigen' })
  await opener(page, 'Weergaven').click()
  await expect(menu(page).getByText('Kies filters, volgorde en kolommen')).toBeVisible()
  await expect(change).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(views).toMatchObject([{ id: kept[0]?.id, naam: 'Alle blokken' }])
  await opener(page, 'Weergaven').click()
  await expect(change).toBeVisible()
})

test('a view of what is not there any more opens without it and says so', async ({ page }) => {
  const { call } = await as(at.account)
  const adres = '?filter=%7B%22gewicht%22%3A%5B%22zwaar%22%5D%7D&sorteer=datums'
  const view = { weergaveId: crypto.randomUUID(), tabel: at.path, naam: 'Oud', adres, standaard: false }
  await call('MaterieelWeergaven/SaveWeergave', { gebruikerLogin: at.account, ...view })
  await enter(page, at)
  await opener(page, 'Weergaven').click()
  await menu(page).getByRole('button', { name: 'Oud', exact: true }).click()
  await expect(page.getByText('Niet alles van Oud bestaat hier nog. De lijst is open zonder: gewicht.')).toBeVisible()
  await expect(page).toHaveURL(/sorteer=datums/)
  await expect(page).not.toHaveURL(/gewicht/)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('views stand in the one menu of a table', async ({ page }) => {
    await enter(page, at)
    await waitForContent(page)
    await search(page).fill('blok')
    await expect(page).toHaveURL(/zoek=blok/)
    await page.getByRole('button', { name: 'Meer', exact: true }).click()
    await page.getByRole('button', { name: 'Bewaar deze weergave' }).click()
    await page.getByLabel(/^Naam van de weergave/).fill('Blokken')
    await keepPicture(page, 'views-dialog-phone', false)
    await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
    await expect.poll(views).toMatchObject([{ naam: 'Blokken', standaard: false }])
    await search(page).fill('')
    await expect(page).not.toHaveURL(/zoek=/)
    await page.getByRole('button', { name: 'Meer', exact: true }).click()
    await keepPicture(page, 'views-phone', false)
    await page.getByRole('button', { name: 'Blokken', exact: true }).click()
    await expect(search(page)).toHaveValue('blok')
  })
})
