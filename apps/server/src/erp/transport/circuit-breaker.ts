/** Stops a tenant's traffic after failures on the way in a row; half-open when the pause is over. */
export interface CircuitBreaker {
  readonly state: 'closed' | 'open' | 'halfOpen'
  succeeded(): void
  failed(): void
}

export interface BreakerOptions {
  readonly failuresToOpen: number
  readonly pauseMs: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

export function createCircuitBreaker({ failuresToOpen, pauseMs, now }: BreakerOptions): CircuitBreaker {
  let failures = 0
  let openedAt: number | null = null
  return {
    get state() {
      if (openedAt === null) return 'closed'
      return now() - openedAt >= pauseMs ? 'halfOpen' : 'open'
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
