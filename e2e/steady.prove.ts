import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { waitForContent } from './every-screen.ts'
import { expect, test } from './journey.ts'
import { as } from './portal-calls.ts'

const at = { account: 'medewerker', location: '10001' } as const
/** What browsers call good: how much of the screen moved under the reader, times how far. */
const mostShift = 0.1
/** Answers come one after the other, the slowest last, as over a bad line. */
const answerAfterMs = {
  GetBestelLijst: 700,
  GetAanvragen: 1200,
  GetVandaag: 1100,
  GetMeegeLeverdeItems: 900,
  GetMaterieelBestelTips: 1200,
  GetExtraInfo: 1500,
}

/** Publishes what the company says at home; answers how to remove it. */
async function sayAtHome(): Promise<() => Promise<unknown>> {
  const { call } = await as('beheerder')
  const html = '<h2>Let op</h2><p>Vrijdag gaat het depot om 12 uur dicht.</p><p>Bel bij spoed 010 555 01 00.</p>'
  const { guid, versie } = await call<{ guid: string; versie: number }>('ContentControllers/SaveContent', {
    guid: null,
    versie: 0,
    name: 'Thuis',
    url: null,
    plaats: 'home',
    teksten: [{ taal: 'nl-NL', titel: '', html }],
    actie: 'publiceren',
  })
  return () => call('ContentControllers/RemoveContentPage', { guid, versie })
}

/** A slow telephone at the end of a slow line. */
async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await device.send('Network.emulateNetworkConditions', line)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const [call, ms] of Object.entries(answerAfterMs))
    await page.route(`**/${call}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      await route.continue()
    })
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      // The type of the browser's own entry is not in the library of types.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

let unsay: () => Promise<unknown>
test.beforeAll(async () => {
  unsay = await sayAtHome()
})
test.afterAll(() => unsay())

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const [name, path, last] of [
  ['home', '/', 'GetExtraInfo'],
  ['an item', '/details/311006', 'GetMaterieelBestelTips'],
] as const) {
  test(`${name} stays where it is while it fills on a slow phone`, async ({ page }) => {
    await watchShifts(page)
    await slowDown(page)
    const answered = page.waitForResponse((response) => response.url().endsWith(last))
    await enter(page, { ...at, path })
    await answered
    await waitForContent(page)
    if (path === '/') await expect(page.getByText('Vrijdag gaat het depot om 12 uur dicht.')).toBeAttached()
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(mostShift)
  })
}
