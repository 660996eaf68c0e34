import type { AnyCall } from '@portal/contract/define.ts'
import { requests } from '@portal/contract/requests.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError } from '../../lib/call-error.ts'
import type { Store } from '../../lib/store.ts'
import type { TextKey } from '../../lib/text.ts'
import { refreshCalls } from '../../lib/use-call.ts'
import type { CompletedRequest, WizardAttempt, WizardDraft } from './wizard-draft.ts'
import { completeDraft, failDraft } from './wizard-draft.ts'

/** Why a request was not sent although its answers are right; the person looks again and decides. */
export class NotSentError extends Error {
  readonly reason: TextKey

  constructor(reason: TextKey) {
    super(`Not sent: ${reason}`)
    this.name = 'NotSentError'
    this.reason = reason
  }
}

interface FinishPlan<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest> {
  readonly store: Store<WizardDraft<Form, Attempt, Completed>>
  readonly emptyForm: Form
  /** The answers of now as a try: the last one when nothing changed since, else one with a new key. */
  readonly nextAttempt: () => Attempt
  /** Looks whether what the person sees is still so; throws `NotSentError`. A retry is not asked again. */
  readonly lookAgain?: (attempt: Attempt) => Promise<void>
  readonly send: (attempt: Attempt) => Promise<Completed>
  readonly onRefused?: (error: Error) => void
  /** Calls whose answers are old after the try. */
  readonly refresh: readonly AnyCall[]
}

/** An answer below 500 decided; anything else may have come after the portal took the request. */
function isAnswered(error: unknown): boolean {
  return error instanceof NotSentError || (error instanceof CallError && error.status < 500)
}

/**
 * Completes a wizard. The same answers keep the same idempotency key over retries and reloads; when nobody knows
 * whether the last try arrived, it is sent again as it was, and the server answers as it did then. A second press while a
 * try goes on is that same try.
 */
export function useFinish<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest>(
  plan: FinishPlan<Form, Attempt, Completed>,
) {
  const { store } = plan
  const running = useRef<Promise<Completed> | null>(null)
  const tryOnce = async () => {
    const attempt = plan.nextAttempt()
    const isRetry = store.get().attempt?.key === attempt.key
    if (!isRetry) await plan.lookAgain?.(attempt)
    store.set((draft) => ({ ...draft, attempt }))
    return plan.send(attempt)
  }
  return useMutation<Completed, Error>({
    mutationFn: () => {
      // Two clicks come before the button is drawn busy.
      running.current ??= tryOnce().finally(() => {
        running.current = null
      })
      return running.current
    },
    onSuccess: (completed) => store.set((draft) => completeDraft(draft, completed, plan.emptyForm)),
    onError: (error) => {
      store.set((draft) => failDraft(draft, isAnswered(error)))
      plan.onRefused?.(error)
    },
    onSettled: () => refreshCalls([...plan.refresh, requests.getRequests]),
  })
}
