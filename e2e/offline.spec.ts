import type { Page, Request } from '@playwright/test'
import { enter, remember } from './enter.ts'
import {
  expect,
  expectNoSidewaysScroll,
  expectTaken,
  keepPicture,
  readBooks,
  tellBackOffice,
  test,
  workingDay,
} from './journey.ts'
import { nightly } from './nightly.ts'
import { forgetLogin, freePieces, putOnList, putOnRemovalList } from './portal-calls.ts'

// As a browser has it.
test.use({ serviceWorkers: 'allow' })

const account = 'medewerker'
const at = { account, location: '10041' } as const
const nothingKept = 'Deze gegevens zijn nog niet opgehaald.'

/** The first visit installs the worker; from the second on it stands between page and portal. */
async function underWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Whose answers this browser keeps, and of which calls. */
function keptCalls(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('mp_antwoorden'))
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return requests.map(
        ({ url }) => `${name.split(' ')[1]} ${JSON.parse(decodeURIComponent(url.split('?')[1] ?? ''))[0]}`,
      )
    })
    return (await Promise.all(lists)).flat()
  })
}

/** A screen that this browser never fetched. */
async function forgetCode(page: Page, name: string): Promise<void> {
  await page.evaluate(async (part) => {
    const stores = await Promise.all((await caches.keys()).map((store) => caches.open(store)))
    const found = stores.map(async (store) => {
      const files = (await store.keys()).filter(({ url }) => url.includes(part))
      await Promise.all(files.map((file) => store.delete(file)))
    })
    await Promise.all(found)
  }, name)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what was read before is there after a reload without connection, with its age and one retry', async ({
    page,
    context,
    watched,
  }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i)
    const pieces = (await freePieces(at)).slice(-1)
    const piece = pieces[0]?.materieelNummer ?? ''
    await putOnList(at, { '121001': 1 })
    await putOnRemovalList(at, pieces)
    await enter(page, { ...at, path: '/aanvragen' })
    await underWorker(page)
    const content = page.getByRole('main')
    const row = content.locator('[data-row]').first()
    const places = [
      ['/aanvragen', row, '/api/MaterieelAanvraag/GetAanvragen'],
      ['/bestellijst', content.getByText('121001').first(), '/api/BestelLijst/GetBestelLijst'],
      ['/bestellijsten', row, '/api/BestelLijst/GetBestelLijsten'],
      ['/afvoerlijst', content.getByText(piece).first(), '/GetAfvoerlijst'],
      ['/materieelvoorraad', row, '/api/MaterieelVoorraad/ToonVoorraad'],
    ] as const
    for (const [path, read, call] of places) {
      await page.goto(path)
      await expect(read).toBeVisible()
      await expect.poll(() => keptCalls(page)).toContain(`${account} ${call}`)
    }
    const last = (await row.textContent()) ?? ''
    await context.setOffline(true)
    await page.reload()
    await expect(row).toHaveText(last)
    for (const [path, read] of places.toReversed()) {
      if (path !== '/materieelvoorraad') await page.goto(path)
      await expect(read).toBeVisible()
      await expect(content.getByText(/^Opgehaald \d\d-\d\d-\d{4} \d\d:\d\d$/)).toBeVisible()
      await expect(page.getByText(nothingKept)).toHaveCount(0)
      await expect(page.getByText('Geen verbinding met de server.')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(1)
      await expectNoSidewaysScroll(page)
      await keepPicture(page, `offline-${path.slice(1)}`, false)
    }
    await forgetCode(page, 'InspectionsPage')
    await page.goto('/materieelkeuringen')
    await expect(content.getByText(nothingKept)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Keuringen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(1)
    await keepPicture(page, 'offline-nothing', false)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Keuringen' })).toBeVisible()
    await page.goto('/materieelvoorraad')
    await expect(row).toBeVisible()
    await expect(content.getByText(/^Opgehaald/)).toHaveCount(0)
  })
})

test('what was kept for one person is gone when another is there, and when they log out', async ({ page, context }) => {
  const locations = '/api/GebruikerMaterieellocatie/GetGebruikerMaterieelLocaties'
  await enter(page, { ...at, path: '/materieelvoorraad' })
  await expect.poll(() => keptCalls(page)).toContain(`${account} ${locations}`)
  // The page of the first person is left first: with the session of another it would ask for what is not theirs.
  await page.goto('about:blank')
  await remember(context, { account: 'uitvoerder', location: '10041' })
  await page.goto('/materieelvoorraad')
  await expect.poll(() => keptCalls(page)).toContain(`uitvoerder ${locations}`)
  await expect.poll(async () => (await keptCalls(page)).filter((one) => one.startsWith(account))).toEqual([])
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  forgetLogin('uitvoerder')
  await expect.poll(() => keptCalls(page)).toEqual([])
})

test(
  'without connection a message stays until a retry reaches the server (R-UPD-03, R-UPD-04)',
  nightly,
  async ({ page, context, watched }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i)
    await enter(page, { ...at, path: '/bestellijst' })
    await underWorker(page)
    await context.setOffline(true)
    const message = page.getByRole('alert').filter({ hasText: 'Geen verbinding met de server.' })
    await expect(message).toBeVisible()
    const asksRoot = (request: Request) => new URL(request.url()).pathname === '/'
    const failed = page.waitForEvent('requestfailed', asksRoot)
    await message.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await failed
    await expect(message).toBeVisible()
    await expect(page.getByText('Er is weer verbinding.')).toHaveCount(0)
    await page.reload()
    await expect(message).toBeVisible()
    await context.setOffline(false)
    await expect(message).toHaveCount(0)
    await expect(page.getByText('Er is weer verbinding.').first()).toBeVisible()
  },
)

test('a new version is announced and the page reloads (R-UPD-02, R-SCR-SHELL-02)', async ({ page }) => {
  await page.route('**/GetVersion', (route) => route.fulfill({ json: { version: '9.9.9' } }))
  const loads: number[] = []
  page.on('load', () => loads.push(Date.now()))
  await page.goto('/info')
  const modal = page.getByRole('dialog', { name: 'Nieuwe versie' })
  await expect(modal).toContainText('Er is een nieuwe versie beschikbaar. De pagina wordt ververst.')
  await expect.poll(() => loads.length).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(modal).toHaveCount(0)
})

test(
  'a new version waits for a form that is being filled in, and comes one second after it is left (R-UPD-01, R-SCR-SHELL-02)',
  nightly,
  async ({ page }) => {
    let version: string | null = null
    await page.clock.install()
    await page.route('**/GetVersion', (route) =>
      version === null ? route.continue() : route.fulfill({ json: { version } }),
    )
    // Only who logs in here has a password here.
    await enter(page, { account: 'beheerder', location: '10041', path: '/wachtwoord-wijzigen' })
    await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
    await page.getByLabel(/^Huidig wachtwoord/).fill('iets')
    version = '9.9.9'
    await page.clock.fastForward('05:00')
    await expect(page.getByText('Er is een nieuwe versie', { exact: false }).first()).toBeVisible()
    await page.clock.fastForward('10:00')
    expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
    await expect(page.getByLabel(/^Huidig wachtwoord/)).toHaveValue('iets')
    const reloaded = page.waitForEvent('load')
    await page.getByLabel(/^Huidig wachtwoord/).fill('')
    await expect(page.getByRole('dialog', { name: 'Nieuwe versie' })).toBeVisible()
    expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
    await page.clock.fastForward(1000)
    await reloaded
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

for (const { status, text, rule } of [
  { status: 416, text: 'Uw account is niet bekend in de backoffice.', rule: 'R-ERR-03' },
  { status: 500, text: 'Er is een serverfout opgetreden. Probeer het later opnieuw.', rule: 'R-ERR-04' },
] as const) {
  test(
    `locations that cannot be read with status ${status} are reported (${rule})`,
    nightly,
    async ({ page, watched }) => {
      watched.allow(new RegExp(`status of ${status}`))
      await enter(page, { account, location: '10041', path: '/info' })
      await page.route('**/GetGebruikerMaterieelLocaties', (route) => route.fulfill({ status, json: { status } }))
      await page.reload()
      await expect(page.getByText(text).first()).toBeVisible()
      if (status === 416) await expect(page.getByText('Er is een serverfout opgetreden.')).toHaveCount(0)
    },
  )
}

test('with the back office away an order is taken, its number follows, and it arrives once', async ({ page }) => {
  const reference = `Onderweg ${Date.now()}`
  await putOnList({ account, location: '10042' }, { '121001': 1 })
  await enter(page, { account, location: '10042', path: '/bestellen/gegevens' })
  await tellBackOffice('faults', { kind: 'drop-before', scope: '*' })
  try {
    await page.getByLabel(/^Gewenste leverdatum/).fill(workingDay(8).typed)
    await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
    await page.getByLabel(/^Referentie/).fill(reference)
    await page.getByRole('button', { name: /^Volgende/ }).click()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
    await expect(page).toHaveURL(/bestellen\/voltooid/)
    await expect(page.getByText(/^P-\d+$/).first()).toBeVisible()
    await expect(
      page.getByText('Uw aanvraag is bewaard en gaat vanzelf naar de planning. U hoeft hier niet te wachten.'),
    ).toBeVisible()
    expect((await readBooks()).filter((one) => one.Reference === reference)).toEqual([])
  } finally {
    await tellBackOffice('faults', {}, 'DELETE')
  }
  await expect
    .poll(async () => (await readBooks()).filter((one) => one.Reference === reference).length, { timeout: 60_000 })
    .toBe(1)
  await expectTaken(page, 30_000)
})
