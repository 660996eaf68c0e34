import type { Subject } from '@portal/contract/subjects.ts'
import type { Memory } from './memory.ts'
import { type KeptSubject, keptSubjects } from './notice.ts'
import { type CachedAnswer, packAnswer, packText } from './pack-answer.ts'

/** An answer as JSON. */
export interface WrittenAnswer {
  readonly text: string
  readonly isFilled: boolean
}

/** What a kept answer says of itself beside its key. */
export interface About<T> {
  /** Fewer subjects than the call reads, where what was asked before or is part of the key holds the others. */
  readonly reads?: readonly KeptSubject[]
  /** All that it shows, and all that could show in it, by the ids that changes name. */
  readonly ids?: (answer: T) => readonly string[]
  /** What a stranger can ask in endless ways is kept only when something was found. */
  readonly isKept?: (answer: T) => boolean
}

/** The kept answers of one call; a handler returns one as it is. */
export interface Answers {
  /** The answer kept under the key, made by `produce` when there is none. */
  get<T>(
    key: readonly (string | null)[],
    produce: () => Promise<T>,
    about?: About<NoInfer<T>>,
  ): Promise<CachedAnswer<T>>
  /**
   * As `get`, for an answer that is put together of texts: nothing checks it against the contract of its call any more, so
   * those texts were made of what the contract let through. It is kept when it is filled.
   */
  getWritten<T>(
    key: readonly (string | null)[],
    write: () => Promise<WrittenAnswer>,
    ids: readonly string[],
  ): Promise<CachedAnswer<T>>
}

/** What the answers of a call are kept by. */
interface Answering {
  readonly call: string
  readonly reads: readonly Subject[]
  /** Checks and strips what is kept. */
  readonly shape: (answer: unknown) => unknown
  /** The session that looks at a preview of settings, whose answers are of nobody else; empty otherwise. */
  readonly preview: string
}

const known: ReadonlySet<Subject> = new Set(keptSubjects)
const isKeptSubject = (subject: Subject): subject is KeptSubject => known.has(subject)

function keptReads(call: string, reads: readonly Subject[]): readonly KeptSubject[] {
  const kept = reads.filter(isKeptSubject)
  if (kept.length < reads.length) throw new Error(`Nobody tells the memory all that ${call} reads: ${reads.join()}`)
  return [...kept, 'settings']
}

export function answersOf(memory: Memory, { call, reads, shape, preview }: Answering): Answers {
  // The key holds the call's name, so that what is kept under it was made by this call's own `produce`.
  const keyOf = (key: readonly (string | null)[]) => JSON.stringify([call, preview, ...key])
  return {
    get: <T>(key: readonly (string | null)[], produce: () => Promise<T>, about: About<T> = {}) =>
      memory.get<CachedAnswer<T>>(
        { key: keyOf(key), reads: keptReads(call, about.reads ?? reads) },
        async (loading) => {
          const produced = await produce()
          if (about.ids !== undefined) loading.only(about.ids(produced))
          if (about.isKept?.(produced) === false) loading.pass()
          // Its schema gives back what the call answers.
          return packAnswer(shape(produced) as T)
        },
      ),
    getWritten: (key, write, ids) =>
      memory.get({ key: keyOf(key), reads: keptReads(call, reads) }, async (loading) => {
        const { text, isFilled } = await write()
        loading.only(ids)
        if (!isFilled) loading.pass()
        return packText(text)
      }),
  }
}
