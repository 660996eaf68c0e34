import { afterEach, beforeEach, vi } from 'vitest'

/** Every test of the file begins on Monday 15 June 2026 with this; only the date stands still, timers run on. */
export function eachOnMonday(prepare: () => void): void {
  beforeEach(() => {
    vi.setSystemTime('2026-06-15T10:00:00Z')
    prepare()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
