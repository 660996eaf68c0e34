import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type CachedAnswer, type Topic, topics } from './answers.ts'
import type { AnswerCache } from './context.ts'
import type { Db } from './db/database.ts'
import { answerChannel, type ChangeListener, everything } from './db/listener.ts'
import { sql } from './db/query.ts'

/** Past this many bytes the answers used longest ago go. */
const mostBytes = 128 * 1024 * 1024
/** Below this many bytes compressing costs more than it saves. */
const smallBytes = 2048

interface Kept {
  readonly answer: CachedAnswer<unknown>
  readonly topics: readonly Topic[]
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
    value,
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
}

/** The kept answers of one tenant in this process; a drop reaches the other processes by NOTIFY. */
export function createAnswers(db: Db, listener: ChangeListener): TenantAnswers {
  const kept = new Map<string, Kept>()
  const pending = new Map<string, Promise<CachedAnswer<unknown>>>()
  let generation = 0
  let bytes = 0

  const forget = (key: string, found: Kept) => {
    kept.delete(key)
    bytes -= found.answer.identity.length
  }
  const dropHere = (dropped: readonly string[]) => {
    generation += 1
    pending.clear()
    for (const [key, found] of kept) if (found.topics.some((topic) => dropped.includes(topic))) forget(key, found)
  }
  listener.on(answerChannel, (message) => dropHere(message === everything ? topics : message.split(',')))

  const keep = (key: string, found: Kept) => {
    kept.set(key, found)
    bytes += found.answer.identity.length
    for (const [oldKey, old] of kept) {
      if (bytes <= mostBytes) return
      forget(oldKey, old)
    }
  }
  const make = async (key: string, about: readonly Topic[], produce: () => Promise<unknown>) => {
    const atStart = generation
    const answer = packAnswer(await produce())
    pending.delete(key)
    if (atStart === generation && listener.isLive()) keep(key, { answer, topics: about })
    return answer
  }
  const get = (key: string, about: readonly Topic[], produce: () => Promise<unknown>) => {
    const found = kept.get(key)
    if (found !== undefined && listener.isLive()) {
      kept.delete(key)
      kept.set(key, found)
      return Promise.resolve(found.answer)
    }
    const running = pending.get(key) ?? make(key, about, produce)
    pending.set(key, running)
    return running.finally(() => {
      if (pending.get(key) === running) pending.delete(key)
    })
  }
  const drop = async (dropped: readonly Topic[]) => {
    dropHere(dropped)
    await db.execute(sql`select pg_notify(${answerChannel}, ${dropped.join(',')})`)
  }
  return {
    forget: dropHere,
    drops: () => generation,
    of: (call, shape) => ({
      // The key holds the call's name, so that what is kept under it was made by this call's own `produce`.
      get: <T>(key: readonly (string | null)[], about: readonly Topic[], produce: () => Promise<T>) =>
        get(JSON.stringify([call, ...key]), about, async () => shape(await produce())) as Promise<CachedAnswer<T>>,
      drop,
    }),
  }
}
