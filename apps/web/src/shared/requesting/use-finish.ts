import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { notify, untilClosed } from '../../lib/notifications.ts'
import { queueStore } from '../../lib/queue-door.ts'
import { untilRead } from '../../lib/read-changed.ts'
import type { Store } from '../../lib/store.ts'
import type { TextKey } from '../../lib/text.ts'
import { useLatest } from '../../lib/use-latest.ts'
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

/** Stays until it is closed: the person changed something that the request does not have. */
function tellSentAsFirst(number: string): void {
  notify('wizard.sentAsFirst', { severity: 'warning', params: { number }, durationMs: untilClosed })
}

interface FinishPlan<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest> {
  readonly store: Store<WizardDraft<Form, Attempt, Completed>>
  readonly emptyForm: Form
  /** The answers of now as a try: the last one when nothing changed since, else one with a new key. */
  readonly nextAttempt: () => Attempt
  /** Whether a try that is sent again as it was says something else than the answers of now. */
  readonly isOutdated?: (attempt: Attempt) => boolean
  /** Looks whether what the person sees is still so; throws `NotSentError`. A retry is not asked again. */
  readonly lookAgain?: (attempt: Attempt) => Promise<void>
  readonly send: (attempt: Attempt) => Promise<Completed>
  readonly onRefused?: (error: Error) => void
}

/** Answers that come before the portal looks whether it took the request at an earlier try. */
const beforeLooking: readonly number[] = [401, 403, 429]

/** An answer below 500 decided; anything else may have come after the portal took the request, now or at an earlier try. */
function isAnswered(error: unknown, isRetry: boolean): boolean {
  if (!(error instanceof CallError)) return error instanceof NotSentError
  return error.status < 500 && !(isRetry && beforeLooking.includes(error.status))
}

/**
 * Completes a wizard. The same answers keep the same idempotency key over retries and reloads; when it is unknown
 * whether the last try arrived, it is sent again as it was, and the server answers as it did then. A second press while a
 * try goes on is that same try.
 */
export function useFinish<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest>(
  drawn: FinishPlan<Form, Attempt, Completed>,
) {
  const { store } = drawn
  // One tap elsewhere sends as soon as the list is drawn.
  const latest = useLatest(drawn)
  const running = useRef<Promise<Completed> | null>(null)
  const tryOnce = async (): Promise<Completed> => {
    const plan = latest.current
    const attempt = plan.nextAttempt()
    const isRetry = store.get().attempt?.key === attempt.key
    const isOutdated = isRetry && plan.isOutdated?.(attempt) === true
    try {
      // A list would leave without what the person did to it here.
      if (!isRetry && queueStore.get()?.isWaiting() === true) throw new NotSentError('wizard.workWaits')
      if (!isRetry) await plan.lookAgain?.(attempt)
      store.set((draft) => ({ ...draft, attempt }))
      const completed = await plan.send(attempt)
      if (isOutdated) tellSentAsFirst(completed.number)
      return completed
    } catch (error) {
      const answered = isAnswered(error, isRetry)
      store.set((draft) => failDraft(draft, answered))
      // The earlier try is not there and never will be: what the person sees by now may go.
      if (isOutdated && answered) return tryOnce()
      throw error
    }
  }
  return useMutation<Completed, Error>({
    mutationFn: () => {
      // Two clicks come before the button is drawn busy.
      running.current ??= tryOnce().finally(() => {
        running.current = null
      })
      return running.current
    },
    onSuccess: (completed) => store.set((draft) => completeDraft(draft, completed, drawn.emptyForm)),
    onError: (error) => latest.current.onRefused?.(error),
    onSettled: untilRead,
  })
}
