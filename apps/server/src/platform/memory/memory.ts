import { LRUCache } from 'lru-cache'
import { ask } from '../db/ask.ts'
import type { Db } from '../db/database.ts'
import { answerChannel, type ChangeListener, everything } from '../db/listener.ts'
import { sql } from '../db/query.ts'
import { type KeptSubject, keptSubjects, type Notice, readNotice, writeNotice } from './notice.ts'
import { createVersions, type MadeOf } from './versions.ts'
import { weigh } from './weigh.ts'

/** What is asked of the memory. */
export interface Wanted {
  readonly key: string
  /** What it is made of: a change of one of these ends it. */
  readonly reads: readonly KeptSubject[]
  /** How long it is kept at most; without it until something changes or the room is needed. */
  readonly keepMs?: number
}

/** What a load says of what it loads. */
export interface Loading {
  /**
   * Of changes that name ids only those of these make it another. Whoever says so names all that it shows and all that
   * could show in it.
   */
  only(ids: readonly string[]): void
  /** It is answered and not kept, such as nothing found, which can be asked without end. */
  pass(): void
}

/** Values of one tenant in this process, each kept until something that it is made of changes. */
export interface Memory {
  /** The value under the key, which everybody gets alike; of all who ask at once one loads it. */
  get<T>(wanted: Wanted, load: (loading: Loading) => Promise<T>): Promise<T>
  /**
   * Ends what is made of these subjects, in every process of the tenant; call it after the commit.
   * @param ids all of them that changed: what shows none of it stays. Left out when that cannot be told
   */
  changed(subjects: Notice['subjects'], ids?: readonly string[]): Promise<void>
  /** Ends it in this process only. */
  forget(subjects: Notice['subjects']): void
  /** Bytes of all that is kept, about. */
  weight(): number
}

/** Past this many bytes what was used longest ago goes: each tenant of a process has so many. */
const mostBytes = 48 * 1024 * 1024
const mostValues = 8000
const entryBytes = 500

interface Kept extends MadeOf {
  readonly value: unknown
  readonly until: number
}

interface Pending extends MadeOf {
  readonly value: Promise<unknown>
}

/** What knows itself how much it takes, as a packed answer does. */
function bytesOf(value: unknown): number {
  const isWeighed = typeof value === 'object' && value !== null && 'weight' in value
  return isWeighed && typeof value.weight === 'number' ? value.weight : weigh(value)
}

/** What many people load together is not loaded anew by all of them at once. */
const untilOf = (keepMs: number | undefined): number =>
  keepMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + keepMs * (1 - Math.random() / 2)

/** While changes cannot be heard nothing is kept. */
export function createMemory(db: Db, listener: ChangeListener): Memory {
  const versions = createVersions()
  const kept = new LRUCache<string, Kept>({
    max: mostValues,
    maxSize: mostBytes,
    sizeCalculation: ({ value, ids }, key) => entryBytes + 2 * key.length + bytesOf(value) + 60 * (ids?.length ?? 0),
  })
  const pending = new Map<string, Pending>()
  const self = crypto.randomUUID()

  listener.on(answerChannel, (message) => {
    if (message === everything) return versions.raise({ subjects: keptSubjects, ids: null })
    const notice = readNotice(message)
    // What this process told it raised before; what was loaded since is true.
    if (notice.from !== self) versions.raise(notice)
  })

  const find = (key: string): Kept | null => {
    const found = kept.get(key)
    if (found === undefined || !listener.isLive()) return null
    if (found.until > performance.now() && versions.isNew(found)) return found
    kept.delete(key)
    return null
  }
  const begin = <T>({ key, reads, keepMs }: Wanted, load: (loading: Loading) => Promise<T>): Promise<T> => {
    const since = versions.now()
    let ids: readonly string[] | null = null
    let isKept = true
    const value = load({
      only(shown) {
        ids = shown
      },
      pass() {
        isKept = false
      },
    }).then((loaded) => {
      const entry = { value: loaded, reads, since, ids, until: untilOf(keepMs) }
      if (isKept && listener.isLive() && versions.isNew(entry)) kept.set(key, entry)
      return loaded
    })
    const running = { value, reads, since, ids: null }
    pending.set(key, running)
    return value.finally(() => {
      if (pending.get(key) === running) pending.delete(key)
    })
  }
  return {
    get<T>(wanted: Wanted, load: (loading: Loading) => Promise<T>) {
      const found = find(wanted.key)
      // What is kept under a key was loaded for it, here and below.
      if (found !== null) return Promise.resolve(found.value as T)
      const running = pending.get(wanted.key)
      if (running !== undefined && listener.isLive() && versions.isNew(running)) return running.value as Promise<T>
      return begin(wanted, load)
    },
    async changed(subjects, ids) {
      const changed = keptSubjects.filter((one) => subjects.includes(one))
      if (changed.length === 0) return
      const message = writeNotice(self, { subjects: changed, ids: ids ?? null })
      versions.raise(readNotice(message))
      await ask(db, sql`select pg_notify(${answerChannel}, ${message})`)
    },
    forget: (subjects) => versions.raise({ subjects, ids: null }),
    weight: () => kept.calculatedSize,
  }
}
