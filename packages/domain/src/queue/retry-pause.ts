const firstMs = 2000
const longestMs = 60_000
const doublingsToLongest = 5

/**
 * Milliseconds until what could not be sent is tried again: exponential backoff, from two seconds doubling to a minute. Up to
 * a quarter less by chance, so that phones which met the same fault do not come back in the same moment.
 * @param failures how often in a row it failed, from 1
 * @param chance from 0 to 1
 */
export function retryPauseMs(failures: number, chance: number): number {
  const pause = Math.min(firstMs * 2 ** Math.min(failures - 1, doublingsToLongest), longestMs)
  return Math.round(pause * (1 - chance / 4))
}
