import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './journey.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

/** The packet by which the hub lets a page in. */
const isAdmission = (packet: string) => packet.startsWith('40{')

/** Resolves when the hub let this page in: from then on it misses no event. */
async function admitted(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => isAdmission(String(payload)))
}

/** Opens a screen in a window of its own that follows the back office, marked so that a reload would show. */
export async function openBeside(context: BrowserContext, path: string, size = desk): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(size)
  const listening = admitted(page)
  await page.goto(path)
  await listening
  await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
  return page
}

export async function expectNoReload(pages: readonly Page[]): Promise<void> {
  for (const page of pages) expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
}
