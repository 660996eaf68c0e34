/** Stops a tenant's traffic after failures in a row; half-open when the pause is over. */
export interface CircuitBreaker {
  readonly state: 'closed' | 'open' | 'halfOpen'
  /** Milliseconds of the pause that the last failure began; 0 while it is closed. */
  readonly pauseMs: number
  succeeded(): void
  failed(): void
}

export interface BreakerOptions {
  readonly failuresToOpen: number
  readonly pauseMs: number
  /** The pause doubles with every failure after it, up to this; it stays the same when this is left out. */
  readonly longestPauseMs?: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  const { failuresToOpen, pauseMs, longestPauseMs = pauseMs, now } = options
  let failures = 0
  let openedAt: number | null = null
  const currentPause = () => Math.min(pauseMs * 2 ** Math.max(0, failures - failuresToOpen), longestPauseMs)
  return {
    get state() {
      if (openedAt === null) return 'closed'
      return now() - openedAt >= currentPause() ? 'halfOpen' : 'open'
    },
    get pauseMs() {
      return openedAt === null ? 0 : currentPause()
    },
    succeeded() {
      failures = 0
      openedAt = null
    },
    failed() {
      failures += 1
      if (failures >= failuresToOpen) openedAt = now()
    },
  }
}
