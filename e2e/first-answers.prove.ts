import type { Response } from '@playwright/test'
import { enter } from './enter.ts'
import { waitForContent } from './every-screen.ts'
import { expect, test } from './journey.ts'
import { putOnList } from './portal-calls.ts'

const at = { account: 'uitvoerder', location: '10002' } as const
/** Each with what its page has to bring along, beside the settings. */
const screens = [
  ['/', 'Agenda/GetVandaag'],
  ['/locatie', 'Agenda/GetVandaag'],
  ['/catalogus/121', 'MaterieelCatalogus'],
  ['/details/311006', 'MaterieelDetails'],
  ['/bestellijst', 'BestelLijst/GetBestelLijst'],
  ['/bestellen/gegevens', 'MaterieelAanvraag/GetAdressen'],
  ['/aanvragen', 'MaterieelAanvraag/GetAanvragen'],
  ['/orders/aanvoer', 'MaterieelOrder/GetGeleverdeOrders'],
  ['/materieelvoorraad', 'MaterieelVoorraad/ToonVoorraad'],
] as const

/** The calls that a page was answered beforehand. */
async function brought(page: Response | null): Promise<readonly string[]> {
  const [, text = '{"answers":[]}'] = /id="first-answers">([^<]*)</.exec((await page?.text()) ?? '') ?? []
  const { answers } = JSON.parse(text) as { answers: readonly { path: string; input: object }[] }
  return answers.map(({ path, input }) => `${path} ${JSON.stringify(input)}`)
}

// The browser's worker has a page of its own, which brings nothing along.
test.use({ serviceWorkers: 'block' })
test.beforeAll(() => putOnList(at, { '111004': 1, '121001': 2 }))

for (const [path, call] of screens) {
  test(`${path} asks nothing again that its page was answered`, async ({ page, watched }) => {
    watched.allow(/WebSocket|ERR_FAILED|ERR_BLOCKED/)
    // What others change meanwhile is told by the hub, upon which it is rightly asked again.
    await page.routeWebSocket('**/hubs/**', () => {})
    await page.route('**/hubs/**', (route) => route.abort())
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(`${new URL(request.url()).pathname} ${request.postData()}`)
    })
    await enter(page, { ...at, path })
    // A busy portal sends its page before all is answered.
    let answered: readonly string[] = []
    await expect(async () => {
      // The page before asks on until the next one is there.
      await page.goto('about:blank')
      asked.length = 0
      answered = await brought(await page.goto(path))
      expect(answered.join('\n')).toContain(`/api/${call} {`)
    }).toPass({ timeout: 20_000 })
    const logged = () => asked.some((one) => one.includes('/LogPagina'))
    await expect.poll(logged).toBe(true)
    await waitForContent(page)
    expect(asked.filter((one) => answered.includes(one))).toEqual([])
  })
}

test('an unreadable address is answered with a page as any other', async ({ page, watched }) => {
  watched.allow(/URIError|URI malformed|400/)
  const answer = await page.request.get('/details/%E0%A4%A')
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('id="first-answers"')])
})
