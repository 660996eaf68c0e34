/** A repeatable source of chance: the same seed gives the same company on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  chance(share: number): boolean
}

/** FNV-1a with a closing mix, 32 bits: turns a name into a seed, so that one row's chance does not depend on how many rows precede it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    pick: (from) => {
      const chosen = from[int(0, from.length - 1)]
      if (chosen === undefined) throw new Error('Cannot pick from an empty list')
      return chosen
    },
    chance: (share) => next() < share,
  }
}
