import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './journey.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

const hubPath = '/hubs/communication'
/** The packet by which the hub lets a page in, alone or among others in one answer. */
const isAdmission = (packets: string) => packets.split('\u001e').some((packet) => packet.startsWith('40{'))

/** Resolves when the hub let this page in, whichever way that came: from then on it misses no event. */
function admitted(page: Page): Promise<unknown> {
  const byRequest = page.waitForResponse(
    async (answer) => answer.url().includes(hubPath) && isAdmission(await answer.text().catch(() => '')),
  )
  const bySocket = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => isAdmission(String(payload))))
  return Promise.any([byRequest, bySocket])
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
