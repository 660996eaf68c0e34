import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { createStore, useStore } from '../../lib/store.ts'
import type { keepEdits } from './keep-edits.ts'

interface ListWork {
  /** Puts what waits over the answer of a list, the same over the same; null while nothing waits. */
  readonly show: ((target: AnyCall, input: unknown, answer: unknown) => unknown) | null
  readonly keepEdits: typeof keepEdits
}

/** What lists need of the queue of what waits; null until it is loaded. */
export const listWorkStore = createStore<ListWork | null>(null)

/** A list as it will be once what waits has been sent. */
export function withWork<C extends AnyCall>(target: C, input: CallInput<C>, answer: CallAnswer<C>): CallAnswer<C> {
  const { show } = listWorkStore.get() ?? {}
  // What is put over an answer is one of the same call.
  return show ? (show(target, input, answer) as CallAnswer<C>) : answer
}

/** As `withWork`, for what a screen reads. */
export function useWithWork<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  query: UseQueryResult<CallAnswer<C>>,
): UseQueryResult<CallAnswer<C>> {
  const { show } = useStore(listWorkStore) ?? {}
  // Another answer of the same call changes nothing of how it was read.
  return show && query.data !== undefined
    ? ({ ...query, data: withWork(target, input, query.data) } as UseQueryResult<CallAnswer<C>>)
    : query
}
