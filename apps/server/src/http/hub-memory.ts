import type { HubPayload } from '../platform/context.ts'

/** An event as a room was told it. */
export interface Told {
  readonly room: string
  readonly name: string
  readonly payload: HubPayload
}

/** What the rooms of this process were told lately, for a page that could not hear it. */
export interface HubMemory {
  keep(told: Told): void
  /** From now on nobody knows what was told before: something may not have come through. */
  forget(): void
  /**
   * What these rooms were told in the last `ms` milliseconds or shortly before, each once and in its order; null when
   * nobody knows, because that is further back than is kept.
   */
  recall(rooms: ReadonlySet<string>, ms: number): readonly Told[] | null
}

interface MemoryChoice {
  readonly mostKept: number
  /** The way of a page's question to here is in nobody's count; a little too much told again costs little. */
  readonly marginMs: number
  readonly now: () => number
}

const usual: MemoryChoice = { mostKept: 4000, marginMs: 10_000, now: () => performance.now() }

export function createHubMemory({ mostKept, marginMs, now } = usual): HubMemory {
  const kept: (Told & { readonly at: number })[] = []
  let completeFrom = now()
  return {
    keep(told) {
      kept.push({ ...told, at: now() })
      if (kept.length <= mostKept) return
      completeFrom = kept.splice(0, mostKept / 2).at(-1)?.at ?? completeFrom
    },
    forget() {
      kept.length = 0
      completeFrom = now()
    },
    recall(rooms, ms) {
      const from = now() - ms
      if (from < completeFrom) return null
      const heard = kept.filter(({ at, room }) => at >= from - marginMs && rooms.has(room))
      // The last of the same is enough: an event only says what to read again.
      const last = new Map(heard.map((told) => [`${told.name} ${JSON.stringify(told.payload)}`, told]))
      const chosen = new Set(last.values())
      return heard.filter((told) => chosen.has(told))
    },
  }
}
