import { setTimeout as pause } from 'node:timers/promises'
import type { Priority } from './priority-queue.ts'

/** Keeps a tenant below the number of requests a minute that its back office allows. */
export interface TokenBucket {
  /** Waits until a request of this priority may go. */
  take(priority: Priority, signal?: AbortSignal): Promise<void>
}

/** Share of the bucket that background jobs leave to people. */
const reservedShare = 0.2

/** @param now milliseconds of a clock that never goes back */
export function createTokenBucket(perMinute: number, now: () => number): TokenBucket {
  let tokens = perMinute
  let filledAt = now()
  const fill = () => {
    const moment = now()
    tokens = Math.min(perMinute, tokens + ((moment - filledAt) * perMinute) / 60_000)
    filledAt = moment
  }
  return {
    async take(priority, signal) {
      const needed = priority === 'sync' ? 1 + perMinute * reservedShare : 1
      fill()
      while (tokens < needed) {
        await pause(Math.ceil(((needed - tokens) * 60_000) / perMinute), undefined, { signal })
        fill()
      }
      tokens -= 1
    },
  }
}
