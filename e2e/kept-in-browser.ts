import { expect, type Page } from '@playwright/test'

/** What the caches of the browser whose name begins so hold: addresses. */
const keptIn = (page: Page, cache: string) =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => decodeURIComponent(url))
  }, cache)

/** The program files of all screens with their Dutch texts, as the build names them. */
const screensOf = (page: Page) =>
  page.evaluate(async () => {
    // The build writes this shape; apps/web/kept-parts.ts.
    type Parts = { screens: readonly string[]; texts: Record<string, readonly string[]> }
    const { screens, texts } = (await (await fetch('/parts.json')).json()) as Parts
    return [...screens, ...(texts['nl-NL'] ?? []).filter((file) => /-(site|wizard|later|ground)-/.test(file))]
  })

/** Waits until the browser, when it has nothing else to do, has kept all of these. */
const untilKept = (page: Page, cache: string, words: readonly string[]) =>
  expect
    .poll(() => keptIn(page, cache), { timeout: 45_000 })
    .toEqual(expect.arrayContaining(words.map((word) => expect.stringContaining(word))))

/** Waits until the browser has kept the answers to these calls. */
export const untilAnswersKept = (page: Page, calls: readonly string[]): Promise<void> =>
  untilKept(
    page,
    'mp_antwoorden',
    calls.map((call) => `/${call}"`),
  )

/** Waits until the browser has kept every screen with its texts. */
export const untilScreensKept = async (page: Page): Promise<void> => untilKept(page, 'parts', await screensOf(page))
