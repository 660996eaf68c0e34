import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, expectTaken, readBooks, type workingDay } from './journey.ts'

interface Wish {
  readonly reference: string
  readonly day: ReturnType<typeof workingDay>
  /** The control port of the back office, where it is not the one that all journeys share. */
  readonly books?: string
}

export interface RemovalWish extends Wish {
  /** Code of the address of the site where it is fetched. */
  readonly fetchedAt: string
  readonly depot: string
}

export interface MoveWish extends Wish {
  readonly fetchedAt: string
  readonly back: ReturnType<typeof workingDay>
  readonly target: string
  /** Code of the address of the other site. */
  readonly unloadedAt: string
  readonly phone: string
}

export interface TransportWish extends Wish {
  readonly load: string
  /** Typed, because it is none of the addresses of the site. */
  readonly loadedAt: { readonly street: string; readonly postCode: string; readonly city: string }
  readonly target: string
  readonly unloadedAt: string
}

export interface Asked {
  /** The number that the portal gave. */
  readonly number: string
  /** The number that the back office gave. */
  readonly booked: string
}

async function typeDay(page: Page, label: RegExp, { typed }: ReturnType<typeof workingDay>): Promise<void> {
  await page.getByLabel(label).fill(typed)
  await page.keyboard.press('Tab')
}

/** Finds the other site by its number. */
async function chooseTarget(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: /^Naar locatie/ }).click()
  const search = page.getByRole('dialog', { name: 'Naar locatie' })
  await search.getByRole('combobox').fill(number)
  // A click may miss an option that moves while the list is found; Enter waits for what belongs to the number.
  await search.getByRole('combobox').press('Enter')
  await expect(search).toHaveCount(0)
  await expect(page.getByRole('button', { name: new RegExp(`^Naar locatie: ${number}`) })).toBeVisible()
}

/** From the details to the second step. */
async function goOn(page: Page, { reference }: Wish): Promise<void> {
  await page.getByLabel(/^Referentie/).fill(reference)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await expect(page.getByText(reference)).toBeVisible()
}

/** Sends, and answers the number on the completed page and the one in the books. */
async function complete(page: Page, { reference, books }: Wish, button: string): Promise<Asked> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/voltooid/)
  await expectTaken(page)
  await expectAccessible(page)
  const number = await page
    .locator('p')
    .filter({ hasText: /^P-\d+$/ })
    .innerText()
  const booked = (await readBooks(books)).find(({ Reference }) => Reference === reference)
  return { number, booked: booked?.No ?? '' }
}

/** Sends what is on the open removal list to a depot. */
export async function returnToDepot(page: Page, wish: RemovalWish): Promise<Asked> {
  await page.getByRole('button', { name: 'Afvoeren naar depot' }).click()
  await typeDay(page, /^Gewenste afvoerdatum/, wish.day)
  await page.getByLabel(/^Vanaf locatie/).selectOption(wish.fetchedAt)
  await page.getByLabel('Naar depot').selectOption(wish.depot)
  await goOn(page, wish)
  return complete(page, wish, 'Afvoer aanvragen')
}

/** Moves what is on the open removal list to another site; half-way the page is reloaded. */
export async function moveOn(page: Page, wish: MoveWish): Promise<Asked> {
  await page.getByRole('button', { name: 'Verplaatsen naar locatie' }).click()
  await typeDay(page, /^Gewenste verplaatsdatum/, wish.day)
  await typeDay(page, /^Verwachte retourdatum/, wish.back)
  await page.getByLabel(/^Vanaf locatie/).selectOption(wish.fetchedAt)
  await chooseTarget(page, wish.target)
  await page.getByLabel('Werkadres').selectOption(wish.unloadedAt)
  await page.getByLabel(/^Telefoonnummer daar/).fill(wish.phone)
  await goOn(page, wish)
  await page.reload()
  return complete(page, wish, 'Verplaatsing aanvragen')
}

/** Asks for a truck to another site. */
export async function askTransport(page: Page, wish: TransportWish): Promise<Asked> {
  await page.goto('/transport-aanvraag/gegevens')
  const loading = page.getByRole('group', { name: 'Waar en wanneer laden?' })
  const unloading = page.getByRole('group', { name: 'Waar en wanneer lossen?' })
  await typeDay(page, /^Gewenste transportdatum/, wish.day)
  await page.getByLabel('Lading', { exact: true }).fill(wish.load)
  await page.getByLabel('Transportmiddel').selectOption({ index: 1 })
  await loading.getByLabel('Vanaf locatie').selectOption('')
  await loading.getByLabel(/^Straat en huisnummer/).fill(wish.loadedAt.street)
  await loading.getByLabel(/^Postcode/).fill(wish.loadedAt.postCode)
  await loading.getByLabel(/^Plaats/).fill(wish.loadedAt.city)
  await loading.getByLabel('Laadtijd').selectOption({ label: 'In de ochtend' })
  await chooseTarget(page, wish.target)
  await unloading.getByLabel('Werkadres').selectOption(wish.unloadedAt)
  await unloading.getByLabel(/^Lossen vanaf/).fill('13:00')
  await goOn(page, wish)
  await page.getByLabel(/Ik ga akkoord/).check()
  return complete(page, wish, 'Transport aanvragen')
}
