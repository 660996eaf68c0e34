import { ConnectionError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ListChangedError } from './use-finish-order.ts'

const listReasons: Readonly<Record<ListChangedError['reason'], TextKey>> = {
  changed: 'ordering.listChanged',
  submitted: 'bestellijst.ter_goedkeuring',
  blocked: 'bestellijst.geblokkeerd',
}

interface FinishProblemProps {
  readonly error: Error | null
  /** True when it was sent and nobody knows whether it arrived, also after a reload. */
  readonly unsure: boolean
}

/** Why the order is not placed yet, what was kept and what to do. */
export function FinishProblem({ error, unsure }: FinishProblemProps) {
  const text = useText()
  if (error === null && !unsure) return null
  if (error instanceof ListChangedError) return <Notice kind="warning" title={text(listReasons[error.reason])} />
  const { key, params, reference } = errorText(error)
  const title = error === null || error instanceof ConnectionError ? null : text(key, params)
  if (unsure) {
    return (
      <Notice kind="warning" title={title ?? text('ordering.noAnswer')}>
        {text('ordering.sendAgain')}
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
