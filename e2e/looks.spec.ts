import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, test } from './journey.ts'
import { as, freePieces, putOnList, putOnRemovalList } from './portal-calls.ts'

const at = { account: 'medewerker', location: '10040' } as const
const screens = [
  ['home', '/'],
  ['info', '/info'],
  ['not-found', '/404'],
  ['login-method', '/inlog-methode'],
  ['login', '/inloggen'],
  ['password', '/wachtwoord-wijzigen'],
  ['catalogue', '/materieel'],
  ['category', '/catalogus/121'],
  ['search', '/zoeken/trilplaat'],
  ['item', '/details/111004'],
  ['order-list', '/bestellijst'],
  ['order-lists', '/bestellijsten'],
  ['removal-list', '/afvoerlijst'],
  ['scan', '/materieelvoorraad/scannen'],
  ['location', '/locatie'],
  ['location-data', '/locatie-gegevens'],
  ['requests', '/aanvragen'],
  ['order-details', '/bestellen/gegevens'],
  ['removal-details', '/Afvoeren/gegevens'],
  ['move-details', '/verplaatsen/gegevens'],
  ['transport-details', '/transport-aanvraag/gegevens'],
  ['stock', '/materieelvoorraad'],
  ['all-stock', '/allematerieelvoorraad'],
  ['find-piece', '/Materieel-Zoeken-Locaties'],
  ['inspections', '/materieelkeuringen'],
  ['documents', '/locatie-documenten'],
  ['arrivals', '/orders/aanvoer'],
  ['removals', '/orders/afvoer'],
  ['moves-to', '/orders/naar-verplaatsing'],
  ['moves-from', '/orders/van-verplaatsing'],
  ['exit-orders', '/exitorders'],
] as const
const leastTouchPx = 44
const narrowest = { width: 320, height: 640 }

/** One of each record that the company has: a request, an order, an exit order, and a piece with its history. */
async function recordScreens(): Promise<readonly (readonly [name: string, path: string])[]> {
  const { call } = await as(at.account)
  const first = async <Row>(path: string, materieellocatie: string): Promise<Row> => {
    const { items } = await call<{ items: Row[] }>(path, { gebruikerLogin: at.account, materieellocatie })
    if (items[0] === undefined) throw new Error(`${path} knows nothing of ${materieellocatie}`)
    return items[0]
  }
  const request = await first<{ aanvraagnummer: string }>('MaterieelAanvraag/GetAanvragen', '10001')
  const order = await first<{ ordernummer: string }>('MaterieelOrder/GetGeleverdeOrders', at.location)
  const exit = await first<{ nummer: string }>('MaterieelExitOrder/ExitOrders', '10001')
  const [piece] = await freePieces(at)
  const named = `${piece?.materieelSoort}/${piece?.materieelNummer}`
  return [
    ['request', `/aanvragen/${request.aanvraagnummer}`],
    ['order', `/orders/aanvoer/${order.ordernummer}`],
    ['exit-order', `/exitorders/${exit.nummer}`],
    ['piece', `/materieelvoorraad/details/${named}`],
    ['history', `/voorraadverloop/${named}`],
  ]
}

/** Everything to tap in the frame, with its smallest side in pixels, of what is too small for a finger. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate((least) => {
    const targets = document.querySelectorAll('header[class] a, header[class] button, nav a, nav button')
    return [...targets].flatMap((target) => {
      const { width, height, top } = target.getBoundingClientRect()
      const isSeen = target instanceof HTMLElement && target.checkVisibility() && top >= 0 && width > 1
      const isInFrame = target.closest('main, footer, [class*="skip"]') === null
      const words = target.getAttribute('aria-label') ?? target.textContent
      // Half a pixel of rounding is no smaller target.
      return isSeen && isInFrame && Math.min(width, height) < least - 0.5 ? [`${words}: ${width}x${height}`] : []
    })
  }, leastTouchPx)
}

async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => true))
}

test.beforeAll(async () => {
  await putOnList(at, { '111004': 1, '121001': 2 })
  await putOnRemovalList(at, (await freePieces(at)).slice(-2))
})

for (const { size, viewport, theme } of [
  { size: 'phone', viewport: { width: 390, height: 844 }, theme: 'dark' },
  { size: 'desk', viewport: { width: 1440, height: 900 }, theme: 'light' },
] as const) {
  test.describe(`${size} in ${theme}`, () => {
    test.use({ viewport, hasTouch: size === 'phone', colorScheme: theme })

    test(`every screen is readable for all and fits (R-GEN-01) on a ${size} in ${theme}`, async ({ page }) => {
      // Every screen there is.
      test.slow()
      await enter(page, { ...at, path: '/' })
      for (const [name, path] of [...screens, ...(await recordScreens())]) {
        // Each screen is reached both ways: by its address on a desk, from another screen on a phone.
        await (size === 'phone' ? goOn(page, path) : page.goto(path))
        await waitForContent(page)
        await expect(page).toHaveTitle(/Materieel Portaal/)
        await keepPicture(page, `${name}-${size}-${theme}`, name !== 'category')
        await test.step(`${path} is accessible`, () => expectAccessible(page))
        if (size !== 'phone') continue
        await expectNoSidewaysScroll(page)
        expect(await smallTargets(page), path).toEqual([])
        await page.setViewportSize(narrowest)
        await test.step(`${path} fits the narrowest phone`, () => expectNoSidewaysScroll(page))
        await page.setViewportSize(viewport)
      }
    })
  })
}
