import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { expect, test } from './journey.ts'

// As a browser has it.
test.use({ serviceWorkers: 'allow' })

const visit = { account: 'medewerker', location: '10041', path: '/bestellijst' }

/** The paths of the files in the caches of the browser whose name has `word` in it. */
function keptIn(page: Page, word: string): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.includes(wanted))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  }, word)
}

/** The program files that the open page consists of and that no cache holds. */
function usedAndNotKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const used = performance.getEntriesByType('resource').map(({ name }) => name)
    const missing: string[] = []
    for (const name of used)
      if (/\/assets\/.*\.(js|css|woff2)$/.test(name) && (await caches.match(name)) === undefined) missing.push(name)
    return missing
  })
}

const listed = (page: Page) => page.waitForResponse(/\/parts\.json$/, { timeout: 60_000 })
const some = (part: RegExp) => expect.arrayContaining([expect.stringMatching(part)])

test('who spares data keeps the shell and what was used, which opens without connection; what was not used says so', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i)
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const isListed = listed(page)
  await enter(page, visit)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const shell = await keptIn(page, 'precache')
  expect(shell).toEqual(some(/\/index\.html$/))
  // The page of what waits for a connection is there from the first visit on.
  expect(shell).not.toEqual(some(/\/(de-DE|fr-FR|en-US)-|(?<!Queue)Page-/))
  await expect.poll(() => keptIn(page, 'parts')).toEqual(some(/\/OrderListPage-/))
  await expect.poll(() => usedAndNotKept(page)).toEqual([])
  await isListed
  expect(await keptIn(page, 'parts')).not.toEqual(some(/\/(de-DE|fr-FR|en-US|StockPage)-/))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellijst' })).toBeVisible()
  await goOn(page, '/materieelvoorraad')
  await expect(page.getByText('Deze gegevens zijn nog niet opgehaald.').first()).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect.poll(() => keptIn(page, 'parts')).toEqual(some(/\/StockPage-/))
})

test('a browser at rest keeps every screen in its language, and lets go of what an earlier version left', async ({
  page,
}) => {
  await enter(page, visit)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptIn(page, 'parts'), { timeout: 60_000 }).toEqual(some(/\/StockPage-/))
  // No screen of this visit shows these texts.
  for (const texts of ['wizard', 'later', 'ground'])
    expect(await keptIn(page, 'parts')).toEqual(some(new RegExp(`/nl-NL-${texts}-`)))
  expect(await keptIn(page, 'parts')).not.toEqual(some(/\/(de-DE|fr-FR|en-US|OutboxPage)-/))
  await page.evaluate(async () => (await caches.open('parts')).put('/assets/earlier-1a2b3c.js', new Response('')))
  await page.reload()
  await expect.poll(() => keptIn(page, 'parts'), { timeout: 60_000 }).not.toEqual(some(/earlier/))
  expect(await keptIn(page, 'parts')).toEqual(some(/\/StockPage-/))
})
