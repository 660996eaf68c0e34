import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  keepPicture,
  readRows,
  tellBackOffice,
  test,
} from './journey.ts'
import { nightly } from './nightly.ts'
import { desk, phone } from './open-page.ts'
import { as, freePieces, placeOrder, runTask } from './portal-calls.ts'

const at = { account: 'uitvoerder', location: '10001' } as const
const run = Date.now()
/** What the back office says reaches open pages with the synchronisation after it. */
const follows = { timeout: 60_000 }
/** A picture of one dot. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What the back office holds under these words, which must be one. */
async function bookedUnder(words: string): Promise<Readonly<Record<string, unknown>>> {
  const found = () =>
    readRows('PortaalKlacht').then((rows) => rows.filter(({ Description }) => String(Description).includes(words)))
  await expect.poll(async () => (await found()).length, follows).toBe(1)
  return (await found())[0] ?? {}
}

async function choose(page: Page, label: RegExp): Promise<void> {
  const field = page.getByLabel(label)
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ index: 1 })
  else await field.fill('Normaal')
}

/** Sends the open form, which was begun from a record, and waits for its number. */
async function send(page: Page, words: string): Promise<string> {
  await page.getByLabel(/^Wat is er aan de hand\?/).fill(words)
  await choose(page, /^Soort/)
  await choose(page, /^Urgentie/)
  await page.getByRole('button', { name: 'Feedback versturen' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /^Feedback [A-Z0-9-]+$/ })
  await expect(heading).toBeVisible(follows)
  return (await heading.innerText()).replace('Feedback ', '')
}

test('feedback about a piece goes with a photo from the phone, and its answer counts as unread until it is read (R-ROUTE-58, R-ROUTE-26)', async ({
  page,
}) => {
  test.slow()
  const words = `Startmotor doet het niet ${run}`
  const [piece] = await freePieces(at)
  if (piece === undefined) throw new Error('Nothing with a number stands there')
  await page.setViewportSize(phone)
  await enter(page, { ...at, path: `/materieelvoorraad/details/${piece.materieelSoort}/${piece.materieelNummer}` })
  await page.getByRole('button', { name: 'Defect melden' }).click()
  await expect(page.getByText(`Materieel ${piece.materieelNummer}`)).toBeVisible()
  await page
    .locator('input[type="file"][capture]')
    .setInputFiles({ name: 'motor.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await expect(page.getByRole('list', { name: 'Foto’s en documenten' })).toContainText('motor.png')
  await expect(page.getByText(/^U krijgt uiterlijk .+ antwoord/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await keepPicture(page, 'feedback-form-phone')
  const number = await send(page, words)
  const booked = await bookedUnder(words)
  expect(booked).toMatchObject({ No: number, Location_No: at.location, Reported_By: 'UITVOERDER' })
  expect(booked.Reference).toBe(`Materieel ${piece.materieelNummer}`)
  await expect(page.getByText('motor.png')).toBeVisible()
  await expect(page.getByText('Verwachte oplosdatum')).toBeVisible()

  await goOn(page, '/klachten')
  await tellBackOffice(`complaints/${number}/advance`)
  await runTask('MaterieelKlachtenSync')
  const told = page.getByRole('status').filter({ hasText: 'Nieuw antwoord op uw feedback' })
  await expect(told).toBeVisible(follows)
  const entry = page.getByRole('listitem').filter({ hasText: words })
  await expect(entry).toContainText('1 nieuw antwoord')
  await expectAccessible(page)
  await keepPicture(page, 'feedback-unread-phone')
  await entry.getByRole('link').click()
  const course = page.getByRole('list', { name: 'Verloop' })
  await expect(course.getByRole('listitem').filter({ hasText: 'Antwoord van' })).toHaveCount(1)
  await expectAccessible(page)
  await keepPicture(page, 'feedback-answered-phone')
  await page.getByLabel('Uw reactie').fill('Dank, morgen graag')
  await page.getByRole('button', { name: 'Reageren' }).click()
  await expect(course).toContainText('Dank, morgen graag')
  const lines = async () => (await readRows('PortaalKlachtRegel')).filter(({ Complaint_No }) => Complaint_No === number)
  await expect.poll(async () => (await lines()).map(({ Text }) => Text), follows).toContain('Dank, morgen graag')
  await page.goto('/klachten')
  await expect(entry).toBeVisible()
  await expect(entry).not.toContainText('nieuw antwoord')
})

test(
  'feedback begins with one tap from an order, a request and an invoice, and management sees how long it takes (R-ROUTE-59)',
  nightly,
  async ({ page, context }) => {
    test.slow()
    await page.setViewportSize(desk)
    const { call } = await as(at.account)
    const place = { gebruikerLogin: at.account, materieellocatie: at.location }
    const { items: orders } = await call<{ items: { ordernummer: string }[] }>(
      'MaterieelOrder/GetGeleverdeOrders',
      place,
    )
    const { items: invoices } = await call<{ items: { documentNummer: string }[] }>(
      'MaterieelFacturen/GetFacturen',
      place,
    )
    const order = orders[0]?.ordernummer ?? ''
    const invoice = invoices[0]?.documentNummer ?? ''
    const request = await placeOrder(at, { '111004': 1 }, `Feedback ${run}`)
    const subjects = [
      { path: `/orders/aanvoer/${order}`, about: `Order ${order}`, invoiceNo: '' },
      { path: `/aanvragen/${request}`, about: `Aanvraag ${request}`, invoiceNo: '' },
      { path: `/facturen?factuur=${invoice}`, about: `Factuur ${invoice}`, invoiceNo: invoice },
    ]
    for (const [place, { path, about, invoiceNo }] of subjects.entries()) {
      const words = `Klopt niet ${run} ${place}`
      await enter(page, { ...at, path })
      await page.getByRole('button', { name: 'Feedback geven' }).click()
      await expect(page.getByText(about, { exact: true })).toBeVisible()
      const number = await send(page, words)
      expect(await bookedUnder(words)).toMatchObject({ No: number, Reference: about, Invoice_No: invoiceNo })
    }

    const solved = String((await bookedUnder(`Klopt niet ${run} 0`)).No)
    const statusOf = async () => (await readRows('PortaalKlacht')).find(({ No }) => No === solved)?.Status
    while ((await statusOf()) !== 'Afgehandeld') await tellBackOffice(`complaints/${solved}/advance`)
    await runTask('MaterieelKlachtenSync')
    await context.clearCookies()
    await enter(page, { account: 'beheerder', location: at.location, path: '/klachten-overzicht-directie' })
    const row = page.getByRole('row').filter({ hasText: `Klopt niet ${run} 0` })
    await expect(async () => {
      await page.reload()
      await expect(row).toContainText('Afgehandeld', { timeout: 3000 })
    }).toPass(follows)
    await expect(page.getByText('Gemiddelde doorlooptijd').first()).toBeVisible()
    await expect(row).toContainText('0 dagen')
    await expectAccessible(page)
    await keepPicture(page, 'feedback-management')
  },
)
