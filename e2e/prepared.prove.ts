import { goOn } from './enter.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTaken,
  keepPicture,
  readBooks,
  test,
  workingDay,
} from './journey.ts'
import { untilAnswersKept, untilScreensKept } from './kept-in-browser.ts'
import { emptyLists, putOnList } from './portal-calls.ts'
import { bar, cut, visit, waiting } from './queue-steps.ts'

// As a browser has it.
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const at = { account: 'medewerker', location: '10045' } as const

const booked = async (reference: string) =>
  (await readBooks()).filter((request) => JSON.stringify(request).includes(reference)).length

test('a first visit keeps what the screens of a day ask; an order is prepared without a connection and goes with one tap, once', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i)
  const reference = `Klaar ${Date.now()}`
  await emptyLists(at)
  await putOnList(at, { '121001': 2 })
  await visit(page, { ...at, path: '/locatie' })
  // None of these screens was opened in this browser.
  await untilAnswersKept(page, [
    ...['GetBestelLijst', 'GetAdressen', 'GetLocationsAdressen', 'GetDepots', 'GetAfvoerlijst'],
    ...['ToonVoorraad', 'GetAanvragen', 'GetGeleverdeOrders', 'GetKopie'],
  ])
  await untilScreensKept(page)
  await cut(context, page)
  for (const [path, heading] of [
    ['/materieelvoorraad', /Voorraad/],
    ['/aanvragen', /Aanvragen/],
    ['/afvoerlijst', /Afvoerlijst/],
    ['/bestellijst', /Bestellijst/],
  ] as const) {
    await goOn(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('Deze gegevens zijn nog niet opgehaald.')).toHaveCount(0)
  }
  // Nobody searched for it in this browser.
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.getByRole('combobox').fill('trilplaat 100 kg')
  await expect(page.getByRole('option').first()).toContainText('100 kg')
  await keepPicture(page, 'offline-suggestions', false)
  await page.getByRole('combobox').press('Escape')
  await goOn(page, '/zoeken/121006')
  await expectAccessible(page)
  await keepPicture(page, 'offline-found', false)
  await page.getByRole('button', { name: 'Kiezen' }).first().click()
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await waiting(page, 1)
  await goOn(page, '/bestellen/gegevens')
  await page.getByLabel(/^Gewenste leverdatum/).fill(workingDay(8).typed)
  await page.getByLabel(/^Referentie/).fill(reference)
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await page.getByRole('checkbox').first().check()
  await expect(page.getByText('Geen verbinding. Zet dit klaar')).toBeVisible()
  await page.getByRole('button', { name: 'Klaarzetten' }).click()
  await expect(page.getByText(/Klaargezet op .*, nog niet verstuurd/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await keepPicture(page, 'prepared-order')
  await page.reload()
  await expect(bar(page)).toContainText('1 aanvraag staat klaar')
  await bar(page).getByRole('link', { name: 'Bekijken' }).click()
  await expect(page.getByText('Materieel bestellen')).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'prepared-list')
  await goOn(page, '/locatie')
  await context.setOffline(false)
  const send = bar(page).getByRole('button', { name: 'Nu versturen' })
  await expect(send).toBeVisible()
  await keepPicture(page, 'prepared-bar')
  // Nothing leaves by itself.
  expect(await booked(reference)).toBe(0)
  await send.click()
  await expect(page).toHaveURL(/bestellen\/voltooid/)
  await expectTaken(page)
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(() => booked(reference)).toBe(1)
  const [order] = (await readBooks()).filter((request) => JSON.stringify(request).includes(reference))
  expect(JSON.stringify(order)).toMatch(/121001.*121006|121006.*121001/)
})
