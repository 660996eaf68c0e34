import { LRUCache } from 'lru-cache'

/** Counts what each visitor does in a minute; when there are too many, the least recently active are dropped. */
export interface Tally {
  /** How often this one did it since the minute began with the first time, this time included. */
  count(who: string): number
}

const minuteMs = 60_000

export function createTally(mostKept: number): Tally {
  const counted = new LRUCache<string, { readonly until: number; times: number }>({ max: mostKept })
  return {
    count(who) {
      const now = performance.now()
      const known = counted.get(who)
      if (known !== undefined && known.until > now) {
        known.times += 1
        return known.times
      }
      counted.set(who, { until: now + minuteMs, times: 1 })
      return 1
    },
  }
}
