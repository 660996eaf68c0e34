import type { SubmissionCard } from '@portal/contract/submissions.ts'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { loadLaterTexts, useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Approvals.module.css'
import { DayFields } from './DayFields.tsx'
import { DecisionFacts } from './DecisionFacts.tsx'
import { DecisionLines } from './DecisionLines.tsx'
import { FaultNotices } from './DecisionNotices.tsx'
import { DecisionTotals } from './DecisionTotals.tsx'
import { ElsewhereNotice } from './ElsewhereNotice.tsx'
import { HandOverNotice } from './HandOverNotice.tsx'
import { Decided } from './SubmissionRow.tsx'
import { useSubmissionWords } from './submission-words.ts'
import { type DayDecisions, useDayDecisions } from './use-day-decisions.ts'
import { otherDecision, useApprove } from './use-deciding.ts'
import { type LineDecisions, useLineDecisions } from './use-line-decisions.ts'

const RejectDialog = laterPart(async () => {
  const [part] = await Promise.all([import('./RejectDialog.tsx'), loadLaterTexts()])
  return part.RejectDialog
})

interface DecisionCardProps {
  readonly card: SubmissionCard
  readonly onRejected: (number: string) => void
}

/** All that is needed to decide, the lines as they can be decided, and the two answers within reach of a thumb. */
export function DecisionCard({ card, onRejected }: DecisionCardProps) {
  const text = useText()
  const words = useSubmissionWords()
  const lines = useLineDecisions(card)
  const days = useDayDecisions(card)
  const shown = { ...card, ...days.days }
  const [isRejecting, setRejecting] = useState<string | null>(null)
  const tellRejected = (number: string) => {
    lines.forget()
    days.forget()
    onRejected(number)
  }
  return (
    <Stack gap={4} className={classes.card}>
      <p className={classes.lead}>
        <span>{words.period(shown)}</span>
        {card.namens !== null && (
          <StatusChip kind="info">{text('approvals.onBehalf', { name: card.namens })}</StatusChip>
        )}
        {card.spoed && <StatusChip kind="warning">{text('requests.urgent')}</StatusChip>}
        {card.status !== 'Requested' && <Decided row={card} />}
      </p>
      {card.namens !== null && <p className="soft">{text('approvals.onBehalfHint', { name: card.namens })}</p>}
      {card.besluitDagen !== null && (
        <p className="soft">{text('approvals.daysChanged', { days: words.period(card) })}</p>
      )}
      {card.opmerking !== '' && <q className={classes.quote}>{card.opmerking}</q>}
      {card.redenAfkeuring !== null && (
        <Notice kind="danger" title={text('approvals.reasonWas')}>
          {card.redenAfkeuring}
        </Notice>
      )}
      <HandOverNotice card={card} />
      <DecisionTotals card={shown} lines={lines.counted} />
      <FaultNotices
        card={card}
        gone={lines.gone}
        onReject={card.magBesluiten ? setRejecting : null}
        areDaysMended={days.decision !== null}
      />
      <DayFields card={card} days={days} />
      <ElsewhereNotice card={card} lines={lines} />
      <DecisionLines card={card} lines={lines} />
      <DecisionFacts card={card} />
      {card.magBesluiten && <Answers card={card} lines={lines} days={days} onReject={() => setRejecting('')} />}
      {isRejecting !== null && (
        <Suspense>
          <RejectDialog
            card={card}
            regels={lines.decisions}
            dagen={days.decision}
            suggestion={isRejecting}
            onClose={() => setRejecting(null)}
            onRejected={tellRejected}
          />
        </Suspense>
      )}
    </Stack>
  )
}

interface AnswersProps {
  readonly card: SubmissionCard
  readonly lines: LineDecisions
  readonly days: DayDecisions
  readonly onReject: () => void
}

function Answers({ card, lines, days, onReject }: AnswersProps) {
  const text = useText()
  const words = useSubmissionWords()
  const navigate = useNavigate()
  const regels = lines.decisions
  const dagen = days.decision
  const spoed = days.becomesUrgent || card.bezwaren.some(({ code }) => code === 'goedkeuren.nu_spoed')
  const forget = () => {
    lines.forget()
    days.forget()
  }
  const approve = useApprove(card.savedAanvraagNummer, { regels, dagen, spoed }, forget)
  const other = otherDecision(approve.error, words)
  const why = approve.error === null ? null : (other ?? errorText(approve.error))
  const others = card.beslissers
  const { savedAanvraagNummer } = card
  return (
    <>
      <p className="soft">
        {others.length > 0 && `${text('approvals.others', { count: others.length, names: others.join(', ') })} `}
        {text('approvals.undoHint')}
      </p>
      <div className={classes.answers}>
        {why !== null && (
          <Row gap={2} align="center" wrap className={classes.why} role="alert">
            {text(why.key, why.params)}
            {other !== null && (
              <Button small onClick={() => void navigate({ to: '/goed-te-keuren-aanvragen', search: {} })}>
                {text('approvals.toAll')}
              </Button>
            )}
          </Row>
        )}
        <Button wide onClick={onReject}>
          {text('approvals.reject')}
        </Button>
        <Button
          kind="primary"
          wide
          busy={approve.isPending}
          onClick={() => approve.mutate({ savedAanvraagNummer, regels: [...regels], dagen, spoed })}
        >
          {text(regels.length > 0 || dagen !== null ? 'approvals.approveChanged' : 'approvals.approve')}
        </Button>
      </div>
    </>
  )
}
