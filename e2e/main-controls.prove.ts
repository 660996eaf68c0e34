import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { everyScreen, fillLists, waitForContent } from './every-screen.ts'
import { expect, test } from './journey.ts'
import { missedPoints } from './nine-points.ts'
import { phone } from './open-page.ts'
import { tellFigures } from './tell-figures.ts'

/** Of what repeats in rows the first is as the others. */
const mostOfAKind = 2

/** The buttons of a screen, and the links that look like one; of several with the same shape the first ones. */
async function mainControls(page: Page) {
  await page.getByRole('main').evaluate((main, most) => {
    const seen = new Map<string, number>()
    const usable = [...main.querySelectorAll<HTMLElement>('button, a[class*="button" i]')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [inert] *'),
    )
    for (const one of usable) {
      const shape = `${one.tagName} ${one.className} ${one.dataset.shape ?? ''}`
      const count = (seen.get(shape) ?? 0) + 1
      seen.set(shape, count)
      if (count <= most) one.setAttribute('data-main-control', '')
    }
  }, mostOfAKind)
  return page.locator('[data-main-control]').all()
}

test.beforeAll(fillLists)

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true })

  for (const { which, who, listed } of everyScreen)
    test(`the main controls of ${which} work wherever they are touched`, async ({ page, watched }) => {
      test.setTimeout(30 * 60_000)
      watched.allow(/403|404/)
      await enter(page, { ...who, path: '/' })
      const missed: string[] = []
      let pressed = 0
      for (const [, path] of await listed()) {
        await goOn(page, path)
        await waitForContent(page)
        for (const control of await mainControls(page)) {
          const name = (await control.textContent())?.trim() || (await control.getAttribute('aria-label'))
          const points = await missedPoints(page, 'touch', control)
          pressed += 1
          missed.push(...points.map((point) => `${path}: ${name} at ${point}`))
        }
      }
      tellFigures({ controls: pressed, missed: missed.length })
      expect(missed).toEqual([])
    })
})
