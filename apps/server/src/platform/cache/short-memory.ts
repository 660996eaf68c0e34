import { LRUCache } from 'lru-cache'

/**
 * Values kept for a few seconds, all dropped at once when something they depend on changes. A load that began before
 * the drop is answered but not kept, and neither is one that found nothing: that can be asked without end.
 */
export interface ShortMemory<V extends object> {
  get(key: string, load: () => Promise<V | null>): Promise<V | null>
  clear(): void
  /** Bytes of all that is kept, about. */
  weight(): number
}

interface Limits {
  readonly keepMs: number
  /** Past this many bytes what was used longest ago goes. */
  readonly mostBytes: number
  /** False while changes cannot be heard: nothing is kept then. */
  readonly mayKeep: () => boolean
}

interface Kept<V> {
  readonly value: V
  readonly until: number
}

/** What the memory itself takes for one value, whatever it holds. */
const entryBytes = 500
const bytesPerCharacter = 2

export function createShortMemory<V extends object>(limits: Limits): ShortMemory<V> {
  const kept = new LRUCache<string, Kept<V>>({
    maxSize: limits.mostBytes,
    sizeCalculation: ({ value }, key) => entryBytes + bytesPerCharacter * (key.length + JSON.stringify(value).length),
  })
  let generation = 0
  return {
    async get(key, load) {
      const found = kept.get(key)
      if (found !== undefined && found.until > performance.now() && limits.mayKeep()) return found.value
      const atStart = generation
      const value = await load()
      if (value === null || atStart !== generation || !limits.mayKeep()) return value
      // What many people load together is not loaded anew by all of them at once.
      kept.set(key, { value, until: performance.now() + limits.keepMs * (1 - Math.random() / 2) })
      return value
    },
    clear() {
      generation += 1
      kept.clear()
    },
    weight: () => kept.calculatedSize,
  }
}
