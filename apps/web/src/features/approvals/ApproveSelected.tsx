import { approvals, type Submission } from '@portal/contract/approvals.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { errorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { refreshCalls } from '../../lib/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { decisionCalls } from './approvals.queries.ts'
import { useSubmissionWords } from './submission-words.ts'
import { otherDecision } from './use-deciding.ts'

interface ApproveSelectedProps {
  readonly selected: readonly Submission[]
  readonly onDone: () => void
}

/** Approves what is selected as it was asked, one after the other; what is refused stays, with why. */
export function ApproveSelected({ selected, onDone }: ApproveSelectedProps) {
  const text = useText()
  const format = useFormat()
  const words = useSubmissionWords()
  const [run] = useState(() => crypto.randomUUID())
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const whyNot = (error: unknown) => {
    const { key, params } = otherDecision(error, format.moment) ?? errorText(error)
    return text(key, params)
  }
  const approveAll = async () => {
    setBusy(true)
    const failed: string[] = []
    for (const row of selected) {
      const { savedAanvraagNummer } = row
      try {
        await call(
          approvals.approveSavedRequest,
          { savedAanvraagNummer },
          { idempotencyKey: `${run}-${savedAanvraagNummer}` },
        )
      } catch (error) {
        failed.push(`${words.content(row)}: ${whyNot(error)}`)
      }
    }
    await refreshCalls(decisionCalls)
    setBusy(false)
    setRefused(failed)
    const done = selected.length - failed.length
    if (done > 0) notify('approvals.approvedSome', { params: { count: done }, severity: 'success' })
    if (failed.length === 0) onDone()
  }
  return (
    <>
      {refused.length > 0 && (
        <Notice kind="danger" title={text('approvals.someRefused')}>
          <ul>
            {refused.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      <SelectionBar
        label={text('approvals.selection')}
        selected={text('approvals.selected', { count: selected.length })}
        pieces={text('approvals.asAsked')}
      >
        <Button kind="primary" icon={<IconCheck aria-hidden />} busy={busy} onClick={() => void approveAll()}>
          {text('approvals.approveSelected', { count: selected.length })}
        </Button>
      </SelectionBar>
    </>
  )
}
