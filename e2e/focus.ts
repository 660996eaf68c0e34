import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Where the focus of a journey's pages was lost. What may take it along, a journey names with `allow`. */
export interface FocusWatch {
  readonly lost: string[]
  readonly contexts: BrowserContext[]
  allow(pattern: RegExp): void
}

/**
 * Runs in every page. Once somebody pressed something, the page must have the focus somewhere after each dialog that
 * closed and each screen that was opened. It looks when the next thing is pressed: that is when a person finds nothing.
 */
function watchInPage(): void {
  let pressed = false
  let changed: string | null = null
  let openDialogs = 0
  let path = location.pathname
  const focusWatch = {
    /** What happened when the focus is nowhere now; null when all is well. */
    loss: () => {
      const { activeElement, body } = document
      return changed !== null && (activeElement === null || activeElement === body) ? changed : null
    },
  }
  Object.assign(globalThis, { focusWatch })
  const look = () => {
    const dialogs = document.querySelectorAll('dialog[open]').length
    if (pressed && dialogs < openDialogs) changed = `a dialog closed at ${path}`
    if (pressed && location.pathname !== path) changed = `${path} led to ${location.pathname}`
    openDialogs = dialogs
    path = location.pathname
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ['open'] })
  const press = (event: Event) => {
    if (!event.isTrusted) return
    const loss = focusWatch.loss()
    // The page hands this function over to the journey under this name.
    if (loss !== null) (Reflect.get(globalThis, 'tellFocusLost') as (text: string) => void)(loss)
    pressed = true
    changed = null
  }
  document.addEventListener('pointerdown', press, true)
  document.addEventListener('keydown', press, true)
}

type Note = (loss: string) => void

/** Looks at the focus in every page of a browser window. */
async function watchContext(context: BrowserContext, note: Note): Promise<void> {
  await context.exposeFunction('tellFocusLost', note)
  await context.addInitScript(watchInPage)
}

/** What the page says of its focus now: nothing, or what it was lost by. */
function focusLoss(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    // Put there by the watch; a page that is being loaded has none yet.
    const watch = Reflect.get(globalThis, 'focusWatch') as { loss: () => string | null } | undefined
    return watch?.loss() ?? null
  })
}

/** The focus is somewhere in the page, as soon as it is at rest. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => focusLoss(page), { message: 'the focus was lost' }).toBeNull()
}

/** Follows the focus in the windows of a journey, those that it opens by itself too, until it is stopped. */
export async function watchFocus(browser: Browser, first: BrowserContext) {
  const allowed: RegExp[] = []
  const watch: FocusWatch = { lost: [], contexts: [first], allow: (pattern) => void allowed.push(pattern) }
  const isAllowed = (loss: string) => allowed.some((pattern) => pattern.test(loss))
  const note: Note = (loss) => void (isAllowed(loss) || watch.lost.push(loss))
  await watchContext(first, note)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await watchContext(context, note)
    watch.contexts.push(context)
    return context
  }
  const end = async () => {
    browser.newContext = newContext
    for (const page of watch.contexts.flatMap((context) => context.pages())) {
      const loss = await focusLoss(page)
      if (loss !== null && !isAllowed(loss)) await expectFocusKept(page)
    }
    expect(watch.lost).toEqual([])
  }
  return { watch, end }
}
