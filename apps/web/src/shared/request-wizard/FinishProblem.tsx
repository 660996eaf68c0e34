import { ConnectionError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'
import { NotSentError } from './use-finish.ts'

interface FinishProblemProps {
  readonly error: Error | null
  /** True when it was sent and nobody knows whether it arrived, also after a reload. */
  readonly unsure: boolean
  /** That it was sent without an answer, and that sending again never asks twice. */
  readonly words: { readonly noAnswer: TextKey; readonly sendAgain: TextKey }
}

/** Why the request is not there yet, what was kept and what to do. */
export function FinishProblem({ error, unsure, words }: FinishProblemProps) {
  const text = useText()
  if (error === null && !unsure) return null
  if (error instanceof NotSentError) return <Notice kind="warning" title={text(error.reason)} />
  const { key, params, reference } = errorText(error)
  const title = error === null || error instanceof ConnectionError ? null : text(key, params)
  if (unsure) {
    return (
      <Notice kind="warning" title={title ?? text(words.noAnswer)}>
        {text(words.sendAgain)}
        {reference !== null && <small>{text('error.reference', { reference })}</small>}
      </Notice>
    )
  }
  return (
    <Notice kind="danger" title={text(key, params)}>
      {text('error.kept')}
      {reference !== null && <small>{text('error.reference', { reference })}</small>}
    </Notice>
  )
}
