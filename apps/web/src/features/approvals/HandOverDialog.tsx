import { approvals } from '@portal/contract/approvals.ts'
import type { SubmissionCard } from '@portal/contract/submissions.ts'
import { type HandOverRefusal, handOverRefusalFields, refuseHandOver } from '@portal/domain/approvals/hand-over.ts'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { CheckField } from '../../ui/ChoiceField.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import classes from './Approvals.module.css'
import { useSubmissionWords } from './submission-words.ts'
import { otherDecision } from './use-deciding.ts'

const reasonLength = 250
const nothingFilled: { readonly chosen: readonly string[]; readonly reason: string } = { chosen: [], reason: '' }

interface HandOverDialogProps {
  readonly card: SubmissionCard
  readonly onClose: () => void
}

/** Gives a waiting list to other approvers of its location, with a reason that they and who asked read. */
export function HandOverDialog({ card, onClose }: HandOverDialogProps) {
  const text = useText()
  const words = useSubmissionWords()
  const { savedAanvraagNummer } = card
  const query = useCall(approvals.getCandidates, { savedAanvraagNummer })
  const draft = useDraft(`hand-over.${savedAanvraagNummer}`, nothingFilled)
  const { chosen, reason } = draft.form
  const [isTried, setTried] = useState(false)
  const handOver = useCommand(approvals.handOver, {
    quiet: true,
    onDone: () => {
      draft.forget()
      notify('approvals.handedOver', { severity: 'success' })
      onClose()
    },
  })
  const items = query.data?.items ?? []
  const asked = { approvers: chosen, reason: reason.trim() }
  const refusal = refuseHandOver(asked, {
    approvers: items.filter(({ gevraagd }) => gevraagd).map(({ goedkeurder }) => goedkeurder),
    // Who asked is no candidate, and the call refuses it by the name that only the server knows.
    erpUserName: '',
    candidates: items.map(({ goedkeurder }) => goedkeurder),
  })
  const send = () => {
    setTried(true)
    if (refusal === null)
      handOver.mutate({ savedAanvraagNummer, goedkeurders: [...asked.approvers], reden: asked.reason })
  }
  const faultOf = (field: 'reden' | 'goedkeurders') => faultAt(field, isTried ? refusal : null)
  const whomFault = faultOf('goedkeurders')
  const reasonFault = faultOf('reden')
  const why = handOver.error === null ? null : (otherDecision(handOver.error, words) ?? errorText(handOver.error))
  return (
    <ActionModal
      onClose={onClose}
      title={text('approvals.handOverTitle')}
      action={text('approvals.handOver')}
      busy={handOver.isPending}
      onSend={send}
    >
      {why !== null && <Notice kind="danger" title={text(why.key, why.params)} />}
      <p className="soft">{text('approvals.handOverHint')}</p>
      <StateView
        query={query}
        skeleton="rows"
        isEmpty={(found) => found.items.length === 0}
        empty={<Notice kind="warning" title={text('approvals.handOverNobody')} />}
      >
        {(found) => (
          <fieldset className={classes.people}>
            <legend>{text('approvals.handOverTo')}</legend>
            {found.items.map(({ goedkeurder, naam, gevraagd }) => (
              <CheckField
                key={goedkeurder}
                label={naam}
                hint={gevraagd && text('approvals.askedNow')}
                checked={chosen.includes(goedkeurder)}
                onChange={(isChosen) => draft.change({ chosen: withChoice(chosen, goedkeurder, isChosen) })}
              />
            ))}
            {whomFault !== null && (
              <Row as="p" gap={2} align="center" wrap role="alert" className={classes.why}>
                {text(whomFault)}
              </Row>
            )}
          </fieldset>
        )}
      </StateView>
      <TextAreaField
        label={text('approvals.handOverReason')}
        hint={text('approvals.handOverReasonHint', { name: card.aangevraagdDoor })}
        error={reasonFault === null ? null : text(reasonFault)}
        required
        rows={3}
        limit={reasonLength}
        value={reason}
        onChange={(event) => draft.change({ reason: event.currentTarget.value })}
      />
    </ActionModal>
  )
}

function faultAt(field: 'reden' | 'goedkeurders', refusal: HandOverRefusal | null): HandOverRefusal | null {
  return refusal !== null && handOverRefusalFields[refusal] === field ? refusal : null
}

function withChoice(chosen: readonly string[], name: string, isChosen: boolean): readonly string[] {
  return isChosen ? [...chosen, name] : chosen.filter((one) => one !== name)
}
