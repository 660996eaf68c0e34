import type { Page } from '@playwright/test'
import { type Stack, startStack } from '../tooling/stack.ts'
import {
  chooseLocation,
  expect,
  expectAccessible,
  expectTaken,
  keepPicture,
  logIn,
  test,
  workingDay,
} from './journey.ts'
import { nightly } from './nightly.ts'
import { openTenant } from './portal-calls.ts'

const account = 'uitvoerder'
const location = '10001'
let stack: Stack
test.beforeAll(async () => {
  test.setTimeout(300_000)
  stack = await startStack({ scale: 0.1 })
})
test.afterAll(async () => void (await stack?.stop()))

/** Opens a tenant that nobody asked before, logs in there and chooses the location; gives its address. */
async function enterTenant(page: Page, name: string): Promise<string> {
  const host = `${name}.localhost`
  const at = `http://${host}:${new URL(stack.portalUrl).port}`
  await openTenant(host, account, stack.portalUrl)
  await logIn(page, account, { at })
  await page.goto(`${at}/locatie`)
  await chooseLocation(page, location)
  return at
}

async function control<Answer>(url: string, path: string): Promise<Answer> {
  const answer = await fetch(`${url}/control/${path}`)
  // The control port answers with the shape that is asked for.
  return (await answer.json()) as Answer
}

const tile = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })

test(
  'dura reads its invoices and stock by project, and makes a location that both books have once (R-ROUTE-25)',
  nightly,
  async ({ page }) => {
    // A tenant reads all of its back office first.
    test.slow()
    const at = await enterTenant(page, 'dura')
    await expect(tile(page, /^Facturen/)).toHaveAttribute('href', '/facturen-dura')
    await tile(page, /^Facturen/).click()
    await expect(page).toHaveURL(/\/facturen-dura$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto(`${at}/materieelvoorraad`)
    await expect(page).toHaveURL(/\/materieelvoorraad-dura$/)
    await expect(page.getByRole('table').first()).toBeVisible()

    await page.goto(`${at}/locatie-aanmaken`)
    await expect(page).toHaveURL(/\/locatie-aanmaken-dura$/)
    await page.getByLabel(/^Locatienummer/).fill('91234')
    await page.getByLabel(/^Omschrijving/).fill('Blok B, twee boeken')
    await page.getByLabel(/^Straat/).fill('Kade 1')
    await page.getByLabel(/^Postcode/).fill('3011 AA')
    await page.getByLabel(/^Plaats/).fill('Rotterdam')
    await page.getByLabel(/^Contactpersoon/).fill('Kees de Boer')
    await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
    await page.getByLabel(/^Klant/).selectOption({ index: 1 })
    await page.getByLabel(/^Vestiging/).selectOption('RTM')
    await page.getByLabel(/^Bedrijf/).selectOption('RTM-B')
    await page.getByLabel(/^Project/).selectOption({ index: 1 })
    await page.getByLabel(/^Bewakingspost/).selectOption('05.32')
    await expectAccessible(page)
    await keepPicture(page, 'book-location')
    await page.getByRole('button', { name: 'Locatie aanmaken' }).click()
    await expect(page.getByText('Locatie 91234 staat nu in uw lijst. U kunt ervoor bestellen.')).toBeVisible()
    const { backOffice } = stack
    interface Booked {
      readonly locations: readonly { readonly locationNo: string; readonly postNo: string }[]
    }
    const { locations } = await control<Booked>(backOffice.metacomControlUrl, 'locations')
    const booked = locations.filter(({ locationNo }) => locationNo === '91234')
    expect(booked.map(({ postNo }) => postNo)).toEqual(['05.32'])
    const { rows } = await control<{ rows: { No: string }[] }>(backOffice.controlUrl, 'rows/PortaalLocatie')
    expect(rows.filter(({ No }) => No === '91234')).toHaveLength(1)
  },
)

interface BookedRequest {
  readonly Reference: string
  readonly Return_Date: string | null
  readonly Remark: string
}

/** Orders one digger; what the variant asks for is missing at first. */
async function order(page: Page, at: string, asked: { label: RegExp; value: string; reference: string }) {
  await page.goto(`${at}/zoeken/minigraver`)
  await page.getByRole('main').locator('a[href*="/details/"]').first().click()
  await expect(page).toHaveURL(/\/details\//)
  const amount = page.getByRole('spinbutton').or(page.getByRole('textbox', { name: /aantal/i }))
  await amount.first().fill('1')
  const add = page.getByRole('button', { name: /toevoegen/i })
  await add.first().click()
  await expect(page.getByText(/toegevoegd aan de bestellijst|meegeleverd/i).first()).toBeVisible()
  await page.goto(`${at}/bestellen/gegevens`)
  await page.getByLabel(/^Gewenste leverdatum/).fill(workingDay(7).typed)
  await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
  await page.getByLabel(/^Referentie/).fill(asked.reference)
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await expect(page.getByLabel(asked.label)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(asked.label).fill(asked.value)
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await expect(page).toHaveURL(/bestellen\/afronden/)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page).toHaveURL(/bestellen\/voltooid/)
  await expectTaken(page)
  const { requests } = await control<{ requests: BookedRequest[] }>(stack.controlUrl, 'requests')
  return requests.filter(({ Reference }) => Reference === asked.reference)
}

for (const { name, label, value, field } of [
  { name: 'vsm', label: /^Verwachte retourdatum/, value: workingDay(28).typed, field: 'Return_Date' },
  { name: 'ballast', label: /^Opmerking/, value: 'Lossen aan de noordzijde', field: 'Remark' },
] as const)
  test(
    `${name} has the plain screens, asks for what it needs, and its order is in the books once (R-ROUTE-25)`,
    nightly,
    async ({ page }) => {
      // A tenant reads all of its back office first.
      test.slow()
      const at = await enterTenant(page, name)
      await expect(tile(page, /^Facturen/)).toHaveAttribute('href', '/facturen')
      for (const own of ['/facturen-dura', '/materieelvoorraad-dura', '/locatie-aanmaken-dura']) {
        await page.goto(`${at}${own}`)
        await expect(page).toHaveURL(/\/404$/)
      }
      const [booked, ...others] = await order(page, at, { label, value, reference: `Reis ${name}` })
      expect(others).toEqual([])
      expect(booked?.[field]).toBeTruthy()
    },
  )
