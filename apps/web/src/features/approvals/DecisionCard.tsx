import type { SubmissionCard } from '@portal/contract/approvals.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Approvals.module.css'
import { DecisionFacts } from './DecisionFacts.tsx'
import { DecisionLines } from './DecisionLines.tsx'
import { ElsewhereNotice, FaultNotices } from './DecisionNotices.tsx'
import { DecisionTotals } from './DecisionTotals.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { Decided } from './SubmissionRow.tsx'
import { useSubmissionWords } from './submission-words.ts'
import { otherDecision, useApprove } from './use-deciding.ts'
import { useLineDecisions } from './use-line-decisions.ts'

interface DecisionCardProps {
  readonly card: SubmissionCard
  readonly onRejected: (number: string) => void
}

/** All that is needed to decide, the lines as they can be decided, and the two answers within reach of a thumb. */
export function DecisionCard({ card, onRejected }: DecisionCardProps) {
  const text = useText()
  const words = useSubmissionWords()
  const lines = useLineDecisions(card)
  const [isRejecting, setRejecting] = useState<string | null>(null)
  return (
    <div className={classes.card}>
      <p className={classes.lead}>
        <span>{words.period(card)}</span>
        {card.spoed && <StatusChip kind="warning">{text('requests.urgent')}</StatusChip>}
        {card.status !== 'Requested' && <Decided row={card} />}
      </p>
      {card.opmerking !== '' && <q className={classes.quote}>{card.opmerking}</q>}
      {card.redenAfkeuring !== null && (
        <Notice kind="danger" title={text('approvals.reasonWas')}>
          {card.redenAfkeuring}
        </Notice>
      )}
      <DecisionTotals card={card} lines={lines.counted} />
      <FaultNotices card={card} gone={lines.gone} onReject={card.magBesluiten ? setRejecting : null} />
      <ElsewhereNotice card={card} onTake={card.magBesluiten ? lines.decide : null} />
      <DecisionLines card={card} lines={lines} />
      <DecisionFacts card={card} />
      {card.magBesluiten && <Answers card={card} lines={lines} onReject={() => setRejecting('')} />}
      {isRejecting !== null && (
        <RejectDialog card={card} suggestion={isRejecting} onClose={() => setRejecting(null)} onRejected={onRejected} />
      )}
    </div>
  )
}

interface AnswersProps {
  readonly card: SubmissionCard
  readonly lines: ReturnType<typeof useLineDecisions>
  readonly onReject: () => void
}

function Answers({ card, lines, onReject }: AnswersProps) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const regels = lines.decisions
  const spoed = card.bezwaren.some(({ code }) => code === 'goedkeuren.nu_spoed')
  const approve = useApprove(card.savedAanvraagNummer, { regels, spoed })
  const other = otherDecision(approve.error, format.moment)
  const why = approve.error === null ? null : (other ?? errorText(approve.error))
  const others = card.beslissers
  const { savedAanvraagNummer } = card
  return (
    <>
      <p className={classes.soft}>
        {others.length > 0 && `${text('approvals.others', { count: others.length, names: others.join(', ') })} `}
        {text('approvals.undoHint')}
      </p>
      <div className={classes.answers}>
        {why !== null && (
          <div className={classes.why} role="alert">
            {text(why.key, why.params)}
            {other !== null && (
              <Button small onClick={() => void navigate({ to: '/goed-te-keuren-aanvragen', search: {} })}>
                {text('approvals.toAll')}
              </Button>
            )}
          </div>
        )}
        <Button wide onClick={onReject}>
          {text('approvals.reject')}
        </Button>
        <Button
          kind="primary"
          wide
          busy={approve.isPending}
          onClick={() => approve.mutate({ savedAanvraagNummer, regels: [...regels], spoed })}
        >
          {text(regels.length > 0 ? 'approvals.approveChanged' : 'approvals.approve')}
        </Button>
      </div>
    </>
  )
}
