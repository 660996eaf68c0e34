/**
 * Values kept for a few seconds, all dropped at once when something they depend on changes. A load that began before
 * the drop is answered but not kept.
 */
export interface ShortMemory<V> {
  get(key: string, load: () => Promise<V>): Promise<V>
  clear(): void
  /** How many times it was cleared. */
  drops(): number
}

interface Limits {
  readonly keepMs: number
  readonly most: number
  /** False while changes cannot be heard: nothing is kept then. */
  readonly mayKeep: () => boolean
}

export function createShortMemory<V>(limits: Limits): ShortMemory<V> {
  const kept = new Map<string, { value: V; until: number }>()
  let generation = 0
  return {
    async get(key, load) {
      const found = kept.get(key)
      if (found !== undefined && found.until > performance.now() && limits.mayKeep()) return found.value
      const atStart = generation
      const value = await load()
      if (atStart !== generation || !limits.mayKeep()) return value
      if (kept.size >= limits.most) kept.clear()
      kept.set(key, { value, until: performance.now() + limits.keepMs })
      return value
    },
    clear() {
      generation += 1
      kept.clear()
    },
    drops: () => generation,
  }
}
