import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { everyScreen, fillLists, waitForContent } from './every-screen.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, test } from './journey.ts'
import { phone } from './open-page.ts'

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

test.use({ viewport: phone, hasTouch: true, colorScheme: 'dark' })

for (const { which, who, listed } of everyScreen)
  test(`${which} is readable for all and fits a phone (R-GEN-01)`, async ({ page }) => {
    // Every screen there is.
    test.slow()
    await enter(page, { ...who, path: '/' })
    for (const [name, path] of await listed()) {
      await goOn(page, path)
      await waitForContent(page)
      await expect(page).toHaveTitle(/Materieel Portaal/)
      await keepPicture(page, `${name}-phone`, name !== 'category')
      await test.step(`${path} is accessible`, () => expectAccessible(page))
      await expectNoSidewaysScroll(page)
      expect(await smallTargets(page), path).toEqual([])
      await page.setViewportSize(narrowest)
      await test.step(`${path} fits the narrowest phone`, () => expectNoSidewaysScroll(page))
      await page.setViewportSize(phone)
    }
  })
