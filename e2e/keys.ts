import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** More than there is to go past on any screen. */
const mostPresses = 150

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < mostPresses; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

/** Goes to a button, link or box with Tab and presses the key that works it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to a field with Tab, empties it and types in it. */
export async function typeIn(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
}
