import { LRUCache } from 'lru-cache'
import type { AnswerCache, Filled } from '../context.ts'
import { ask } from '../db/ask.ts'
import type { Db } from '../db/database.ts'
import { answerChannel, type ChangeListener, everything } from '../db/listener.ts'
import { sql } from '../db/query.ts'
import { type About, type CachedAnswer, type Showing, type Topic, topics } from './answers.ts'
import { type DropNotice, drops, noticeOf, readNotice } from './drop-notice.ts'
import { packAnswer, packText } from './pack-answer.ts'

/** Past this many bytes the answers used longest ago go, and past this many answers: each tenant of a process has so many. */
const mostBytes = 16 * 1024 * 1024
const mostAnswers = 4000
/** What an answer takes whatever it holds; what does not compress is there twice, anything else for two fifths. */
const entryBytes = 1000
const markBytes = 60
/** Past so many of what answers are made of, those used longest ago go. */
const mostHeld = 2000
const forms = 2

interface Kept {
  readonly answer: CachedAnswer<unknown>
  readonly topics: readonly Topic[]
  /** What it shows; null when any change of its topics may change it. */
  readonly marks: readonly string[] | null
}

interface Held {
  readonly value: Promise<unknown>
  readonly topics: readonly Topic[]
  /** Null also while it is loaded. */
  marks: readonly string[] | null
}

/** What is asked for, and whether an answer may be kept. */
interface Question {
  readonly topics: readonly Topic[]
  readonly produce: () => Promise<Produced>
}

interface Produced {
  readonly answer: CachedAnswer<unknown>
  readonly keeps: boolean
  readonly marks: () => readonly string[] | null
}

/** By the contract of the call that asked there are items. */
const isFilled = (answer: unknown): boolean => (answer as Filled).items.length > 0

function weightOf({ answer, marks }: Kept, key: string): number {
  return entryBytes + 2 * key.length + forms * answer.bytes + markBytes * (marks === null ? 0 : marks.length)
}

const isShowing = <T>(about: About<T>): about is Showing<T> => 'shows' in about
const topicsOf = <T>(about: About<T>): readonly Topic[] => (isShowing(about) ? about.topics : about)
const showsOf = <T>(about: About<T>) => (isShowing(about) ? (answer: T) => about.shows(answer) : null)

/** What answers are made of, until it is dropped. */
function createHolding(listener: ChangeListener): Pick<AnswerCache, 'hold'> & { drop(notice: DropNotice): void } {
  const held = new LRUCache<string, Held>({ max: mostHeld })
  const hold = <T>(key: string, about: About<T>, load: () => Promise<T>): Promise<T> => {
    if (!listener.isLive()) return load()
    const found = held.get(key)
    // What is held under a key was loaded for it.
    if (found !== undefined) return found.value as Promise<T>
    const value = load()
    const entry: Held = { value, topics: topicsOf(about), marks: null }
    held.set(key, entry)
    value.then(
      (loaded) => {
        entry.marks = showsOf(about)?.(loaded) ?? null
      },
      () => {
        if (held.get(key) === entry) held.delete(key)
      },
    )
    return value
  }
  return {
    hold,
    drop(notice) {
      for (const [key, about] of held.entries()) if (drops(notice, about)) held.delete(key)
    },
  }
}

export interface TenantAnswers {
  /** The cache of one call; `shape` checks and strips what is kept. */
  of(call: string, shape: (value: unknown) => unknown): AnswerCache
  /** Drops in this process only. */
  forget(topics: readonly Topic[]): void
  /** Bytes of all that is kept, about. */
  weight(): number
}

interface Shaping<T> {
  readonly produce: () => Promise<T>
  /** Checks and strips what is kept. */
  readonly shape: (answer: unknown) => unknown
  readonly keeps: (answer: unknown) => boolean
}

function shaped<T>(about: About<T>, { produce, shape, keeps }: Shaping<T>): Question['produce'] {
  return async () => {
    const produced = await produce()
    const value = shape(produced)
    return { answer: packAnswer(value), keeps: keeps(value), marks: () => showsOf(about)?.(produced) ?? null }
  }
}

/** The kept answers of one tenant in this process; a drop reaches the other processes by NOTIFY. */
export function createAnswers(db: Db, listener: ChangeListener): TenantAnswers {
  const kept = new LRUCache<string, Kept>({ max: mostAnswers, maxSize: mostBytes, sizeCalculation: weightOf })
  const pending = new Map<string, Promise<CachedAnswer<unknown>>>()
  const holding = createHolding(listener)
  const self = crypto.randomUUID()
  let generation = 0

  const dropHere = (notice: DropNotice) => {
    generation += 1
    pending.clear()
    for (const [key, about] of kept.entries()) if (drops(notice, about)) kept.delete(key)
    holding.drop(notice)
  }
  listener.on(answerChannel, (message) => {
    if (message === everything) return dropHere({ topics, marks: null })
    const notice = readNotice(message)
    // What this process told it dropped before; what was made since is true.
    if (notice.teller !== self) dropHere(notice)
  })

  const make = async (key: string, { topics: about, produce }: Question) => {
    const atStart = generation
    const { answer, keeps, marks } = await produce()
    if (atStart === generation && listener.isLive() && keeps) kept.set(key, { answer, topics: about, marks: marks() })
    return answer
  }
  const get = (key: string, question: Question) => {
    const found = kept.get(key)
    if (found !== undefined && listener.isLive()) return Promise.resolve(found.answer)
    const running = pending.get(key) ?? make(key, question)
    pending.set(key, running)
    return running.finally(() => {
      if (pending.get(key) === running) pending.delete(key)
    })
  }
  const drop = async (dropped: readonly Topic[], marks?: readonly string[]) => {
    const message = noticeOf(self, { topics: dropped, marks: marks === undefined ? null : new Set(marks) })
    dropHere(readNotice(message))
    await ask(db, sql`select pg_notify(${answerChannel}, ${message})`)
  }
  return {
    forget: (dropped) => dropHere({ topics: dropped, marks: null }),
    weight: () => kept.calculatedSize,
    of(call, shape) {
      const ask = <T>(key: readonly (string | null)[], about: About<T>, produce: Question['produce']) =>
        // The key holds the call's name, so that what is kept under it was made by this call's own `produce`.
        get(JSON.stringify([call, ...key]), { topics: topicsOf(about), produce }) as Promise<CachedAnswer<T>>
      return {
        get: (key, about, produce) => ask(key, about, shaped(about, { produce, shape, keeps: () => true })),
        getFilled: (key, about, produce) => ask(key, about, shaped(about, { produce, shape, keeps: isFilled })),
        getWritten: (key, { topics: dropping, marks }, produce) =>
          ask(key, dropping, async () => {
            const { text, isFilled: keeps } = await produce()
            return { answer: packText(text), keeps, marks: () => marks }
          }),
        hold: holding.hold,
        drop,
      }
    },
  }
}
