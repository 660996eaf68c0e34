import type { Page } from '@playwright/test'

/** Counts what a finger does on a page, by anybody in the journey: each press of a pointer, and nothing typed. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeBinding('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    // The binding of the journey, which a page knows nothing of.
    const { countTap } = globalThis as unknown as { countTap: () => Promise<void> }
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && void countTap(), { capture: true })
  })
  return () => taps
}
