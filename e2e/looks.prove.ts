import { enter, goOn } from './enter.ts'
import { everyScreen, fillLists, waitForContent } from './every-screen.ts'
import { expect, expectNoSidewaysScroll, portalUrl, test } from './journey.ts'
import { phone } from './open-page.ts'

const narrowest = { width: 320, height: 640 }

test.beforeAll(fillLists)

for (const locale of ['de-DE', 'fr-FR', 'en-US']) {
  test.describe(`a phone in ${locale}`, () => {
    test.use({ viewport: phone, hasTouch: true })

    for (const { which, who, listed } of everyScreen)
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
