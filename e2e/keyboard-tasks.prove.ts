import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectTaken, readBooks, readRows, test, workingDay } from './journey.ts'
import { press, tabTo, typeIn } from './keys.ts'
import {
  emptyLists,
  freePieces,
  placeOrder,
  putOnList,
  putOnRemovalList,
  readList,
  readRemovalList,
  submitList,
} from './portal-calls.ts'

const account = 'uitvoerder'
const day = workingDay(9).typed

/** How often a request with this reference is in the books. */
const booked = async (reference: string) => (await readBooks()).filter((one) => one.Reference === reference).length

/** Agrees to the conditions on the last step of an order, and sends. */
async function placeHere(page: Page): Promise<void> {
  await press(page, page.getByRole('checkbox', { name: 'Ik ga akkoord met de voorwaarden' }), 'Space')
  await send(page, 'Bestelling plaatsen')
}

/** Sends on the last step. */
async function send(page: Page, button: string): Promise<void> {
  await press(page, page.getByRole('button', { name: button }))
  await expect(page).toHaveURL(/voltooid/)
}

test('a list is ordered by the keyboard alone and is in the books once', async ({ page }) => {
  const at = { account, location: '10002' }
  const reference = `Toetsen ${Date.now()}`
  await putOnList(at, { '111004': 1 })
  await enter(page, { ...at, path: '/bestellijst' })
  await press(page, page.getByRole('button', { name: /^Bestellen/ }).last())
  await typeIn(page, page.getByLabel(/^Gewenste leverdatum/), day)
  await typeIn(page, page.getByLabel(/^Telefoonnummer/), '0612345678')
  await typeIn(page, page.getByLabel(/^Referentie/), reference)
  await press(page, page.getByRole('button', { name: /^Volgende/ }))
  await placeHere(page)
  await expectTaken(page)
  expect(await booked(reference)).toBe(1)
})

test('the last order is repeated by the keyboard alone and is in the books twice', async ({ page }) => {
  const at = { account, location: '10003' }
  const reference = `Toetsen weer ${Date.now()}`
  await placeOrder(at, { '111004': 2 }, reference)
  await enter(page, { ...at, path: '/locatie' })
  await press(page, page.getByRole('link', { name: 'Laatste bestelling opnieuw' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Opnieuw bestellen' })).toBeVisible()
  await press(page, page.getByRole('button', { name: /^Bestellen/ }).first())
  await expect(page).toHaveURL(/bestellen\/afronden/)
  await placeHere(page)
  await expectTaken(page)
  await expect.poll(() => booked(reference)).toBe(2)
})

test('a machine is found by its number, put on the removal list and taken off it by the keyboard alone', async ({
  page,
}) => {
  const at = { account: 'medewerker', location: '10013' }
  await emptyLists(at)
  const number = (await freePieces(at))[0]?.materieelNummer ?? ''
  await enter(page, { ...at, path: '/' })
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(number)
  await expect(page.getByRole('option', { name: new RegExp(number) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Op de afvoerlijst zetten' }))
  await expect.poll(async () => (await readRemovalList(at)).map((line) => line.materieelNummer)).toContain(number)
  await page.goto('/afvoerlijst')
  await press(page, page.getByRole('button', { name: 'Lijst leegmaken' }))
  await expect.poll(() => readRemovalList(at)).toEqual([])
})

test('what is on the removal list goes off rent by the keyboard alone and is in the books once', async ({ page }) => {
  const at = { account: 'medewerker', location: '10025' }
  await emptyLists(at)
  const pieces = (await freePieces(at)).slice(0, 2)
  const numbers = pieces.map(({ materieelNummer }) => materieelNummer).toSorted()
  await putOnRemovalList(at, pieces)
  await enter(page, { ...at, path: '/afvoerlijst' })
  await press(page, page.getByRole('button', { name: 'Afvoeren naar depot' }))
  await typeIn(page, page.getByLabel(/^Gewenste (afhaal|ophaal|afvoer)datum/), day)
  await press(page, page.getByRole('button', { name: /^Volgende/ }))
  await send(page, 'Afvoer aanvragen')
  const same = async () =>
    (await readBooks()).filter(
      ({ lines }) =>
        lines
          .map((line) => line.Plant_No)
          .toSorted()
          .join() === numbers.join(),
    )
  await expect.poll(async () => (await same()).length).toBe(1)
})

test('a submitted list is approved with one line changed by the keyboard alone and is in the books once', async ({
  page,
}) => {
  const at = { account: 'voorman', location: '10004' }
  const reference = `Toetsen besluit ${Date.now()}`
  const number = await submitList(at, { '111004': 3 }, reference)
  await enter(page, { account: 'goedkeurder', location: '10001', path: '/goed-te-keuren-aanvragen' })
  await press(page, page.locator(`[data-row="${number}"]`).getByRole('link'))
  const first = page.getByRole('list', { name: 'Gevraagde artikelen' }).getByRole('listitem').first()
  await press(page, first.getByRole('button', { name: /minder|verlagen/i }))
  await expect(first).toContainText('Gewijzigd: gevraagd was')
  await press(page, page.getByRole('button', { name: 'Goedkeuren met wijziging' }))
  await expect(page).toHaveURL(new RegExp(`approved/${number}$`))
  await expect.poll(() => booked(reference), { timeout: 40_000 }).toBe(1)
})

test('feedback is given by the keyboard alone and is in the books', async ({ page }) => {
  const words = `Toetsen klacht ${Date.now()}`
  await enter(page, { account, location: '10001', path: '/klachten-aanmaken' })
  await typeIn(page, page.getByLabel(/^Wat is er aan de hand\?/), words)
  for (const label of [/^Soort/, /^Urgentie/]) {
    const choice = page.getByLabel(label)
    await tabTo(page, choice)
    await page.keyboard.press('ArrowDown')
    await expect(choice).not.toHaveValue('')
  }
  await press(page, page.getByRole('button', { name: 'Feedback versturen' }))
  await expect(page.getByRole('heading', { level: 1, name: /^Feedback [A-Z0-9-]+$/ })).toBeVisible({ timeout: 60_000 })
  const rows = (await readRows('PortaalKlacht')).filter(({ Description }) => String(Description).includes(words))
  expect(rows).toHaveLength(1)
})

test('another location is chosen and its list opened by the keyboard alone', async ({ page }) => {
  await putOnList({ account, location: '10003' }, { '111005': 2 })
  await enter(page, { account, location: '10001', path: '/' })
  await press(
    page,
    page
      .getByRole('banner')
      .getByRole('button', { name: /locatie/i })
      .first(),
  )
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, page.getByRole('dialog').getByRole('button', { name: /10003/ }).first())
  await expect(page.getByRole('banner')).toContainText('10003')
  await press(page, page.getByRole('link', { name: /^Bestellijst/ }).first())
  await expect(page).toHaveURL(/bestellijst/)
  const { items } = await readList(account, '10003')
  expect(items.map(({ materieelSoort }) => materieelSoort)).toContain('111005')
  await expect(page.getByRole('main')).toContainText('111005')
})
