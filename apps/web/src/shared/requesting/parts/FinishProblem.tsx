import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { CallError, ConnectionError } from '../../../lib/call-error.ts'
import { useOnline } from '../../../lib/connectivity.ts'
import { errorText } from '../../../lib/error-text.ts'
import type { TextKey } from '../../../lib/text.ts'
import { useText } from '../../../lib/text.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { NotSentError } from '../use-finish.ts'

interface FinishProblemProps {
  readonly error: Error | null
  /** True when it was sent and it is unknown whether it arrived, also after a reload. */
  readonly unsure: boolean
  /** That it was sent without an answer, and that sending again never asks twice. */
  readonly words: { readonly noAnswer: TextKey; readonly sendAgain: TextKey }
  /** What helps after a refusal. */
  readonly action?: ReactNode
}

/** Whether a connection that was away when this failed is there again. */
function useBackSince(error: Error | null): boolean {
  const online = useOnline()
  const [failedAway, setFailedAway] = useState<Error | null>(null)
  if (!online && failedAway !== error) setFailedAway(error)
  return online && error !== null && failedAway === error
}

/** Why the request is not there yet, what was kept and what to do; it comes into view, for the button is far below it. */
export function FinishProblem(props: FinishProblemProps) {
  const { error, unsure } = props
  const place = useRef<HTMLDivElement>(null)
  const isBack = useBackSince(error)
  useEffect(() => {
    if (error !== null) place.current?.focus()
  }, [error])
  if (error === null && !unsure) return null
  // It was not sent, and nothing is in the way any more.
  if (error instanceof ConnectionError && isBack && !unsure) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Problem {...props} />
    </div>
  )
}

function Problem({ error, unsure, words, action }: FinishProblemProps) {
  const text = useText()
  if (error instanceof NotSentError) return <Notice kind="warning" title={text(error.reason)} action={action} />
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
    <Notice kind="danger" title={text(key, params)} action={error instanceof CallError && action}>
      {text('error.kept')}
      {reference !== null && <small>{text('error.reference', { reference })}</small>}
    </Notice>
  )
}
