import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

export interface UseCallOptions {
  /** False waits, for an input that is not known yet. */
  readonly enabled?: boolean
  /** Milliseconds for which an answer is not asked anew. */
  readonly staleMs?: number
  /** Shows the answer to the last input while the one to a new input is on its way. */
  readonly keepLast?: boolean
  /** Milliseconds between two reads while the screen is open. */
  readonly everyMs?: number
}

/** Where the answer to this input is in the query cache; without input: all answers of the call. */
export function callKey<C extends AnyCall>(target: C, input?: CallInput<C>): QueryKey {
  return input === undefined ? [target.path] : [target.path, input]
}

export function callQuery<C extends AnyCall>(target: C, input: CallInput<C>, options: UseCallOptions = {}) {
  return queryOptions<CallAnswer<C>>({
    queryKey: callKey(target, input),
    queryFn: ({ signal }) => call(target, input, { signal }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
    ...(options.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
  })
}

/** Reads a call and follows its answer in the cache. Give features this and no fetcher of their own. */
export function useCall<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  options: UseCallOptions = {},
): UseQueryResult<CallAnswer<C>> {
  return useQuery({
    ...callQuery(target, input, options),
    // The placeholder is an earlier answer of this same call.
    ...(options.keepLast === true ? { placeholderData: keepPreviousData as never } : {}),
  })
}

/** Reads a call outside a component: from the cache while fresh, else from the server. */
export function readCall<C extends AnyCall>(target: C, input: CallInput<C>, options: UseCallOptions = {}) {
  return queryClient.query({ ...callQuery(target, input, options) })
}

/** Marks the answers of these calls as old, so that open screens read them again. */
export async function refreshCalls(targets: readonly AnyCall[]): Promise<void> {
  await Promise.all(targets.map((target) => queryClient.invalidateQueries({ queryKey: callKey(target) })))
}

/** Changes every answer of a call that is in the cache; used for what a person did and must see at once. */
export function editAnswers<C extends AnyCall>(target: C, edit: (answer: CallAnswer<C>) => CallAnswer<C>): void {
  queryClient.setQueriesData<CallAnswer<C>>({ queryKey: callKey(target) }, (answer) =>
    answer === undefined ? answer : edit(answer),
  )
}
