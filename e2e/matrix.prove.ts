import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { adminAt, adminScreens, fillLists, recordScreens, screens, waitForContent } from './every-screen.ts'
import { expect, expectNoSidewaysScroll, portalUrl, test, violationsOf } from './journey.ts'
import { desk, phone } from './open-page.ts'
import { tellFigures } from './tell-figures.ts'

/** One account of each role, at a location where there is something to see. */
const people = [
  { role: 'site manager', account: 'uitvoerder', location: '10001' },
  { role: 'foreman', account: 'voorman', location: '10001' },
  { role: 'back-office view', account: 'administratie', location: '10001' },
  { role: 'approver', account: 'goedkeurder', location: '10001' },
  { role: 'employee', account: 'medewerker', location: '10040' },
  { role: 'administrator', ...adminAt },
] as const
const themes = ['light', 'dark', 'contrast'] as const
const sizes = [
  { name: 'phone', viewport: phone, hasTouch: true },
  { name: 'desk', viewport: desk, hasTouch: false },
] as const
const leastTouchPx = 44

const touched =
  'button, a[href], summary, select, textarea, input:not([type="hidden"]), [role="tab"], [role="option"], [role="menuitem"]'

/** What a finger has to meet and is too small for it; a link in a sentence is as high as its line (WCAG 2.5.8). */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate(
    ({ least, selector }) => {
      const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // Somebody taps the words of a box as well as the box, and a card anywhere where its link lies over all of it.
      const partsOf = (target: HTMLElement): Element[] => {
        if (target instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(target.type))
          return [target, ...(target.labels ?? [])]
        const { content, position, inset } = getComputedStyle(target, '::after')
        const covers = content !== 'none' && position === 'absolute' && inset === '0px' && target.offsetParent
        return covers ? [covers] : [target]
      }
      const isInSentence = (target: HTMLElement) => {
        const around = target.parentElement?.textContent.trim() ?? ''
        return getComputedStyle(target).display === 'inline' && around.length > target.textContent.trim().length
      }
      return [...document.querySelectorAll(selector)].flatMap((target) => {
        if (!(target instanceof HTMLElement) || !seen(target)) return []
        const sides = partsOf(target).map((part) => part.getBoundingClientRect())
        const width = Math.max(...sides.map((side) => side.width))
        const height = Math.max(...sides.map((side) => side.height))
        const isForReaders = width <= 1 || target.closest('[class*="skip"], .out-of-sight') !== null
        // Half a pixel of rounding is no smaller target.
        if (isInSentence(target) || isForReaders || Math.min(width, height) >= least - 0.5) return []
        const words = target.getAttribute('aria-label') ?? target.textContent
        return [`${target.tagName} ${words}: ${Math.round(width)}x${Math.round(height)}`]
      })
    },
    { least: leastTouchPx, selector: touched },
  )
}

test.beforeAll(fillLists)

for (const { role, account, location } of people)
  for (const theme of themes)
    for (const { name, ...size } of sizes)
      test.describe(() => {
        test.use(size)
        test(`each screen is accessible to the ${role} on a ${name} in ${theme}`, async ({
          page,
          context,
          watched,
        }) => {
          test.setTimeout(20 * 60_000)
          // A role is told which screens and calls are not for it.
          watched.allow(/403|404/)
          const value = encodeURIComponent(JSON.stringify({ theme }))
          await context.addCookies([{ name: 'mp_voorkeuren', value, url: portalUrl() }])
          await enter(page, { account, location, path: '/' })
          const listed = [...screens, ...(await recordScreens()), ...(account === adminAt.account ? adminScreens : [])]
          const faults: string[] = []
          const small = new Set<string>()
          for (const [, path] of listed) {
            await goOn(page, path)
            await waitForContent(page)
            for (const violation of await violationsOf(page)) faults.push(`${path}: ${violation}`)
            if (name === 'desk') continue
            await test.step(`${path} fits`, () => expectNoSidewaysScroll(page))
            for (const target of await smallTargets(page)) small.add(`${path}: ${target}`)
          }
          tellFigures({ screens: listed.length, violations: faults.length, 'targets below 44 px': small.size })
          expect({ faults, small: [...small] }).toEqual({ faults: [], small: [] })
        })
      })
