import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type FocusWatch, watchFocus } from './focus.ts'
import { stackOfWorker } from './stacks.ts'

/** Where the portal and the back office's control port of this worker are. */
export const portalUrl = (): string => stackOfWorker().portalUrl
const controlUrl = (): string => stackOfWorker().controlUrl
export const password = 'Welkom-2026!'

/** What a page may say on its console: nothing. A request that a test breaks on purpose is named there. */
interface Watch {
  readonly complaints: string[]
  allow(pattern: RegExp): void
}

function watch(context: BrowserContext): Watch {
  const complaints: string[] = []
  const allowed: RegExp[] = []
  const note = (text: string, address = ''): void => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(`${text} ${address}`.trim())
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      note(`${message.type()}: ${message.text()}`, message.location().url)
  })
  context.on('weberror', (error) => note(String(error.error())))
  return { complaints, allow: (pattern) => void allowed.push(pattern) }
}

/** Every journey ends with the check that no page complained (quality Q5) and that the focus was never lost. */
export const test = base.extend<{ watched: Watch; focused: FocusWatch }>({
  baseURL: async ({ baseURL: _ }, use) => use(portalUrl()),
  watched: [
    async ({ context }, use) => {
      const watched = watch(context)
      await use(watched)
      expect(watched.complaints).toEqual([])
    },
    { auto: true },
  ],
  focused: [
    async ({ browser, context }, use) => {
      const { watch, end } = await watchFocus(browser, context)
      await use(watch)
      await end()
    },
    { auto: true },
  ],
})

interface LoginChoice {
  /** Address of another tenant. */
  readonly at?: string
  readonly password?: string
}

export async function logIn(page: Page, account: string, choice: LoginChoice = {}): Promise<void> {
  await page.goto(`${choice.at ?? ''}/inloggen`)
  await page.getByLabel(/^(Accountnaam|Kontoname|Nom de compte|Account name)/).fill(account)
  await page.locator('input[type="password"]').fill(choice.password ?? password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/inloggen/)
}

/** Picks a location in the picker of the frame. */
export async function chooseLocation(page: Page, number: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /locatie|Standort|site|location/i })
    .first()
    .click()
  const picker = page.getByRole('dialog')
  await picker.getByText(number, { exact: false }).first().click()
  await expect(page.getByRole('banner')).toContainText(number)
}

/**
 * Waits for what moves or fades to be there: halfway its colours are none of anybody's. What turns for ever is not waited
 * for.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
}

const axeOf = (page: Page) =>
  new AxeBuilder({ page })
    // No page of ours has frames; without this every look opens a page of its own to add them up.
    .setLegacyMode()
    // Only what is wrong is reported: naming each element that is right costs more than looking at it.
    .options({ resultTypes: ['violations'] })

/**
 * Whether it is wrong at a second look too, in the middle of the screen: a bar may have covered it, or it was just coming.
 */
async function isWrong(page: Page, rule: string, target: string): Promise<boolean> {
  const element = page.locator(target).first()
  if ((await element.count()) === 0) return false
  await element.evaluate((found) => found.scrollIntoView({ block: 'center' }))
  await atRest(page)
  const { violations } = await axeOf(page).withRules([rule]).include(target).analyze()
  return violations.length > 0
}

/** What axe finds wrong with the page, for WCAG 2.2 A and AA; nothing fades or moves meanwhile. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await atRest(page)
  const { violations } = await axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  const wrong: string[] = []
  for (const { id, nodes } of violations) {
    const targets: string[] = []
    for (const { target } of nodes) {
      const name = target.join(' ')
      if (await isWrong(page, id, name)) targets.push(name)
    }
    if (targets.length > 0) wrong.push(`${id}: ${targets.join(', ')}`)
  }
  await page.emulateMedia({ reducedMotion: null })
  return wrong
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}

/** Keeps what a screen looks like in `.cache/looks`, for somebody who runs with `LOOKS=1` to look at all of them. */
export async function keepPicture(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env.LOOKS !== undefined) await page.screenshot({ path: `.cache/looks/${name}.png`, fullPage })
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

export interface BookedRequest {
  readonly No: string
  readonly External_Id: string
  readonly Status: string
  readonly To_Location: string
  readonly Depot_No: string
  readonly Delivery_Date: string | null
  readonly Return_Date: string | null
  readonly Reference: string
  readonly Remark: string
  readonly Address: string
  readonly City: string
  readonly Contact: string
  readonly Collect: boolean
  readonly Urgent: boolean
  readonly lines: readonly {
    readonly No: string
    readonly Plant_No: string
    readonly Kind: string
    readonly Quantity: string
    readonly Remark: string
    readonly Set_No: string
  }[]
  readonly orders: readonly { readonly No: string; readonly Status: string }[]
}

/** The back office's own books: what it holds of the portal's requests. */
export async function readBooks(at = controlUrl()): Promise<readonly BookedRequest[]> {
  const answer = await fetch(`${at}/control/requests`)
  // The control port answers this shape; docs/simulator.md.
  return ((await answer.json()) as { requests: readonly BookedRequest[] }).requests
}

/** The completed page got the event that the back office has the request. */
export async function expectTaken(page: Page, timeout?: number): Promise<void> {
  const told = page.getByText('Uw aanvraag staat bij de planning. Noem dit nummer als u belt.')
  await expect(told).toBeVisible(timeout === undefined ? {} : { timeout })
}

/** Rows of a service as the back office has them. */
export async function readRows(service: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const answer = await fetch(`${controlUrl()}/control/rows/${service}`)
  // The control port answers this shape; docs/simulator.md.
  return ((await answer.json()) as { rows: Readonly<Record<string, unknown>>[] }).rows
}

export async function tellBackOffice(path: string, body: object = {}, method = 'POST'): Promise<void> {
  const answer = await fetch(`${controlUrl()}/control/${path}`, {
    method,
    ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  expect(answer.ok).toBe(true)
}

/** A working day some days ahead, as `YYYY-MM-DD` and as a Dutch hand writes it. */
export function workingDay(daysAhead: number): { readonly iso: string; readonly typed: string } {
  const day = new Date(Date.now() + daysAhead * 86_400_000)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  const iso = day.toISOString().slice(0, 10)
  return { iso, typed: iso.split('-').reverse().join('-') }
}

export { expect }
