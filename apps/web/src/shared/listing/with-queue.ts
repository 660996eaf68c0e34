import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { callKey } from '../../lib/call-key.ts'
import { queryClient } from '../../lib/query-client.ts'
import { createStore, useStore } from '../../lib/store.ts'
import type { keepEdits } from './keep-edits.ts'

interface ReadAnswer {
  readonly answer: unknown
  /** When the server answered it, by the clock of this device, milliseconds since 1970. */
  readonly readAt: number
}

interface QueuedListAction {
  /** Puts what waits over the answer of a list, the same over the same; null while nothing waits. */
  readonly show: ((target: AnyCall, input: unknown, read: ReadAnswer) => unknown) | null
  readonly keepEdits: typeof keepEdits
}

/** What lists need of the queue of what waits; null until it is loaded. */
export const listQueueStore = createStore<QueuedListAction | null>(null)

/** A list as it was read last, and as it will be once what waits has been sent; `known` where nothing is read any more. */
export function newestWithQueue<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  known: CallAnswer<C>,
): CallAnswer<C> {
  const state = queryClient.getQueryState<CallAnswer<C>>(callKey(target, input))
  const { show } = listQueueStore.get() ?? {}
  const answer = state?.data ?? known
  // What is put over an answer is one of the same call.
  return show ? (show(target, input, { answer, readAt: state?.dataUpdatedAt ?? 0 }) as CallAnswer<C>) : answer
}

/** A list as it will be once what waits has been sent, for what a screen reads. */
export function useWithQueue<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  query: UseQueryResult<CallAnswer<C>>,
): UseQueryResult<CallAnswer<C>> {
  const { show } = useStore(listQueueStore) ?? {}
  if (!show || query.data === undefined) return query
  const data = show(target, input, { answer: query.data, readAt: query.dataUpdatedAt })
  // Another answer of the same call changes nothing of how it was read.
  return { ...query, data } as UseQueryResult<CallAnswer<C>>
}
