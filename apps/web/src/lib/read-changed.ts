import type { AnyCall } from '@portal/contract/define.ts'
import type { Subject } from '@portal/contract/subjects.ts'
import type { Query, QueryKey } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import { readAgain } from './query-client.ts'

/** What changed, as an open page knows it. */
export interface Change {
  readonly of: (subject: Subject) => boolean
  /** All that changed; null where nobody can tell. */
  readonly ids: readonly string[] | null
}

/** Whether an answer may show what changed. Of one that came with something else and no screen shows yet nobody knows. */
export function isOld(query: Query, { of, ids }: Change): boolean {
  const { meta, state } = query
  if (meta?.reads === undefined) return query.getObserversCount() === 0
  const isElsewhere = (subject: Subject) => {
    const shown = ids === null ? undefined : meta?.shows?.(subject, state.data)
    return shown !== undefined && ids?.some((id) => shown.includes(id)) === false
  }
  return meta.reads.some((subject) => of(subject) && !isElsewhere(subject))
}

/** The answers that a command makes old. */
export function answersOf({ changes }: AnyCall): { readonly predicate: (query: Query) => boolean } {
  return { predicate: (query) => isOld(query, { of: (subject) => changes.includes(subject), ids: null }) }
}

let reading: Promise<unknown> = Promise.resolve()

/** Resolves when everything is read again that commands of this page made old until now. */
export const untilRead = (): Promise<unknown> => reading

/**
 * Reads again what a command of this page made old, once whoever sent it did what follows from its answer: left the page of
 * what is gone, or put into the cache what it knows.
 */
export function readAfter(target: AnyCall, except: readonly QueryKey[] = []): void {
  const { predicate } = answersOf(target)
  const spared = new Set(except.map(hashKey))
  const before = reading
  const pause = new Promise((resolve) => setTimeout(resolve))
  reading = pause.then(() =>
    Promise.all([before, readAgain({ predicate: (query) => predicate(query) && !spared.has(query.queryHash) })]),
  )
}
