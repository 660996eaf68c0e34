import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { LocationPart } from '@portal/contract/hub.ts'
import type { QueryKey } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly reads?: readonly LocationPart[] }
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

/** Where the answer to this input is in the query cache; without input: all answers of the call. */
export function callKey<C extends AnyCall>(target: C, input?: CallInput<C>): QueryKey {
  return input === undefined ? [target.path] : [target.path, input]
}

export function callQuery<C extends AnyCall>(target: C, input: CallInput<C>, options: CallQueryOptions = {}) {
  return queryOptions<CallAnswer<C>>({
    queryKey: callKey(target, input),
    queryFn: ({ signal }) => call(target, input, { signal }),
    ...(target.reads === undefined ? {} : { meta: { reads: target.reads } }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
    ...(options.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
  })
}
