import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { QueryKey, UseMutationResult } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import { callKey } from './call-query.ts'
import { notifyError } from './notifications.ts'
import { queryClient } from './query-client.ts'
import { refreshCalls } from './use-call.ts'

export interface UseCommandOptions<C extends AnyCall> {
  /** Calls whose answers are old once this command succeeded, or has to be taken back. */
  readonly refresh?: readonly AnyCall[]
  /** Shows the outcome at once with `editAnswers`; answers of `refresh` are put back when the command fails. */
  readonly optimistic?: (input: CallInput<C>) => void
  /** Key of this action; keep it the same while the person repeats the same completion. */
  readonly idempotencyKey?: () => string
  readonly onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => void
  /** True when the screen itself shows the error, beside the fields for example. */
  readonly quiet?: boolean
}

type Snapshot = readonly (readonly [QueryKey, unknown])[]

async function snapshotOf(targets: readonly AnyCall[]): Promise<Snapshot> {
  await Promise.all(targets.map((target) => queryClient.cancelQueries({ queryKey: callKey(target) })))
  return targets.flatMap((target) => queryClient.getQueriesData({ queryKey: callKey(target) }))
}

/** Sends a command; errors are shown unless `quiet`, and what `optimistic` showed is taken back with the reason. */
export function useCommand<C extends AnyCall>(
  target: C,
  options: UseCommandOptions<C> = {},
): UseMutationResult<CallAnswer<C>, Error, CallInput<C>, Snapshot> {
  const { refresh = [], optimistic, idempotencyKey, onDone, quiet = false } = options
  return useMutation<CallAnswer<C>, Error, CallInput<C>, Snapshot>({
    mutationFn: (input) =>
      call(target, input, idempotencyKey === undefined ? {} : { idempotencyKey: idempotencyKey() }),
    onMutate: async (input) => {
      if (optimistic === undefined) return []
      const before = await snapshotOf(refresh)
      optimistic(input)
      return before
    },
    onError: (error, _input, before) => {
      for (const [key, answer] of before ?? []) queryClient.setQueryData(key, answer)
      if (!quiet) notifyError(error)
    },
    onSuccess: (answer, input) => onDone?.(answer, input),
    onSettled: () => refreshCalls(refresh),
  })
}
