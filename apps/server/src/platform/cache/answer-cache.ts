import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { AnswerCache, Filled } from '../context.ts'
import type { Db } from '../db/database.ts'
import { answerChannel, type ChangeListener, everything } from '../db/listener.ts'
import { sql } from '../db/query.ts'
import { type CachedAnswer, type Topic, topics } from './answers.ts'

/** Past this many bytes the answers used longest ago go, and past this many answers. */
const mostBytes = 128 * 1024 * 1024
const mostAnswers = 50_000
/** What an answer takes whatever it holds, and the forms of it: what does not compress is there three times. */
const entryBytes = 1000
const forms = 3
/** Below this many bytes compressing costs more than it saves. */
const smallBytes = 2048

interface Kept {
  readonly answer: CachedAnswer<unknown>
  readonly topics: readonly Topic[]
}

/** What is asked for, and whether an answer may be kept. */
interface Question {
  readonly topics: readonly Topic[]
  readonly produce: () => Promise<unknown>
  readonly keeps: (answer: unknown) => boolean
}

/** By the contract of the call that asked there are items. */
const isFilled = (answer: unknown): boolean => (answer as Filled).items.length > 0

function weightOf({ answer: { identity, text } }: Kept, key: string): number {
  return entryBytes + 2 * key.length + forms * identity.length + 2 * (text?.length ?? 0)
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** The forms are made when the first browser asks for them. */
export function packAnswer<T>(value: T): CachedAnswer<T> {
  const text = JSON.stringify(value)
  const identity = Buffer.from(text)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return {
    kept: true,
    // The text was made of such a value.
    read: () => JSON.parse(identity.toString()) as T,
    etag,
    identity,
    text: identity.length < smallBytes ? text : null,
    gzip: once(() => gzipSync(identity, { level: 6 })),
    brotli: once(() => brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  }
}

export interface TenantAnswers {
  /** The cache of one call; `shape` checks and strips what is kept. */
  of(call: string, shape: (value: unknown) => unknown): AnswerCache
  /** Drops in this process only. */
  forget(topics: readonly Topic[]): void
  /** How many times something was dropped. */
  drops(): number
  /** Bytes of all that is kept, about. */
  weight(): number
}

/** The kept answers of one tenant in this process; a drop reaches the other processes by NOTIFY. */
export function createAnswers(db: Db, listener: ChangeListener): TenantAnswers {
  const kept = new LRUCache<string, Kept>({ max: mostAnswers, maxSize: mostBytes, sizeCalculation: weightOf })
  const pending = new Map<string, Promise<CachedAnswer<unknown>>>()
  const held = new Map<string, { readonly value: Promise<unknown>; readonly topics: readonly Topic[] }>()
  let generation = 0

  const dropHere = (dropped: readonly string[]) => {
    generation += 1
    pending.clear()
    for (const [key, { topics: about }] of kept.entries())
      if (about.some((topic) => dropped.includes(topic))) kept.delete(key)
    for (const [key, { topics: about }] of held) if (about.some((topic) => dropped.includes(topic))) held.delete(key)
  }
  listener.on(answerChannel, (message) => dropHere(message === everything ? topics : message.split(',')))

  const make = async (key: string, { topics: about, produce, keeps }: Question) => {
    const atStart = generation
    const value = await produce()
    const answer = packAnswer(value)
    pending.delete(key)
    if (atStart === generation && listener.isLive() && keeps(value)) kept.set(key, { answer, topics: about })
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
  const hold = <T>(key: string, about: readonly Topic[], load: () => Promise<T>): Promise<T> => {
    if (!listener.isLive()) return load()
    const found = held.get(key)
    // What is held under a key was loaded for it.
    if (found !== undefined) return found.value as Promise<T>
    const value = load()
    const entry = { value, topics: about }
    held.set(key, entry)
    value.catch(() => {
      if (held.get(key) === entry) held.delete(key)
    })
    return value
  }
  const drop = async (dropped: readonly Topic[]) => {
    dropHere(dropped)
    await db.execute(sql`select pg_notify(${answerChannel}, ${dropped.join(',')})`)
  }
  return {
    forget: dropHere,
    drops: () => generation,
    weight: () => kept.calculatedSize,
    of(call, shape) {
      const ask = <T>(
        key: readonly (string | null)[],
        about: readonly Topic[],
        { produce, keeps }: { readonly produce: () => Promise<T>; readonly keeps: Question['keeps'] },
      ) => {
        const question = { topics: about, produce: async () => shape(await produce()), keeps }
        // The key holds the call's name, so that what is kept under it was made by this call's own `produce`.
        return get(JSON.stringify([call, ...key]), question) as Promise<CachedAnswer<T>>
      }
      return {
        get: (key, about, produce) => ask(key, about, { produce, keeps: () => true }),
        getFilled: (key, about, produce) => ask(key, about, { produce, keeps: isFilled }),
        hold,
        drop,
      }
    },
  }
}
