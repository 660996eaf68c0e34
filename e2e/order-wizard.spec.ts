import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectTaken, readBooks, test, workingDay } from './journey.ts'
import { nightly } from './nightly.ts'
import { putOnList, setSettings } from './portal-calls.ts'

const account = 'medewerker'

async function startOrder(page: Page, location: string): Promise<void> {
  await putOnList({ account, location }, { '121001': 2 })
  await enter(page, { account, location, path: '/bestellen/gegevens' })
  await expect(page.getByLabel(/^Gewenste leverdatum/)).toBeVisible()
}

const next = (page: Page) => page.getByRole('button', { name: /^Volgende/ }).click()
const deliveryDate = (page: Page) => page.getByLabel(/^Gewenste leverdatum/)

async function typeDay(page: Page, typed: string): Promise<void> {
  await deliveryDate(page).fill(typed)
  await page.keyboard.press('Tab')
}

/** A Saturday as a Dutch hand writes it, at least a week ahead, so that it is not too soon as well. */
function laterSaturday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10).split('-').reverse().join('-')
}

const transport = 'Vrachtwagen met kraan'
/** The typed answers of a delivery by their label. */
const answers = {
  Contactpersoon: 'Petra Prins',
  Telefoonnummer: '0612345678',
  Referentie: 'Fase 2',
  Opmerking: 'Lossen aan de noordzijde',
} as const

async function expectAnswers(page: Page, delivery: string): Promise<void> {
  await expect(deliveryDate(page)).toHaveValue(delivery)
  await expect(page.getByLabel(/^Transportmiddel/)).toHaveValue(transport)
  for (const [label, value] of Object.entries(answers)) {
    await expect(page.getByLabel(new RegExp(`^${label}`))).toHaveValue(value)
  }
}

test('what was filled in survives going on, back and a reload, and a failure; a new order starts empty (R-WIZ-01, R-WIZ-03, R-WIZ-04)', async ({
  page,
  watched,
}) => {
  watched.allow(/500/)
  const delivery = workingDay(8).typed
  await startOrder(page, '10022')
  await typeDay(page, delivery)
  await page.getByLabel(/^Transportmiddel/).selectOption(transport)
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(new RegExp(`^${label}`)).fill(value)
  await next(page)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('link', { name: 'Vorige stap' }).click()
  await expectAnswers(page, delivery)
  await page.reload()
  await expectAnswers(page, delivery)
  await next(page)
  await expect(page.getByRole('checkbox').first()).toBeChecked()

  await page.route('**/AddAanvraag', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page.getByText('Verstuur haar gerust nog een keer: er wordt nooit dubbel besteld.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Lossen aan de noordzijde')).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page).toHaveURL(/bestellen\/voltooid/)

  await putOnList({ account, location: '10022' }, { '121001': 1 })
  await page.goto('/bestellen/gegevens')
  await expect(deliveryDate(page)).toHaveValue('')
  await expect(page.getByLabel(/^Opmerking/)).toHaveValue('')
})

test(
  'a day that cannot be chosen says why, and an urgent day says what it costs (R-RULE-08)',
  nightly,
  async ({ page }) => {
    await setSettings({
      OrderWizardBlockDaysToOrder: 1,
      Bestellen_BlokkeerWeekenden: true,
      Spoed_Werkdagen: 6,
      Spoed_Prijs: '75',
    })
    try {
      await startOrder(page, '10023')
      await typeDay(page, '+0')
      await expect(page.getByText(/^Te kort dag: kan vanaf/)).toBeVisible()
      await page.getByRole('button', { name: 'Volgende' }).click()
      await expect(page.getByRole('link', { name: /^Gewenste leverdatum: (?!.*verplicht)/ })).toBeVisible()
      await typeDay(page, laterSaturday())
      await expect(page.getByText('Weekend: niet mogelijk')).toBeVisible()
      await page
        .getByRole('button', { name: /^Eerste mogelijke datum/ })
        .first()
        .click()
      await expect(page.getByText('Weekend: niet mogelijk')).toHaveCount(0)
      await expect(page.getByText('Spoedlevering (binnen 6 werkdagen)')).toBeVisible()
      await expect(page.getByText(/^Toeslag: €\s75,00/)).toBeVisible()
      await page.getByRole('button', { name: /^Geen spoed vanaf/ }).click()
      await expect(page.getByText('Spoedlevering (binnen 6 werkdagen)')).toHaveCount(0)
      await expect(deliveryDate(page)).not.toHaveValue('')
    } finally {
      await setSettings({
        OrderWizardBlockDaysToOrder: null,
        Bestellen_BlokkeerWeekenden: null,
        Spoed_Werkdagen: null,
        Spoed_Prijs: null,
      })
    }
  },
)

test('a pickup goes to the back office with its depot and address (R-ENT-13)', nightly, async ({ page }) => {
  const reference = `Ophalen ${Date.now()}`
  await startOrder(page, '10024')
  await page.getByRole('radio', { name: /^Zelf komen ophalen/ }).check()
  await page.getByLabel(/^Gewenste ophaaldatum/).fill(workingDay(9).typed)
  await page.getByLabel(/^Ophaaldepot/).selectOption({ label: 'Materieeldepot Eindhoven' })
  await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
  await page.getByLabel(/^Referentie/).fill(reference)
  await next(page)
  await expect(page.getByText(/Materieeldepot Eindhoven, Molenlaan 53/)).toBeVisible()
  await page.getByRole('link', { name: 'Wijzigen: Wanneer?' }).click()
  await expect(page.getByLabel(/^Ophaaldepot/)).toHaveValue('D04')
  await next(page)
  await page.getByRole('checkbox').first().check()
  const sent = page.waitForRequest('**/AddAanvraag')
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ ophalen: true, depotnummer: 'D04', depotAdressCode: 'D04' })
  await expect.poll(async () => (await readBooks()).find((one) => one.Reference === reference)?.Collect).toBe(true)
})

test('what is missing is listed, and each entry goes to its field', nightly, async ({ page }) => {
  await startOrder(page, '10025')
  await page.getByLabel(/^Contactpersoon/).fill('')
  await next(page)
  await expect(page.getByRole('heading', { name: 'Controleer deze velden' })).toBeFocused()
  await page.getByRole('link', { name: 'Kies een leverdatum.' }).click()
  await expect(deliveryDate(page)).toBeFocused()
  await expect(page).toHaveURL(/bestellen\/gegevens/)
})

test('two clicks and a lost answer make one request', async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to load/)
  const reference = `Eenmaal ${Date.now()}`
  await startOrder(page, '10026')
  await typeDay(page, workingDay(8).typed)
  await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
  await page.getByLabel(/^Referentie/).fill(reference)
  await next(page)
  await page.getByRole('checkbox').first().check()
  const clickedTwice = Promise.withResolvers<void>()
  await page.route(
    '**/AddAanvraag',
    async (route) => {
      // The portal takes the order; only its answer is lost, after both clicks.
      await route.fetch()
      await clickedTwice.promise
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).dblclick()
  clickedTwice.resolve()
  await expect(page.getByText('Uw bestelling is verstuurd, maar we kregen geen antwoord.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).dblclick()
  await expect(page).toHaveURL(/bestellen\/voltooid/)
  await expectTaken(page)
  expect((await readBooks()).filter((one) => one.Reference === reference)).toHaveLength(1)
})
