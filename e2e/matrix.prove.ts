import { appendFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { adminAt, adminScreens, fillLists, recordScreens, screens, waitForContent } from './every-screen.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, portalUrl, test } from './journey.ts'
import { desk, phone } from './open-page.ts'

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
  { name: 'phone', viewport: phone },
  { name: 'desk', viewport: desk },
] as const
const leastTouchPx = 44

/** What stands apart to be tapped and is too small for a finger; links within a text are as high as their line. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate((least) => {
    const targets = document.querySelectorAll('button, a[href], summary, select, [role="tab"], [role="option"]')
    return [...targets].flatMap((target) => {
      if (!(target instanceof HTMLElement) || !target.checkVisibility({ opacityProperty: true })) return []
      const { width, height } = target.getBoundingClientRect()
      const isInText = getComputedStyle(target).display === 'inline' && target.tagName === 'A'
      const isForReaders = width <= 1 || target.closest('[class*="skip"], .out-of-sight') !== null
      // Half a pixel of rounding is no smaller target.
      if (isInText || isForReaders || Math.min(width, height) >= least - 0.5) return []
      const words = target.getAttribute('aria-label') ?? target.textContent
      return [`${target.tagName} ${words}: ${Math.round(width)}x${Math.round(height)}`]
    })
  }, leastTouchPx)
}

function tellFigures(figures: Readonly<Record<string, number>>): void {
  const file = process.env.PROVE_FIGURES
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}

test.beforeAll(fillLists)

for (const { role, account, location } of people)
  for (const theme of themes)
    for (const { name, viewport } of sizes)
      test(`each screen is accessible to the ${role} on a ${name} in ${theme}`, async ({ page, context, watched }) => {
        test.setTimeout(20 * 60_000)
        // A role is told which screens and calls are not for it.
        watched.allow(/403|404/)
        await page.setViewportSize(viewport)
        const value = encodeURIComponent(JSON.stringify({ theme }))
        await context.addCookies([{ name: 'mp_voorkeuren', value, url: portalUrl() }])
        await enter(page, { account, location, path: '/' })
        const listed = [...screens, ...(await recordScreens()), ...(account === adminAt.account ? adminScreens : [])]
        const small = new Set<string>()
        for (const [, path] of listed) {
          await goOn(page, path)
          await waitForContent(page)
          await test.step(`${path} is accessible`, () => expectAccessible(page))
          if (name === 'desk') continue
          await test.step(`${path} fits`, () => expectNoSidewaysScroll(page))
          for (const target of await smallTargets(page)) small.add(`${path}: ${target}`)
        }
        tellFigures({ screens: listed.length, 'targets below 44 px': small.size })
        expect([...small]).toEqual([])
      })
