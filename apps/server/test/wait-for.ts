import { setTimeout as pause } from 'node:timers/promises'

/** Waits for a fact, asking every few milliseconds; fails with its last answer when the time is over. */
export async function waitFor<T>(ask: () => Promise<T | null | false | undefined>, withinMs = 5000): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const found = await ask()
    if (found !== null && found !== false && found !== undefined) return found
    if (performance.now() > deadline) throw new Error(`Not so within ${withinMs} ms (last: ${String(found)})`)
    await pause(10)
  }
}
