import { setTimeout as pause } from 'node:timers/promises'

/** Waits for a fact, asking often at first and more seldom later; fails with its last answer when the time is over. */
export async function waitFor<T>(ask: () => Promise<T | null | false | undefined>, withinMs = 45_000): Promise<T> {
  const began = performance.now()
  for (;;) {
    const found = await ask()
    if (found !== null && found !== false && found !== undefined) return found
    const waitedMs = performance.now() - began
    if (waitedMs > withinMs) throw new Error(`Not so within ${withinMs} ms (last: ${String(found)})`)
    // Asking without a pause keeps the program that is waited for from its work.
    await pause(Math.min(10 + waitedMs / 10, 100))
  }
}

/** For what must reach another process: longer than a busy machine needs, shorter than it would remember by itself. */
export const heardWithinMs = 4000
