import { approvals } from '@portal/contract/approvals.ts'
import type { DecisionChanges as Changes } from '@portal/contract/request-records.ts'
import type { ListDays, SubmissionCard } from '@portal/contract/submissions.ts'
import type { LineDecision } from '@portal/domain/approvals/change-lines.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { DecisionChanges, hasChanges } from '../../shared/records/DecisionChanges.tsx'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import { useSubmissionWords } from './submission-words.ts'
import { otherDecision } from './use-deciding.ts'

const reasonLength = 250

interface RejectDialogProps {
  readonly card: SubmissionCard
  /** What is wrong with it, to begin with. */
  readonly suggestion: string
  /** What should be otherwise; it goes back with the list. */
  readonly regels: readonly LineDecision[]
  readonly dagen: ListDays | null
  readonly onClose: () => void
  readonly onRejected: (number: string) => void
}

/** Asks why, because who asked reads it with the list that comes back (R-APPR-05). */
export function RejectDialog({ card, suggestion, regels, dagen, onClose, onRejected }: RejectDialogProps) {
  const text = useText()
  const words = useSubmissionWords()
  const navigate = useNavigate()
  const [isTried, setTried] = useState(false)
  const { savedAanvraagNummer, aangevraagdDoor } = card
  const draft = useDraft(`reject.${savedAanvraagNummer}`, { reason: suggestion })
  const { reason } = draft.form
  const changes = changesOf(card, regels, dagen)
  const reject = useCommand(approvals.rejectSavedRequest, {
    quiet: true,
    onDone: () => {
      draft.forget()
      onRejected(savedAanvraagNummer)
      void navigate({ to: '/goed-te-keuren-aanvragen', search: {}, replace: true })
    },
  })
  const why = reject.error === null ? null : (otherDecision(reject.error, words) ?? errorText(reject.error))
  const isEmpty = reason.trim() === ''
  const send = () => {
    setTried(true)
    if (!isEmpty && reason.length <= reasonLength)
      reject.mutate({ savedAanvraagNummer, redenAfkeuring: reason.trim(), regels: [...regels], dagen })
  }
  return (
    <ActionModal
      onClose={onClose}
      title={text('approvals.rejectTitle')}
      action={text('approvals.reject')}
      kind="danger"
      busy={reject.isPending}
      onSend={send}
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
        onChange={(event) => draft.change({ reason: event.currentTarget.value })}
      />
      {hasChanges(changes) && (
        <section>
          <p className="soft">{text('approvals.proposal', { name: aangevraagdDoor })}</p>
          <DecisionChanges changes={changes} />
        </section>
      )}
    </ActionModal>
  )
}

/** What goes back with the list, as who asked will read it. */
function changesOf(card: SubmissionCard, regels: readonly LineDecision[], dagen: ListDays | null): Changes {
  const asked = new Map(card.regels.map((line) => [line.regelNummer, line]))
  return {
    wijzigingen: regels.map(({ regelNummer, aantal, opmerking }) => {
      const line = asked.get(regelNummer)
      return { omschrijving: line?.omschrijving ?? '', gevraagd: line?.aantal ?? 0, aantal, opmerking }
    }),
    dagen: dagen && { ...dagen, gevraagdeLeverDatum: card.leverDatum, gevraagdeRetourDatum: card.retourDatum },
  }
}
