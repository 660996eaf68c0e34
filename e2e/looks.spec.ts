import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { as, putOnList } from './portal-calls.ts'

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
] as const
const leastTouchPx = 44

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
  await page.waitForLoadState('networkidle')
}

test.beforeAll(async () => putOnList(at, { '111004': 1, '121001': 2 }))

for (const { size, viewport, theme } of [
  { size: 'phone', viewport: { width: 390, height: 844 }, theme: 'dark' },
  { size: 'desk', viewport: { width: 1440, height: 900 }, theme: 'light' },
] as const) {
  test.describe(`${size} in ${theme}`, () => {
    test.use({ viewport, hasTouch: size === 'phone', colorScheme: theme })

    test(`every screen is readable for all and fits (R-GEN-01) on a ${size} in ${theme}`, async ({ page }) => {
      await enter(page, { ...at, path: '/' })
      for (const [name, path] of screens) {
        await page.goto(path)
        await waitForContent(page)
        await expect(page).toHaveTitle(/Materieel Portaal/)
        await page.screenshot({ path: `.cache/looks/${name}-${size}-${theme}.png`, fullPage: name !== 'category' })
        await test.step(`${path} is accessible`, () => expectAccessible(page))
        if (size !== 'phone') continue
        await expectNoSidewaysScroll(page)
        expect(await smallTargets(page), path).toEqual([])
      }
    })
  })
}

test('nothing has to be scrolled sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, { ...at, path: '/' })
  const { call } = await as(at.account)
  const { items } = await call<{ items: { aanvraagnummer: string }[] }>('MaterieelAanvraag/GetAanvragen', {
    gebruikerLogin: at.account,
    materieellocatie: '10001',
  })
  const request = items[0]?.aanvraagnummer ?? ''
  expect(request).not.toBe('')
  for (const path of [...screens.map(([, path]) => path), `/aanvragen/${request}`]) {
    await page.goto(path)
    await waitForContent(page)
    await test.step(`${path} fits`, () => expectNoSidewaysScroll(page))
  }
})
