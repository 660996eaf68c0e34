import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { QueryKey, UseMutationResult } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallOptions } from './call-options.ts'
import { notifyError } from './notifications.ts'
import { queryClient } from './query-client.ts'
import { answersOf, untilRead } from './read-changed.ts'

export interface UseCommandOptions<C extends AnyCall> {
  /** Answers that are not read again, as of what the command deletes; or none is. */
  readonly except?: CallOptions['except']
  /** Shows the outcome at once with `editAnswers`; the answers that the command makes old are put back when it fails. */
  readonly optimistic?: (input: CallInput<C>) => void
  /** Key of this action; keep it the same while the person repeats the same completion. */
  readonly idempotencyKey?: () => string
  /** Files that go with it where it is kept for later. */
  readonly files?: () => CallOptions['files']
  readonly onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => void
  /** True when the screen itself shows the error, beside the fields for example. */
  readonly quiet?: boolean
}

type Snapshot = readonly (readonly [QueryKey, unknown])[]

async function snapshotOf(target: AnyCall): Promise<Snapshot> {
  const old = answersOf(target)
  await queryClient.cancelQueries(old)
  return queryClient.getQueriesData(old)
}

/**
 * Sends a command, and is done when what it changed is read again. Errors are shown unless `quiet`, and what `optimistic`
 * showed is taken back with the reason.
 */
export function useCommand<C extends AnyCall>(
  target: C,
  options: UseCommandOptions<C> = {},
): UseMutationResult<CallAnswer<C>, Error, CallInput<C>, Snapshot> {
  const { except, optimistic, idempotencyKey, files, onDone, quiet = false } = options
  return useMutation<CallAnswer<C>, Error, CallInput<C>, Snapshot>({
    mutationFn: (input) =>
      call(target, input, {
        ...(except !== undefined && { except }),
        ...(idempotencyKey !== undefined && { idempotencyKey: idempotencyKey() }),
        ...(files !== undefined && { files: files() ?? [] }),
      }),
    onMutate: async (input) => {
      if (optimistic === undefined) return []
      const before = await snapshotOf(target)
      optimistic(input)
      return before
    },
    onError: (error, _input, before) => {
      for (const [key, answer] of before ?? []) queryClient.setQueryData(key, answer)
      if (!quiet) notifyError(error)
    },
    onSuccess: (answer, input) => onDone?.(answer, input),
    onSettled: untilRead,
  })
}
