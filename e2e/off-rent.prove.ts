import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Stack, startStack } from '../tooling/stack.ts'
import {
  chooseLocation,
  expect,
  expectAccessible,
  keepPicture,
  logIn,
  password,
  readBooks,
  test,
  workingDay,
} from './journey.ts'
import { returnToDepot } from './leaving-requests.ts'

const account = 'uitvoerder'
const location = '10001'
/** The back office is read by tasks that are started here. */
const follows = { timeout: 90_000 }
const day = 86_400_000

// Its back office goes on to a later year: a company of its own, so that no other journey is there with it.
let stack: Stack
test.beforeAll(async () => {
  test.setTimeout(300_000)
  stack = await startStack({ scale: 0.1 })
})
test.afterAll(async () => void (await stack?.stop()))

async function call<Answer>(as: string, path: string, input: object): Promise<Answer> {
  const post = async (at: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${stack.portalUrl}/api/${at}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok, `${at}: ${answer.status}`).toBe(true)
    const text = await answer.text()
    return text === '' ? null : JSON.parse(text)
  }
  const { token } = await post('Auth/Inloggen', { gebruikersnaam: as, wachtwoord: password })
  return await post(path, input, token)
}

async function tell(path: string, body: object = {}): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${stack.controlUrl}/control/${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  expect(answer.ok, path).toBe(true)
}

interface Row {
  readonly [field: string]: unknown
}
async function rowsOf(service: string): Promise<readonly Row[]> {
  const answer = await fetch(`${stack.controlUrl}/control/rows/${service}`)
  // The control port answers this shape; docs/simulator.md.
  return ((await answer.json()) as { rows: Row[] }).rows
}

/** What the back office has reaches the portal; a run that goes on already may have read before. */
async function follow(): Promise<void> {
  for (const id of ['AanvragenEnOrdersSync', 'FacturenSync']) {
    const start = () => call<{ started: boolean }>('beheerder', 'Cronjobs/TriggerCronJob', { id })
    await expect.poll(async () => (await start()).started, follows).toBe(true)
  }
}

/** A working day of which the week after it is in the same month: invoices are by the month. */
function stopDay(): ReturnType<typeof workingDay> {
  for (let ahead = 3; ; ahead += 1) {
    const found = workingDay(ahead)
    if (Number(found.iso.slice(8)) <= 20) return found
  }
}

interface Piece {
  readonly materieelSoort: string
  readonly materieelNummer: string
}

/** Something rented by the day, with a number of its own. */
async function rentedPiece(): Promise<Piece> {
  const place = { gebruikerLogin: account, materieellocatie: location }
  const { items } = await call<{ items: (Piece & { retourAantal: number; saleType: string })[] }>(
    ...([account, 'MaterieelVoorraad/ToonVoorraad', place] as const),
  )
  const found = items.find((one) => one.materieelNummer !== '' && one.retourAantal > 0 && one.saleType === 'Verhuur')
  if (found === undefined) throw new Error('Nothing rented with a number stands there')
  return found
}

async function savedFile(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const saved = page.waitForEvent('download')
  await press()
  const file = await saved
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('rent that is charged after a removal is marked with its receipt, and feedback about it is one tap (R-SCR-INV-02, R-SCR-INV-03)', async ({
  page,
}) => {
  test.slow()
  const piece = await rentedPiece()
  const wish = { reference: `Terug ${Date.now()}`, day: stopDay(), fetchedAt: 'W2', depot: 'D02' }
  await tell('pace', { approve: 1e9, order: 1e9, release: 1e9, print: 1e9, post: 1e9 })
  const rent = { Rent_Price_Day: '10', Rent_Price_Week: '70', Category_Code: '3' }
  await tell('rows', {
    service: 'PortaalMaterieelsoort',
    key: { Kind: 'Materieel', No: piece.materieelSoort },
    changes: rent,
  })

  await logIn(page, account, { at: stack.portalUrl })
  await page.goto(`${stack.portalUrl}/materieelvoorraad/details/${piece.materieelSoort}/${piece.materieelNummer}`)
  await chooseLocation(page, location)
  await page.getByRole('button', { name: 'Op de afvoerlijst zetten' }).click()
  await expect(page.getByText('Op de afvoerlijst', { exact: true })).toBeVisible()
  await page.goto(`${stack.portalUrl}/afvoerlijst`)
  const asked = await returnToDepot(page, { ...wish, books: stack.controlUrl })

  await page.goto(`${stack.portalUrl}/aanvragen/${asked.number}`)
  await page.getByRole('button', { name: 'Afmeldbewijs' }).click()
  const receipt = await savedFile(page, () => page.getByRole('dialog').getByText('Opslaan', { exact: true }).click())
  expect(receipt.name).toBe(`Afmeldbewijs ${asked.number}.pdf`)
  expect(receipt.content.subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')

  // The lorry comes six days late, so five days are charged that should not be; the month after is billed.
  const late = new Date(Date.parse(wish.day.iso) + 6 * day)
  await tell('clock', { set: `${late.toISOString().slice(0, 10)}T10:00:00Z` })
  await tell(`requests/${asked.booked}/approve`)
  const orderOf = async () => (await readBooks(stack.controlUrl)).find(({ No }) => No === asked.booked)?.orders.at(0)
  await tell(`requests/${asked.booked}/advance`)
  while ((await orderOf())?.Status !== 'Posted') await tell(`requests/${asked.booked}/advance`)
  const billed = new Date(Date.UTC(late.getUTCFullYear(), late.getUTCMonth() + 1, 2, 10))
  await tell('clock', { set: billed.toISOString() })
  const line = (await rowsOf('PortaalFactuurRegel')).findLast(({ Plant_No }) => Plant_No === piece.materieelNummer)
  await follow()

  await page.goto(`${stack.portalUrl}/facturen?zoek=${piece.materieelNummer}`)
  const row = page.getByRole('row').filter({ hasText: String(line?.Invoice_No) })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Te lang: 1', { timeout: 3000 })
  }).toPass(follows)
  await expectAccessible(page)
  await keepPicture(page, 'off-rent-invoices')
  await row.getByRole('cell').nth(1).click()
  const charged = page.getByRole('dialog').getByRole('row').filter({ hasText: piece.materieelNummer })
  await expect(charged).toContainText('5 d te lang')
  await charged.getByRole('cell').first().click()
  const explained = page.getByRole('dialog', { name: 'Uitleg bij deze regel' })
  await expect(explained.getByText('Te lang gerekend (5 d)')).toBeVisible()
  await expect(explained.getByText('Afgemeld', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'off-rent-line', false)
  await explained.getByRole('button', { name: 'Feedback maken' }).click()
  const words = page.getByLabel(/^Wat is er aan de hand\?/)
  await expect(words).toHaveValue(new RegExp(`bewijs ${asked.number}.*5 d`))
  for (const label of [/^Soort/, /^Urgentie/]) {
    const field = page.getByLabel(label)
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ index: 1 })
    else await field.fill('Normaal')
  }
  await keepPicture(page, 'off-rent-feedback')
  await page.getByRole('button', { name: 'Feedback versturen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Feedback [A-Z0-9-]+$/ })).toBeVisible(follows)
  const told = (await rowsOf('PortaalKlacht')).filter(({ Invoice_No }) => Invoice_No === line?.Invoice_No)
  expect(told).toHaveLength(1)
  expect(String(told[0]?.Description)).toContain(`bewijs ${asked.number}`)
})
