import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readBooks,
  tellBackOffice,
  test,
  workingDay,
} from './journey.ts'
import { freePieces, putOnRemovalList } from './portal-calls.ts'

const account = 'uitvoerder'
const location = '10002'
const target = '10001'
const at = { account, location }

const next = (page: Page) => page.getByRole('button', { name: /^Volgende/ }).click()

async function typeDay(page: Page, label: RegExp, typed: string): Promise<void> {
  await page.getByLabel(label).fill(typed)
  await page.keyboard.press('Tab')
}

/** Accepts, sends, and answers the portal's number on the completed page. */
async function complete(page: Page, button: string): Promise<string> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel(/Ik ga akkoord/).check()
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/voltooid/)
  const number = page.locator('p').filter({ hasText: /^P-\d+$/ })
  await expect(page.getByText(/AV\d\d-\d{5}/).first()).toBeVisible()
  await expectAccessible(page)
  return (await number.textContent()) ?? ''
}

/** What the back office holds of a request, by the reference that this run gave it. */
async function booked(reference: string) {
  await expect.poll(async () => (await readBooks()).filter((one) => one.Reference === reference).length).toBe(1)
  const [request] = (await readBooks()).filter((one) => one.Reference === reference)
  if (request === undefined) throw new Error(`No request ${reference}`)
  return request
}

/** The desk approves it, makes an order and drives until it is posted. */
async function post(number: string): Promise<void> {
  const done = async () => (await readBooks()).find((one) => one.No === number)?.orders.at(0)?.Status === 'Posted'
  for (let step = 0; step < 8 && !(await done()); step += 1) await tellBackOffice(`requests/${number}/advance`)
  expect(await done()).toBe(true)
}

const standsThere = async (numbers: readonly string[]) => {
  const known = new Set((await freePieces(at)).map((piece) => piece.materieelNummer))
  return numbers.filter((number) => known.has(number))
}

/** What the back office posted reaches open pages with the next synchronisation. */
const follows = { timeout: 40_000 }

/** A screen in a window of its own, marked so that a reload would show. */
async function openedBeside(page: Page, path: string): Promise<Page> {
  const beside = await page.context().newPage()
  await beside.goto(path)
  for (const open of [page, beside]) await open.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
  return beside
}

test('two pieces go back to a depot, one goes to another site and transport is asked for, each once (R-GEN-06, R-GEN-07, R-GEN-08, R-WIZ-19, R-WIZ-20)', async ({
  page,
}) => {
  test.slow()
  const day = workingDay(7)
  const run = Date.now()
  const [one, two, three] = await freePieces(at)
  if (one === undefined || two === undefined || three === undefined) throw new Error('Too few pieces')
  const numbers = [one, two, three].map((piece) => piece.materieelNummer)

  await putOnRemovalList(at, [one, two])
  await enter(page, { ...at, path: '/Afvoeren/gegevens' })
  await typeDay(page, /^Gewenste afvoerdatum/, day.typed)
  await page.getByLabel('Naar depot').selectOption({ index: 1 })
  const depot = await page.getByLabel('Naar depot').inputValue()
  await page.getByLabel(/^Referentie/).fill(`Terug ${run}`)
  await expectAccessible(page)
  await next(page)
  const removal = await complete(page, 'Afvoer aanvragen')
  const returned = await booked(`Terug ${run}`)
  expect(returned).toMatchObject({
    From_Location: location,
    Depot_No: depot,
    Delivery_Date: day.iso,
    Status: 'Requested',
  })
  expect(returned.lines.map((line) => line.Plant_No).toSorted()).toEqual(numbers.slice(0, 2).toSorted())
  expect(returned.lines.map((line) => Number(line.Quantity))).toEqual([1, 1])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Afvoeren/gegevens')
  await expect(page.getByText('Uw afvoerlijst is leeg.')).toBeVisible()
  await putOnRemovalList(at, [three])
  await page.goto('/verplaatsen/gegevens')
  await typeDay(page, /^Gewenste verplaatsdatum/, day.typed)
  await page.getByLabel('Naar locatie').selectOption(target)
  await page.getByLabel(/^Telefoonnummer daar/).fill('0612345678')
  await page.getByLabel(/^Referentie/).fill(`Verder ${run}`)
  await expectAccessible(page)
  await next(page)
  await expect(page.getByText(`Verder ${run}`)).toBeVisible()
  await page.reload()
  await complete(page, 'Verplaatsing aanvragen')
  const moved = await booked(`Verder ${run}`)
  expect(moved).toMatchObject({
    From_Location: location,
    To_Location: target,
    Delivery_Date: day.iso,
    Phone_No: '0612345678',
  })
  expect(moved.lines.map((line) => line.Plant_No)).toEqual(numbers.slice(2))

  await page.goto('/transport-aanvraag/gegevens')
  await typeDay(page, /^Gewenste transportdatum/, day.typed)
  await page.getByLabel('Lading', { exact: true }).fill('Twee schaftketen')
  await page.getByLabel('Transportmiddel').selectOption({ index: 1 })
  await page.getByLabel('Laadtijd').selectOption({ label: 'In de ochtend' })
  await page.getByLabel('Naar locatie').selectOption(target)
  await page.getByLabel(/^Lossen vanaf/).fill('13:00')
  await page.getByLabel(/^Referentie/).fill(`Rit ${run}`)
  await expectAccessible(page)
  await next(page)
  await complete(page, 'Transport aanvragen')
  expect(await booked(`Rit ${run}`)).toMatchObject({
    From_Location: location,
    To_Location: target,
    Delivery_Date: day.iso,
    Load: 'Twee schaftketen',
  })

  await expect.poll(() => standsThere(numbers)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/aanvragen/${removal}`)
  await expect(page.getByText('Aangevraagd').first()).toBeVisible()
  const stock = await openedBeside(page, '/materieelvoorraad')
  await stock.getByRole('searchbox', { name: 'Zoek in deze lijst' }).fill(String(numbers[0]))
  await expect(stock.getByText(String(numbers[0])).first()).toBeVisible()
  const orders = await openedBeside(page, '/orders/van-verplaatsing')
  await post(returned.No)
  await post(moved.No)
  const order = (await readBooks()).find((one) => one.No === moved.No)?.orders.at(0)?.No ?? ''
  await expect(orders.getByText(order).first()).toBeVisible(follows)
  await expect(stock.getByText(String(numbers[0]))).toHaveCount(0, follows)
  await expect(page.getByText('Goedgekeurd').first()).toBeVisible(follows)
  for (const open of [page, stock, orders])
    expect(await open.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
})
