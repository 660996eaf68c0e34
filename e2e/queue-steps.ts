import type { BrowserContext, Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect } from './journey.ts'

/** Says in the frame what waits. */
export const bar = (page: Page) => page.locator('[data-waiting-bar]')
export const waiting = (page: Page, count: number) =>
  expect(bar(page)).toContainText(count === 1 ? '1 wacht op verbinding' : `${count} wachten op verbinding`)

/** The first visit installs the worker; from the second on it stands between page and portal. */
export async function visit(page: Page, entrance: Parameters<typeof enter>[1]): Promise<void> {
  await enter(page, entrance)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function cut(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await expect(page.locator('[data-offline-bar]')).toBeVisible()
}
