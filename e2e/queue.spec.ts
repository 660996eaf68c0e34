import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, test, workingDay } from './journey.ts'
import { nightly } from './nightly.ts'
import { as, emptyLists, freePieces, putOnList } from './portal-calls.ts'
import { bar, cut, visit, waiting } from './queue-steps.ts'

// As a browser has it.
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const at = { account: 'medewerker', location: '10044' } as const
const place = { gebruikerLogin: at.account, materieellocatie: at.location }

interface Lines {
  readonly items: readonly {
    readonly id: string
    readonly materieelSoort: string
    readonly aantal: number
    readonly comment: string
    readonly parentId: string | null
  }[]
}

/** What the server has on the order list, without what came along. */
async function onServer(): Promise<Readonly<Record<string, number>>> {
  const { call } = await as(at.account)
  const { items } = await call<Lines>('BestelLijst/GetBestelLijst', {
    ...place,
    bestelijstId: '00000000-0000-0000-0000-000000000000',
  })
  return Object.fromEntries(
    items.filter(({ parentId }) => parentId === null).map((line) => [line.materieelSoort, line.aantal]),
  )
}

const line = (page: Page, no: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: no })
const amount = (page: Page, no: string) => line(page, no).getByRole('textbox', { name: /^Aantal van/ })

test('what is done to an order list without a connection shows, survives a reload, and is sent once in order', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i)
  await emptyLists(at)
  await putOnList(at, { '121001': 3, '121002': 1 })
  await visit(page, { ...at, path: '/bestellijst' })
  await expect(amount(page, '121001')).toHaveValue('3')
  await cut(context, page)
  await amount(page, '121001').fill('5')
  await amount(page, '121001').blur()
  await waiting(page, 1)
  await amount(page, '121001').fill('7')
  await amount(page, '121001').blur()
  await amount(page, '121002').fill('4')
  await amount(page, '121002').blur()
  await waiting(page, 2)
  await page.reload()
  await waiting(page, 2)
  await expect(amount(page, '121001')).toHaveValue('7')
  await keepPicture(page, 'queue-list')
  await bar(page).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nog te versturen' })).toBeVisible()
  await expect(page.getByText('3 wordt 7')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await keepPicture(page, 'queue-waiting')
  expect(await onServer()).toEqual({ '121001': 3, '121002': 1 })
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(onServer).toEqual({ '121001': 7, '121002': 4 })
  await expect(page.getByText('Verstuurd').first()).toBeVisible()
  await keepPicture(page, 'queue-sent')
})

test('a change that met another one is told with both values, and the person decides', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i)
  await emptyLists(at)
  await putOnList(at, { '121001': 3 })
  await visit(page, { ...at, path: '/bestellijst' })
  await expect(amount(page, '121001')).toHaveValue('3')
  await cut(context, page)
  await amount(page, '121001').fill('5')
  await amount(page, '121001').blur()
  await waiting(page, 1)
  // The same person on another device.
  await putOnList(at, { '121001': 5 })
  await context.setOffline(false)
  await expect(bar(page)).toContainText('1 vraagt uw keuze')
  await bar(page).getByRole('link').click()
  await expect(page.getByText('Intussen staat er 8. U koos 5.')).toBeVisible()
  await keepPicture(page, 'queue-clash')
  await page.getByRole('button', { name: '5 maken' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(onServer).toEqual({ '121001': 5 })
})

test('an answer that got lost is asked for again under the same key, and the line stands there once', async ({
  page,
  watched,
}) => {
  watched.allow(/ERR_|Failed to load|WebSocket|fetch/i)
  await emptyLists(at)
  await visit(page, { ...at, path: '/details/121004' })
  // The server gets it, the page hears nothing of that.
  await page.route(
    /AddBestelLijst$/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('AddBestelLijst'))
  await page
    .getByRole('button', { name: /toevoegen/i })
    .first()
    .click()
  await lost
  await expect(bar(page)).toHaveCount(0, { timeout: 30_000 })
  await expect.poll(onServer).toEqual({ '121004': 1 })
})

test('pieces that go back wait as well, and logging out asks first', nightly, async ({ page, context, watched }) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i)
  await emptyLists(at)
  const [piece] = (await freePieces(at)).slice(-1)
  const no = piece?.materieelNummer ?? ''
  await visit(page, { ...at, path: `/materieelvoorraad?zoek=${encodeURIComponent(no)}` })
  const row = page.getByRole('main').locator('[data-row]').filter({ hasText: no })
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Retour' }).click()
  const send = page.getByRole('button', { name: 'Op de afvoerlijst zetten' })
  await expect(send).toBeVisible()
  await cut(context, page)
  await send.click()
  await waiting(page, 1)
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  const question = page.getByRole('dialog', { name: 'Uitloggen en weggooien?' })
  await expect(question).toContainText('1 ding is nog niet verstuurd')
  await keepPicture(page, 'queue-logout', false)
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await waiting(page, 1)
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  const { call } = await as(at.account)
  const read = async () =>
    (await call<{ afvoerlijstItems: { materieelNummer: string }[] }>('/GetAfvoerlijst', place)).afvoerlijstItems
  await expect.poll(async () => (await read()).map(({ materieelNummer }) => materieelNummer)).toEqual([no])
})

test(
  'a request is prepared while there is no connection, is not sent by itself, and goes with one press on its step afterwards',
  nightly,
  async ({ page, context, watched }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i)
    await emptyLists(at)
    await putOnList(at, { '121001': 1 })
    await visit(page, { ...at, path: '/bestellen/gegevens' })
    await page.getByLabel(/^Gewenste leverdatum/).fill(workingDay(8).typed)
    await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
    await page.getByLabel(/^Referentie/).fill('Zonder signaal')
    await page.getByRole('button', { name: /^Volgende/ }).click()
    await page.getByRole('checkbox').first().check()
    await cut(context, page)
    await page.getByRole('button', { name: 'Klaarzetten' }).click()
    await expect(page.getByText(/Klaargezet op .*, nog niet verstuurd/)).toBeVisible()
    await keepPicture(page, 'queue-request')
    await context.setOffline(false)
    await expect(page.locator('[data-offline-bar]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
    await expect(page).toHaveURL(/bestellen\/voltooid/)
  },
)

test('what waits since the first version of the queue is sent by this one', nightly, async ({ page, watched }) => {
  watched.allow(/Failed to load|WebSocket|fetch/i)
  await emptyLists(at)
  // A page of the portal that runs nothing of it.
  await page.goto('/mark.svg')
  await page.evaluate(
    async ({ owner, location, listId }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('mp_wachtrij', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('work', { keyPath: 'seq' })
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const thing = { type: 'Materieel', materieelSoort: '121001', materieelNummer: '', omschrijving: 'Minigraver' }
      const things = [{ ...thing, eenheid: 'STUK', afbeelding: null, gewichtPerStuk: 0, aantal: 2, opmerking: '' }]
      const work = {
        ...{ key: crypto.randomUUID(), seq: 1, at: Date.now(), owner, tenant: 'standaard', location, state: 'waiting' },
        ...{ sentAt: null, lostAt: null, wire: null, tries: 0, outcome: null },
        deed: { kind: 'add', list: 'order', listId, things },
      }
      const tx = db.transaction('work', 'readwrite')
      tx.objectStore('work').put(work)
      await new Promise((resolve) => {
        tx.oncomplete = resolve
      })
      db.close()
    },
    { owner: at.account, location: at.location, listId: '00000000-0000-0000-0000-000000000000' },
  )
  await enter(page, { ...at, path: '/nog-te-versturen' })
  await expect(page.getByText('Verstuurd').first()).toBeVisible()
  await expect.poll(onServer).toEqual({ '121001': 2 })
})
