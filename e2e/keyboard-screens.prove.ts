import type { Page } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { adminAt, adminScreens, lookAt, screens, waitForContent } from './every-screen.ts'
import { expect, logIn, test } from './journey.ts'

/** More than any screen has to go through. */
const mostTabs = 400

/**
 * Goes through the screen by Tab from its beginning on. Gives what can be used but was never reached: of what the arrows go
 * through, such as tabs or the buttons over a text, one is enough.
 */
async function neverReached(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const usable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"]'
    const isUsable = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [inert] *, [aria-hidden="true"] *')
    const found = [...document.querySelectorAll('main')].flatMap((main) => [...main.querySelectorAll(usable)])
    const reached = new Set<Element>()
    Object.assign(globalThis, { reach: { all: found.filter(isUsable), reached } })
    document.addEventListener('focusin', ({ target }) => target instanceof Element && reached.add(target))
    const main = document.querySelector('main')
    main?.setAttribute('tabindex', '-1')
    main?.focus()
  })
  let isInside = true
  for (let pressed = 0; isInside && pressed < mostTabs; pressed += 1) {
    await page.keyboard.press('Tab')
    isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  }
  return page.evaluate(() => {
    // What the first part left behind.
    const { all, reached } = Reflect.get(globalThis, 'reach') as { all: Element[]; reached: Set<Element> }
    const group = '[role="tablist"], [role="radiogroup"], [role="toolbar"], [role="tree"], [role="grid"], fieldset'
    const isInGroup = (one: Element) => {
      const around = one.closest(group)
      return around !== null && [...reached].some((other) => around.contains(other))
    }
    const isLabelled = (one: Element) => one instanceof HTMLInputElement && one.type === 'file' && one.tabIndex < 0
    return all
      .filter((one) => !reached.has(one) && one.isConnected && !isInGroup(one) && !isLabelled(one))
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''}`.slice(0, 80))
  })
}

const ofAccounts = ['login-method', 'login', 'password', 'register', 'forgot', 'security']

for (const { which, who, listed } of [
  { which: 'the administration', who: adminAt, listed: adminScreens },
  { which: 'accounts', who: lookAt, listed: screens.filter(([name]) => ofAccounts.includes(name)) },
])
  test(`every screen of ${which} is gone through by the keyboard alone`, async ({ page }) => {
    test.slow()
    await enter(page, { ...who, path: '/info' })
    expect(listed.length).toBeGreaterThan(5)
    for (const [, path] of listed) {
      await goOn(page, path)
      await waitForContent(page)
      expect(await neverReached(page), path).toEqual([])
    }
  })

/** Presses Tab until what has this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab')
        return page.evaluate(() => {
          const one = document.activeElement
          const labels = one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? one.labels : null
          return [one?.getAttribute('aria-label'), labels?.[0]?.textContent, one?.textContent].find(Boolean) ?? ''
        })
      },
      { intervals: [0] },
    )
    .toMatch(name)
}

test('a user is made and blocked by the keyboard alone', async ({ page }) => {
  await logIn(page, 'beheerder')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Gebruiker aanmaken')
  await expect(page.getByRole('option').first()).toHaveText('Gebruiker aanmaken')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Gebruiker aanmaken' })).toBeFocused()
  for (const [label, value] of [
    [/^Voornaam/, 'Toets'],
    [/^Achternaam/, 'Bord'],
    [/^E-mail/, `toets.${Date.now()}@bouw.example`],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Toets Bord' })
  await expect(dialog).toBeVisible()
  await tabTo(page, /^Blokkeren$/)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Blokkeren' })
  await expect(question).toBeVisible()
  await tabTo(page, /^Blokkeren$/)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Geblokkeerd').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
