import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { adminAt, adminScreens, fillLists, lookAt, recordScreens, screens, waitForContent } from './every-screen.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, portalUrl, test } from './journey.ts'

const leastTouchPx = 44
const narrowest = { width: 320, height: 640 }

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

test.beforeAll(fillLists)

type Screens = readonly (readonly [name: string, path: string])[]
const everybodys = { who: lookAt, listed: async (): Promise<Screens> => [...screens, ...(await recordScreens())] }
const ofAdministrators = { who: adminAt, listed: async (): Promise<Screens> => adminScreens }

for (const { size, viewport, theme } of [
  { size: 'phone', viewport: { width: 390, height: 844 }, theme: 'dark' },
  { size: 'desk', viewport: { width: 1440, height: 900 }, theme: 'light' },
] as const) {
  test.describe(`${size} in ${theme}`, () => {
    test.use({ viewport, hasTouch: size === 'phone', colorScheme: theme })

    for (const [which, { who, listed }] of [
      ['every screen', everybodys],
      ['every screen of the administration', ofAdministrators],
    ] as const)
      test(`${which} is readable for all and fits (R-GEN-01) on a ${size} in ${theme}`, async ({ page }) => {
        // Every screen there is.
        test.slow()
        await enter(page, { ...who, path: '/' })
        for (const [name, path] of await listed()) {
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

for (const locale of ['de-DE', 'fr-FR', 'en-US']) {
  test.describe(`a phone in ${locale}`, () => {
    const phone = { width: 390, height: 844 }
    test.use({ viewport: phone, hasTouch: true })

    for (const [which, { who, listed }] of [
      ['every screen', everybodys],
      ['every screen of the administration', ofAdministrators],
    ] as const)
      test(`${which} fits a phone in ${locale}`, async ({ page, context }) => {
        // Every screen there is.
        test.slow()
        const value = encodeURIComponent(JSON.stringify({ language: locale }))
        await context.addCookies([{ name: 'mp_voorkeuren', value, url: portalUrl() }])
        await enter(page, { ...who, path: '/' })
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        for (const [, path] of await listed()) {
          await goOn(page, path)
          await waitForContent(page)
          for (const size of [phone, narrowest]) {
            await page.setViewportSize(size)
            await test.step(`${path} fits ${size.width} px`, () => expectNoSidewaysScroll(page))
          }
          await page.setViewportSize(phone)
        }
      })
  })
}
