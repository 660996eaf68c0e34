import type { Page } from '@playwright/test'
import { expect, keepPicture, readRows, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { keptPhotos, makePhoto } from './photos.ts'
import { as, emptyLists } from './portal-calls.ts'
import { bar, cut, visit, waiting } from './queue-steps.ts'

// As a browser has it.
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const at = { account: 'medewerker', location: '10044' } as const
const offline = /ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i
/** What the back office says reaches open pages with the synchronisation after it. */
const follows = { timeout: 60_000 }

async function fillIn(page: Page, words: string): Promise<void> {
  await page.getByLabel(/^Wat is er aan de hand\?/).fill(words)
  await page.getByLabel(/^Soort/).selectOption({ index: 1 })
  await page.getByLabel(/^Urgentie/).selectOption({ index: 1 })
}

const send = (page: Page) => page.getByRole('button', { name: 'Feedback versturen' })

async function filesOf(words: string): Promise<readonly string[]> {
  const { call } = await as(at.account)
  const place = { gebruikerLogin: at.account, materieellocatie: at.location }
  const { items } = await call<{ items: { id: string; omschrijving: string }[] }>(
    'Klachten/GetMaterieelKlachten',
    place,
  )
  const [found, ...more] = items.filter(({ omschrijving }) => omschrijving === words)
  expect(more).toEqual([])
  if (found === undefined) return []
  const answer = await call<{ items: { naam: string }[] }>('Klachten/GetMaterieelKlachtDocumenten', {
    klachtId: found.id,
  })
  return answer.items.map(({ naam }) => naam)
}

test('feedback with a photo waits without a connection, upright and without its place, and is there once with it', async ({
  page,
  context,
  watched,
}) => {
  test.slow()
  watched.allow(offline)
  const words = `Hydrauliek lekt ${Date.now()}`
  await visit(page, { ...at, path: '/klachten-aanmaken' })
  const photo = await makePhoto(page)
  await fillIn(page, words)
  const camera = page.locator('input[type="file"][capture]')
  await camera.setInputFiles({ name: 'lek.jpg', mimeType: 'image/jpeg', buffer: photo })
  await cut(context, page)
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nog te versturen' })).toBeVisible()
  await waiting(page, 2)
  await expect(page.getByText(`Feedback ‘${words}’`)).toBeVisible()
  await expect(page.getByText('Bestand bij feedback: lek.jpg')).toBeVisible()
  expect(await keptPhotos(page)).toEqual([{ width: 200, height: 400, hasExif: false }])
  await keepPicture(page, 'queue-feedback')
  await page.reload()
  await waiting(page, 2)
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(() => filesOf(words)).toEqual(['lek.jpg'])
  expect(await keptPhotos(page)).toEqual([])
  const booked = async () =>
    (await readRows('PortaalKlacht')).filter(({ Description }) => String(Description).includes(words)).length
  await expect.poll(booked, follows).toBe(1)
})

test(
  'feedback that does not fit the storage is said, and the form keeps it until it does',
  nightly,
  async ({ page, context, watched }) => {
    watched.allow(offline)
    const words = `Ruit gebarsten ${Date.now()}`
    await visit(page, { ...at, path: '/klachten-aanmaken' })
    const photo = await makePhoto(page)
    await fillIn(page, words)
    await page
      .locator('input[type="file"][capture]')
      .setInputFiles({ name: 'ruit.jpg', mimeType: 'image/jpeg', buffer: photo })
    await cut(context, page)
    const browser = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await send(page).click()
    await expect(page.getByText(/de opslag van uw browser is vol of niet toegestaan/)).toBeVisible()
    await expect(page.getByLabel(/^Wat is er aan de hand\?/)).toHaveValue(words)
    await expect(page.getByText('ruit.jpg', { exact: true })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await keepPicture(page, 'queue-full')
    await browser.send('Storage.overrideQuotaForOrigin', { origin })
    await send(page).click()
    await waiting(page, 2)
    await context.setOffline(false)
    await expect(bar(page)).toHaveCount(0)
    await expect.poll(() => filesOf(words)).toEqual(['ruit.jpg'])
  },
)

test(
  'two tabs show the same queue, and each thing that waits is sent once by one of them',
  nightly,
  async ({ page, context, watched }) => {
    watched.allow(offline)
    await emptyLists(at)
    await visit(page, { ...at, path: '/details/121001' })
    const other = await context.newPage()
    await other.goto('/details/121002')
    await expect(other.getByRole('button', { name: /toevoegen/i }).first()).toBeVisible()
    const keys: string[] = []
    context.on('request', (request) => {
      const key = request.headers()['idempotency-key']
      if (key !== undefined && request.serviceWorker() === null && /BestelLijst/.test(request.url())) keys.push(key)
    })
    await cut(context, page)
    // For ten seconds after an addition the button leads to the list; those of what goes with the item stay.
    for (const tab of [page, other, page, other]) {
      await tab.getByRole('button', { name: 'Toevoegen', exact: true }).first().click()
      await expect(tab.getByRole('button', { name: /op de lijst: / }).first()).toBeVisible()
    }
    await waiting(page, 4)
    await waiting(other, 4)
    await context.setOffline(false)
    await expect(bar(page)).toHaveCount(0)
    await expect(bar(other)).toHaveCount(0)
    const { call } = await as(at.account)
    const place = { gebruikerLogin: at.account, materieellocatie: at.location }
    const { items } = await call<{ items: { materieelSoort: string; aantal: number; parentId: string | null }[] }>(
      'BestelLijst/GetBestelLijst',
      { ...place, bestelijstId: '00000000-0000-0000-0000-000000000000' },
    )
    const amounts = items.filter(({ parentId }) => parentId === null).map((line) => [line.materieelSoort, line.aantal])
    expect(Object.fromEntries(amounts)).toEqual({ '121001': 2, '121002': 2 })
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(4)
  },
)
