import { LRUCache } from 'lru-cache'

/** Something as it was last read or written. */
export interface SeenRecord {
  readonly id: string
  /** What the guard of a write compares; 0 where it compares the whole. */
  readonly versie: number
}

/** Records of one kind that one person, or nobody in particular, has. */
export interface SeenBy<R extends SeenRecord> {
  readonly kind: string
  readonly owner: string
  /** Bytes that one takes, about. */
  readonly weigh: (record: R) => number
}

/**
 * What this process read or wrote last, for writes that hang on a guard: it may be older than the database, which the
 * guard finds out. It decides about such a write and about nothing else, and is never shown to anybody.
 */
export interface SeenRecords {
  /** The owner's record that is wanted; null when it was not seen. */
  find<R extends SeenRecord>(by: SeenBy<R>, isWanted: (record: R) => boolean): R | null
  /** Call it after the commit; what is older than what is kept changes nothing. */
  keep<R extends SeenRecord>(by: SeenBy<R>, record: R): void
  /** Call it after the commit: what was written made this of the record in this version, where that one is kept. */
  change<R extends SeenRecord>(by: SeenBy<R>, from: SeenRecord, change: (record: R) => R): void
  drop<R extends SeenRecord>(by: SeenBy<R>, id: string): void
}

export interface SeenMemory extends SeenRecords {
  clear(): void
  /** Bytes of all that is kept, about. */
  weight(): number
}

interface Limits {
  /** Past this many bytes what was used longest ago goes. */
  readonly mostBytes: number
  /** False while the database may be another than it was: nothing is kept or found then. */
  readonly mayKeep: () => boolean
}

interface Kept {
  readonly records: readonly SeenRecord[]
  readonly bytes: number
}

/** Of one owner; whoever works on more has the others read. */
const mostRecords = 4
const keepMs = 10 * 60_000
/** How old the time may be that they are kept by; a finer one takes a timer each millisecond. */
const clockMs = 1000
const entryBytes = 500

export function createSeenMemory({ mostBytes, mayKeep }: Limits): SeenMemory {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    ttl: keepMs,
    ttlResolution: clockMs,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const keyOf = ({ kind, owner }: { readonly kind: string; readonly owner: string }) => `${kind} ${owner}`
  // What is kept under a kind was given by it.
  const recordsOf = <R extends SeenRecord>(by: SeenBy<R>) => (kept.get(keyOf(by))?.records ?? []) as readonly R[]
  const set = <R extends SeenRecord>(by: SeenBy<R>, records: readonly R[]) => {
    const key = keyOf(by)
    const bytes = records.reduce((sum, record) => sum + by.weigh(record), entryBytes + key.length)
    if (records.length === 0) kept.delete(key)
    else kept.set(key, { records, bytes })
  }
  const without = <R extends SeenRecord>(records: readonly R[], id: string) =>
    records.filter((record) => record.id !== id)
  function put<R extends SeenRecord>(by: SeenBy<R>, records: readonly R[], record: R): void {
    if (!mayKeep()) return
    const known = records.find(({ id }) => id === record.id)
    if (known !== undefined && known.versie > record.versie) return
    set(by, [record, ...without(records, record.id)].slice(0, mostRecords))
  }
  return {
    find: (by, isWanted) => (mayKeep() ? (recordsOf(by).find(isWanted) ?? null) : null),
    keep: (by, record) => put(by, recordsOf(by), record),
    change(by, from, change) {
      const records = recordsOf(by)
      const known = records.find(({ id, versie }) => id === from.id && versie === from.versie)
      if (known !== undefined) put(by, records, change(known))
    },
    drop: (by, id) => set(by, without(recordsOf(by), id)),
    clear: () => kept.clear(),
    weight: () => kept.calculatedSize,
  }
}
