import type { Page } from '@playwright/test'
import { approveAtDesk, postAtDesk } from './desk.ts'
import { enter } from './enter.ts'
import {
  chooseLocation,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  keepPicture,
  readBooks,
  readRows,
  tellBackOffice,
  test,
} from './journey.ts'
import { nightly } from './nightly.ts'
import { desk, phone } from './open-page.ts'
import { as, placeOrder, runTask, setSettings } from './portal-calls.ts'

const account = 'uitvoerder'
const at = { account, location: '10001' } as const
const run = Date.now()
/** What the back office does reaches the portal with the synchronisation after it. */
const follows = { timeout: 60_000 }

test.beforeAll(() => setSettings({ AppNieuweLocatie_Actief: true, AppNieuweLocatieAanmaken_Actief: true }))
test.afterAll(() => setSettings({ AppNieuweLocatie_Actief: null, AppNieuweLocatieAanmaken_Actief: null }))

async function fillPlace(page: Page, description: string): Promise<void> {
  await page.getByLabel(/^Omschrijving/).fill(description)
  await page.getByLabel(/^Straat/).fill('Loskade 7')
  await page.getByLabel(/^Postcode/).fill('3011 AA')
  await page.getByLabel(/^Plaats/).fill('Rotterdam')
  await page.getByLabel(/^Contactpersoon/).fill('Kees de Boer')
  await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
}

/** The location that the back office has under a description. */
async function bookedUnder(description: string) {
  const rows = (await readRows('PortaalLocatie')).filter((row) => row.Description === description)
  expect(rows).toHaveLength(1)
  return { no: String(rows[0]?.No), state: rows[0]?.State }
}

test('a location is asked for by phone, gets its number at the desk, and is chosen', async ({ page }) => {
  const description = `Blok C ${run}`
  await page.setViewportSize(phone)
  await enter(page, { ...at, path: '/locatie' })
  await page.getByRole('link', { name: /^Nieuwe locatie aanvragen/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe locatie aanvragen' })).toBeVisible()
  await page.getByRole('button', { name: 'Locatie aanvragen' }).click()
  await expect(page.getByLabel(/^Omschrijving/)).toHaveAttribute('aria-invalid', 'true')
  await fillPlace(page, description)
  await page.getByLabel(/^Opmerking/).fill('Start volgende week, twee ploegen')
  await expectNoSidewaysScroll(page)
  // A field that is half under the head of the page is too small to be touched there.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await keepPicture(page, 'place-asked-form-phone')
  // Who went on gets a message wherever they are; who stayed reads it there, and gets no second message.
  await tellBackOffice('faults', { kind: 'delay', scope: 'RequestLocation', ms: 3000, times: 1 })
  await page.getByRole('button', { name: 'Locatie aanvragen' }).click()
  await expect(page.getByText('We sturen het naar de backoffice…')).toBeVisible()
  await page.getByRole('button', { name: 'Naar de locatie' }).click()
  const told = page.getByRole('status').filter({ hasText: 'Verwerkt door de backoffice' })
  await expect(told).toContainText(description, follows)
  await told.getByRole('button', { name: 'Bekijken' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: description })).toContainText('Verwerkt')
  await page.goBack()
  await page.goBack()
  await expect(page.getByText(/^Uw aanvraag heeft nummer LA\d\d-\d{5}\.$/)).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'place-asked-phone')

  await tellBackOffice('pace', { number: 0 })
  const { no } = await bookedUnder(description)
  await tellBackOffice('pace', { number: 120 })
  await page.getByRole('button', { name: 'Naar de locatie' }).click()
  await expect(async () => {
    const { call } = await as(account)
    await call('GebruikerMaterieellocatie/RefreshGebruikerMaterieelLocaties', { gebruikersnaam: account })
    await page.goto('/locatie')
    await chooseLocation(page, no)
  }).toPass(follows)
  await expect(page.getByRole('banner')).toContainText(description.slice(0, 6))
})

test(
  'a site begins with a number that is taken, is corrected, used, and closed with what still stands there',
  nightly,
  async ({ page, watched }, { retry }) => {
    test.slow()
    // A number is given once, so that a second try takes others.
    const [taken, free] = [`9150${2 * retry}`, `9150${2 * retry + 1}`]
    // The warning is an answer of its own.
    watched.allow(/409 \(Conflict\)/)
    const description = `Kade ${run}`
    await page.setViewportSize(desk)
    await enter(page, { ...at, path: '/locatie-aanmaken' })
    // Somebody at the desk makes that number a moment before, and the question for free numbers is not answered.
    await tellBackOffice('rows', {
      service: 'PortaalLocatie',
      key: { No: taken },
      changes: { Description: `Van het kantoor ${run}`, Location_Kind: 'Project', State: 'Production' },
    })
    await tellBackOffice('faults', { kind: 'status', scope: 'CheckLocationNo' })
    await page.getByLabel(/^Locatienummer/).fill(taken)
    await expect(page.getByText(/^Dit nummer lijkt vrij\./)).toBeVisible(follows)
    await fillPlace(page, description)
    await page.getByLabel(/^Klant/).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Locatie aanmaken' }).click()
    await expect(page.getByText(/De locatie bestaat al\./)).toBeVisible(follows)
    await expect(page.getByText(/^Geweigerd door de backoffice/)).toHaveCount(0)
    await expectAccessible(page)
    await keepPicture(page, 'place-refused')
    await tellBackOffice('faults', {}, 'DELETE')

    await page.getByRole('button', { name: 'Aanpassen en opnieuw versturen' }).click()
    await expect(page.getByLabel(/^Omschrijving/)).toHaveValue(description)
    await page.getByLabel(/^Locatienummer/).fill(free)
    await expect(page.getByText('Dit nummer is vrij.')).toBeVisible(follows)
    await page.getByRole('button', { name: 'Locatie aanmaken' }).click()
    await expect(page.getByText(`Locatie ${free} staat nu in uw lijst. U kunt ervoor bestellen.`)).toBeVisible(follows)
    expect(await bookedUnder(description)).toEqual({ no: free, state: 'Production' })

    const site = { account, location: free }
    const reference = `Kade ${run}`
    await placeOrder(site, { '121001': 2 }, reference)
    const requestOf = async () => (await readBooks()).find((one) => one.Reference === reference)
    await expect.poll(requestOf, follows).toBeTruthy()
    const booked = (await requestOf())?.No ?? ''
    await approveAtDesk([{ number: '', booked }])
    await postAtDesk([{ number: '', booked }])
    await runTask('VoorraadSync')
    await runTask('AanvragenEnOrdersSync')

    await enter(page, { ...site, path: '/locatie' })
    await page.getByRole('link', { name: /^Locatie afmelden/ }).click()
    const standing = page.getByRole('listitem').filter({ hasText: 'Materieel dat er staat' })
    await expect(async () => {
      await page.reload()
      await expect(standing).toBeVisible({ timeout: 3000 })
    }).toPass(follows)
    await expect(page.getByText(/^Kan (vandaag dicht, zodra alles weg is|dicht op .+)$/)).toBeVisible()
    await expectAccessible(page)
    await keepPicture(page, 'place-close-out')
    await page.getByRole('button', { name: 'Alles op de afvoerlijst zetten' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Regels op afvoerlijsten' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Afvoer aanvragen' })).toHaveAttribute('href', '/Afvoeren/gegevens')
    await expect(page.getByRole('link', { name: 'Transport aanvragen' })).toBeVisible()

    await page.getByRole('button', { name: 'Locatie afmelden' }).click()
    await expect(page.getByText('Er staat nog materieel op deze locatie.')).toBeVisible()
    await keepPicture(page, 'place-close-warned')
    await page.getByRole('button', { name: 'Toch afmelden' }).click()
    await expect(page.getByText('De locatie blijft in uw lijst tot de backoffice haar afsluit.')).toBeVisible(follows)
    await expect.poll(async () => (await bookedUnder(description)).state, follows).toBe('Finished')
  },
)
