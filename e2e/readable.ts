import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'

/** A line of text is at least so high, and a word so wide, in pixels. */
const leastHeight = 12
const leastWidth = 40

/** What a person can read: `toBeVisible` is content with one pixel, which is what only a screen reader says. */
export async function expectReadable(text: Locator): Promise<void> {
  await expect(text).toBeVisible()
  const box = await text.boundingBox()
  expect(box?.height ?? 0, 'height of the text').toBeGreaterThanOrEqual(leastHeight)
  expect(box?.width ?? 0, 'width of the text').toBeGreaterThanOrEqual(leastWidth)
}
