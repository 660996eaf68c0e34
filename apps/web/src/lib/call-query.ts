import type { AnyCall, CallAnswer, CallInput, NamedSubject } from '@portal/contract/define.ts'
import type { Subject } from '@portal/contract/subjects.ts'
import type { QueryKey } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { CallError, ConnectionError, laterStatuses } from './call-error.ts'
import { callKey } from './call-key.ts'
import type { CallOptions } from './call-options.ts'
import { keeperNow } from './keeper.ts'
import { loadKeeping } from './load-keeping.ts'
import { queryClient } from './query-client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      readonly reads?: readonly Subject[]
      /** The ids of what it shows of a subject; undefined where anything of it may show. */
      readonly shows?: (subject: Subject, answer: unknown) => readonly string[] | undefined
    }
  }
}

export interface CallQueryOptions {
  /** False waits, for an input that is not known yet. */
  readonly enabled?: boolean
  /** Milliseconds for which an answer is not asked anew. */
  readonly staleMs?: number
  /** Milliseconds between two reads while the screen is open. */
  readonly everyMs?: number
}

/** A browser that cannot load what keeps answers shows those that it reads. */
const ignore = () => {}

/** The last answer that was kept for this person, if there is one. */
export async function keptAnswer(owner: string, key: QueryKey) {
  const keeping = await loadKeeping().catch(() => null)
  return keeping === null ? null : await keeping.keptAnswer(owner, key)
}

/** What the kept copy of the catalogue answers; it comes once it is needed. */
async function copiedAnswer(owner: string, target: AnyCall, input: unknown) {
  const copy = await import('./catalogue-copy.ts').catch(() => null)
  return copy === null ? null : await copy.answerFromCopy(owner, target, input)
}

interface Paged {
  readonly items: readonly unknown[]
  readonly totaal?: number
}

/** A long list whole, page by page: each answer of the server is bounded, and a table has all rows all the same. */
async function callWhole<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  options: CallOptions,
): Promise<CallAnswer<C>> {
  const first = await call(target, input, options)
  if (target.paged !== true) return first
  // The contract promises rows, and their number where there are more.
  const { items, totaal = 0 } = first as Paged
  const rows = [...items]
  for (let pagina = 2; rows.length < totaal; pagina += 1) {
    const next = (await call(target, { ...Object(input), pagina }, options)) as Paged
    if (next.items.length === 0) break
    rows.push(...next.items)
  }
  // The answer with all rows in the place of the first.
  return (rows.length === items.length ? first : { ...Object(first), items: rows }) as CallAnswer<C>
}

/** Asks a call that is kept, and keeps its answer; a refusal takes back what was kept. */
export async function callAndKeep<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallAnswer<C>> {
  const owner = keeperNow()
  const key = callKey(target, input)
  try {
    const answer = await callWhole(target, input, signal === undefined ? {} : { signal })
    if (owner !== null) void loadKeeping().then(({ keepAnswer }) => keepAnswer(owner, key, answer), ignore)
    return answer
  } catch (error) {
    const isRefused = error instanceof CallError && error.status < 500 && !laterStatuses.includes(error.status)
    if (owner !== null && isRefused) void loadKeeping().then(({ dropAnswer }) => dropAnswer(owner, key), ignore)
    throw error
  }
}

/**
 * Without a connection the last kept answer comes into the cache with its age, or what the copy of the catalogue answers; the
 * read has failed all the same.
 */
async function readOrRestore<C extends AnyCall>(target: C, input: CallInput<C>, signal: AbortSignal) {
  const owner = keeperNow()
  try {
    return await (target.kept === true ? callAndKeep(target, input, signal) : callWhole(target, input, { signal }))
  } catch (error) {
    const key = callKey(target, input)
    if (owner !== null && error instanceof ConnectionError && queryClient.getQueryData(key) === undefined) {
      const kept = target.inCopy === true ? await copiedAnswer(owner, target, input) : await keptAnswer(owner, key)
      if (kept !== null && !signal.aborted) queryClient.setQueryData(key, kept.answer, { updatedAt: kept.at })
    }
    throw error
  }
}

const namedWith: Partial<Readonly<Record<Subject, NamedSubject>>> = {
  catalogue: 'catalogue',
  prices: 'catalogue',
  texts: 'catalogue',
  orderLists: 'orderLists',
  requests: 'requests',
}

/** What an answer to this input shows of a subject, where its call says so. */
function shownIn<C extends AnyCall>({ shows }: C, input: CallInput<C>) {
  return (subject: Subject, answer: unknown): readonly string[] | undefined => {
    const named = namedWith[subject]
    if (named === undefined || answer === undefined) return undefined
    // What is in the cache under the key of a call is an answer of it, to this input.
    return shows?.[named]?.(answer as never, input as never)
  }
}

const hasStandIn = ({ kept, inCopy }: AnyCall): boolean => kept === true || inCopy === true

export function callQuery<C extends AnyCall>(target: C, input: CallInput<C>, options: CallQueryOptions = {}) {
  return queryOptions<CallAnswer<C>>({
    queryKey: callKey(target, input),
    queryFn: ({ signal }) =>
      hasStandIn(target) ? readOrRestore(target, input, signal) : callWhole(target, input, { signal }),
    // A browser that knows of no network would not ask at all, and so never look at what is kept.
    ...(hasStandIn(target) ? { networkMode: 'always' as const } : {}),
    meta: { reads: target.reads, shows: shownIn(target, input) },
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
    ...(options.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
  })
}
