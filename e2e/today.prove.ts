import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { waitForContent } from './every-screen.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  keepPicture,
  portalUrl,
  test,
  workingDay,
} from './journey.ts'
import { askTransport } from './leaving-requests.ts'
import { as, setSettings } from './portal-calls.ts'

const at = { account: 'medewerker', location: '10001' } as const
const kinds = ['levering', 'afvoer', 'verplaatsing', 'transport', 'keuring', 'retour'] as const

interface Entry {
  readonly soort: (typeof kinds)[number]
  readonly dag: string
  readonly dagenTeLaat: number
  readonly omschrijving: string
}

const figure = (page: Page, words: RegExp) =>
  page.getByRole('list', { name: 'Deze locatie in cijfers' }).getByRole('link', { name: words })

/** The number that stands large in a figure. */
async function numberOf(page: Page, words: RegExp): Promise<string> {
  return await figure(page, words).locator('strong').innerText()
}

for (const path of ['/', '/locatie'] as const) {
  test(`each figure of ${path} leads to exactly its rows`, async ({ page }) => {
    await enter(page, { ...at, path })
    const told = async (words: RegExp) => {
      await page.goto(path)
      const value = await numberOf(page, words)
      await figure(page, words).click()
      await waitForContent(page)
      return value
    }
    const rowsOf = (count: string) => page.getByText(new RegExp(`^(${count} rij(en)?|.* van ${count})$`))

    const pieces = await told(/stuks op deze locatie/)
    await expect(page.getByText(new RegExp(`^${pieces} stuks?$`))).toBeVisible()
    const rent = await told(/huur per week/)
    await expect(page.getByText(`${rent} huur per week, geschat`)).toBeVisible()
    for (const words of [/te laat retour/, /keuringen in 7 dagen/, /open aanvragen/]) {
      const count = await told(words)
      if (count === '0') await expect(page.locator('main table tbody tr')).toHaveCount(0)
      else await expect(rowsOf(count)).toBeVisible()
    }
    await page.getByRole('button', { name: /open aanvragen/ }).click()
    await expect(page).toHaveURL(/\/aanvragen$/)
  })
}

test('the page of a site is read on a phone and at a desk', async ({ page }) => {
  await enter(page, { ...at, path: '/' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/', '/agenda']) {
      await page.goto(path)
      await waitForContent(page)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await keepPicture(page, `day${path.replace('/', '-')}-${width}`, false)
    }
  }
})

test('the agenda has all six kinds, each on its day and by its name', async ({ page }) => {
  await enter(page, { ...at, path: '/locatie' })
  await askTransport(page, {
    reference: `Agenda ${Date.now()}`,
    day: workingDay(9),
    load: 'Een schaftkeet',
    loadedAt: { street: 'Loskade 7', postCode: '6711 AA', city: 'Ede' },
    target: '10028',
    unloadedAt: 'W1',
  })
  const { call } = await as(at.account)
  const place = { gebruikerLogin: at.account, materieellocatie: at.location }
  const { dag } = await call<{ dag: string }>('Agenda/GetVandaag', place)
  const shifted = (days: number) => new Date(Date.parse(dag) + days * 86_400_000).toISOString().slice(0, 10)
  const found = new Map<Entry['soort'], Entry>()
  for (const [van, tot] of [
    [dag, shifted(90)],
    [shifted(-90), shifted(-1)],
  ]) {
    const { items } = await call<{ items: Entry[] }>('Agenda/GetAgenda', { ...place, van, tot })
    for (const entry of items.filter(({ dagenTeLaat }) => dagenTeLaat === 0))
      if (!found.has(entry.soort)) found.set(entry.soort, entry)
  }
  expect([...found.keys()].toSorted()).toEqual([...kinds].toSorted())
  for (const entry of found.values()) {
    await page.goto(`/agenda?week=${entry.dag}`)
    await waitForContent(page)
    const day = page.locator(`section[aria-labelledby="day-${entry.dag}"]`)
    await expect(
      day.locator(`li[data-soort="${entry.soort}"]`).filter({ hasText: entry.omschrijving }).first(),
    ).toBeVisible()
  }
})

test('a day on which the depot is closed is named, and refused where the company says so', async ({ page }) => {
  const day = workingDay(12)
  const field = page.getByLabel(/^Gewenste transportdatum/)
  const type = async () => {
    await page.goto('/transport-aanvraag/gegevens')
    await field.fill(day.typed)
    await page.keyboard.press('Tab')
  }
  await setSettings({ Sluitingsdagen_Eigen: [`${day.iso} Proefsluiting`] })
  try {
    await enter(page, { ...at, path: '/locatie' })
    await type()
    await expect(page.getByText('Let op: Proefsluiting: het depot is gesloten.')).toBeVisible()
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Datum kiezen' }).first().click()
    await expect(page.getByRole('button', { name: /Proefsluiting: het depot is gesloten/ })).toBeVisible()
    await page.goto(`/agenda?week=${day.iso}`)
    await expect(page.getByText('Proefsluiting: het depot is gesloten')).toBeVisible()

    await setSettings({ Sluitingsdagen_Weigeren: true })
    await type()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Proefsluiting: het depot is gesloten', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/^Let op: Proefsluiting/)).toHaveCount(0)
    await expectAccessible(page)
  } finally {
    await setSettings({ Sluitingsdagen_Eigen: null, Sluitingsdagen_Weigeren: null })
  }
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('how late something is lies under no state on a phone, in the longest words', async ({ page, context }) => {
    const value = encodeURIComponent(JSON.stringify({ language: 'de-DE' }))
    await context.addCookies([{ name: 'mp_voorkeuren', value, url: portalUrl() }])
    await enter(page, { ...at, path: '/' })
    await waitForContent(page)
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /überfällig/ })
    await expect(rows).not.toHaveCount(0)
    const covered = await rows.evaluateAll((items) =>
      items.flatMap((item) => {
        const [state, words] = [item.querySelector('[data-kind]'), document.createRange()]
        words.selectNodeContents(item.querySelector('strong') ?? item)
        const [day, over] = [words.getBoundingClientRect(), state?.getBoundingClientRect()]
        const isUnder = over !== undefined && day.right > over.left && day.bottom > over.top && day.top < over.bottom
        return isUnder ? [item.textContent] : []
      }),
    )
    expect(covered).toEqual([])
  })
})
