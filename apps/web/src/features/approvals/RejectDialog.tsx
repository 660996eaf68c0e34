import { approvals, type SubmissionCard } from '@portal/contract/approvals.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import { decisionCalls } from './approvals.queries.ts'
import { otherDecision } from './use-deciding.ts'

const reasonLength = 250

interface RejectDialogProps {
  readonly card: SubmissionCard
  /** What is wrong with it, to begin with. */
  readonly suggestion: string
  readonly onClose: () => void
  readonly onRejected: (number: string) => void
}

/** Asks why, because who asked reads it with the list that comes back (R-APPR-05). */
export function RejectDialog({ card, suggestion, onClose, onRejected }: RejectDialogProps) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const [reason, setReason] = useState(suggestion)
  const [isTried, setTried] = useState(false)
  const { savedAanvraagNummer, aangevraagdDoor } = card
  const reject = useCommand(approvals.rejectSavedRequest, {
    refresh: decisionCalls,
    quiet: true,
    onDone: () => {
      onRejected(savedAanvraagNummer)
      void navigate({ to: '/goed-te-keuren-aanvragen', search: {}, replace: true })
    },
  })
  const why = reject.error === null ? null : (otherDecision(reject.error, format.moment) ?? errorText(reject.error))
  const isEmpty = reason.trim() === ''
  const send = () => {
    setTried(true)
    if (!isEmpty && reason.length <= reasonLength) reject.mutate({ savedAanvraagNummer, redenAfkeuring: reason.trim() })
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={text('approvals.rejectTitle')}
      footer={
        <>
          <Button onClick={onClose}>{text('action.cancel')}</Button>
          <Button kind="danger" busy={reject.isPending} onClick={send}>
            {text('approvals.reject')}
          </Button>
        </>
      }
    >
      {why !== null && <Notice kind="danger" title={text(why.key, why.params)} />}
      <TextAreaField
        label={text('approvals.reason')}
        hint={text('approvals.reasonHint', { name: aangevraagdDoor })}
        error={isTried && isEmpty ? text('goedkeuren.reden_verplicht') : null}
        required
        rows={4}
        limit={reasonLength}
        value={reason}
        data-first-focus
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Modal>
  )
}
