const second = 1000
const minute = 60 * second
/** Longest wait before the next try, by how many tries there were; hourly from then on. */
const waitsMs = [5 * second, 15 * second, 45 * second, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute]

export const maxAttempts = 12
export const maxAgeMs = 24 * 60 * minute

/**
 * Milliseconds until the next try, with full jitter so that many rows do not come back together.
 * @param attempts tries so far, from 1
 * @param chance a number from 0 up to 1
 * @param atLeastMs how long the back office asked to wait
 */
export function backOffMs(attempts: number, chance: number, atLeastMs = 0): number {
  const limit = waitsMs[Math.min(attempts, waitsMs.length) - 1] ?? 0
  return Math.max(atLeastMs, Math.round(limit * chance))
}

/** True when a row has been tried too often or too long and a person must look at it. */
export function isWornOut(attempts: number, ageMs: number): boolean {
  return attempts >= maxAttempts || ageMs >= maxAgeMs
}
