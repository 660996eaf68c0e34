import type { AnyCall, CallInput } from '@portal/contract/define.ts'
import type { QueryKey } from '@tanstack/react-query'

/** Where the answer to this input is in the query cache; without input: all answers of the call. */
export function callKey<C extends AnyCall>(target: C, input?: CallInput<C>): QueryKey {
  return input === undefined ? [target.path] : [target.path, input]
}
