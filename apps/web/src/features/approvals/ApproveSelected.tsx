import { approvals } from '@portal/contract/approvals.ts'
import type { Submission } from '@portal/contract/submissions.ts'
import { IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { errorText } from '../../lib/error-text.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { useSubmissionWords } from './submission-words.ts'
import { otherDecision } from './use-deciding.ts'

interface ApproveSelectedProps {
  readonly selected: readonly Submission[]
  /** Called with those that were approved, as soon as all were tried. */
  readonly onApproved: (numbers: readonly string[]) => void
  readonly onDone: () => void
}

/** Approves what is selected as it was asked, one after the other; what is refused stays, with why. */
export function ApproveSelected({ selected, onApproved, onDone }: ApproveSelectedProps) {
  const text = useText()
  const words = useSubmissionWords()
  /** Kept until it is known what came of it: a list that waits again after an undo is another action. */
  const keys = useRef(new Map<string, string>())
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const whyNot = (error: unknown) => {
    const { key, params } = otherDecision(error, words) ?? errorText(error)
    return text(key, params)
  }
  const approveAll = async () => {
    setBusy(true)
    const failed: string[] = []
    const approved: string[] = []
    for (const row of selected) {
      const { savedAanvraagNummer } = row
      const idempotencyKey = keys.current.get(savedAanvraagNummer) ?? crypto.randomUUID()
      keys.current.set(savedAanvraagNummer, idempotencyKey)
      try {
        await call(approvals.approveSavedRequest, { savedAanvraagNummer }, { idempotencyKey })
        keys.current.delete(savedAanvraagNummer)
        approved.push(savedAanvraagNummer)
      } catch (error) {
        failed.push(`${words.content(row)}: ${whyNot(error)}`)
      }
    }
    await untilRead()
    setBusy(false)
    setRefused(failed)
    if (approved.length > 0) onApproved(approved)
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
