import type { CDPSession, Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { waitForContent } from './every-screen.ts'
import { expect, test } from './journey.ts'
import { tellFigures } from './tell-figures.ts'

/** Longer than this a key is felt to wait. */
const longestMs = 100
const typed = 'breekhamer'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the processor, which a busy machine does not lengthen. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Milliseconds of the processor that the longest task of the page took while something was done. */
async function longestTask(device: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = []
  const gather = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[])) // the browser's own shape
  device.on('Tracing.dataCollected', gather)
  const includedCategories = ['toplevel', 'disabled-by-default-lighthouse', 'devtools.timeline', '__metadata']
  await device.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await act()
  const ended = new Promise((resolve) => device.once('Tracing.tracingComplete', resolve))
  await device.send('Tracing.end')
  await ended
  device.off('Tracing.dataCollected', gather)
  const handled = events.find(({ name }) => name === 'EventDispatch')
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === handled?.pid && tid === handled.tid,
  )
  expect(tasks.length).toBeGreaterThan(typed.length)
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

/** Each key once what the former one found is drawn. */
async function typeSlowly(page: Page): Promise<void> {
  const drawn = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  for (const key of typed) {
    await page.keyboard.press(key)
    await drawn()
  }
  for (const _ of typed) {
    await page.keyboard.press('Backspace')
    await drawn()
  }
}

const screens = [
  ['uitvoerder', ['/materieelvoorraad', '/allematerieelvoorraad', '/aanvragen', '/facturen', '/materieelkeuringen']],
  ['beheerder', ['/settings', '/settings/categories']],
] as const

for (const [account, paths] of screens)
  test(`no key in a search field of ${account} holds the page for ${longestMs} ms`, async ({ page }) => {
    await enter(page, { account, location: '10001', path: '/' })
    const device = await page.context().newCDPSession(page)
    const longest: Record<string, number> = {}
    for (const path of paths) {
      await goOn(page, path)
      await waitForContent(page)
      await page.getByRole('main').getByRole('searchbox').first().click()
      longest[path] = Math.round(await longestTask(device, () => typeSlowly(page)))
    }
    console.log(longest)
    tellFigures({ 'search fields': paths.length })
    expect(Object.entries(longest).filter(([, ms]) => ms > longestMs)).toEqual([])
  })
