import type { SubmissionCard, SubmissionFault, SubmissionLine } from '@portal/contract/approvals.ts'
import type { LineDecision } from '@portal/domain/approvals/change-lines.ts'
import { daysBetween } from '@portal/domain/plain/calendar-date.ts'
import { useFormat } from '../../lib/format.ts'
import { knownKey, useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Approvals.module.css'

interface FaultNoticesProps {
  readonly card: SubmissionCard
  /** Lines that are left out already: what is wrong with them does not count any more. */
  readonly gone: ReadonlySet<number>
  /** Opens the rejection with what is wrong as its reason; null for who does not decide. */
  readonly onReject: ((reason: string) => void) | null
}

/** What is wrong by now, and how to mend it: leave the line out, or give the list back. */
export function FaultNotices({ card, gone, onReject }: FaultNoticesProps) {
  const text = useText()
  const format = useFormat()
  const wordsOf = ({ code, params }: SubmissionFault) => {
    const date = typeof params.date === 'string' ? { date: format.date(params.date) } : {}
    return text(knownKey(code) ?? 'error.server_fout', { ...params, ...date })
  }
  const open = card.bezwaren.filter(({ regelNummer }) => regelNummer === null || !gone.has(regelNummer))
  return open.map((fault) => {
    const words = wordsOf(fault)
    const isLine = fault.regelNummer !== null
    return (
      <Notice
        key={`${fault.code} ${fault.regelNummer} ${fault.veld}`}
        kind={fault.blokkeert ? 'danger' : 'warning'}
        title={words}
        action={
          fault.blokkeert &&
          !isLine &&
          onReject !== null && (
            <Button small onClick={() => onReject(words)}>
              {text('approvals.giveBack')}
            </Button>
          )
        }
      >
        {text(isLine ? 'approvals.mendLine' : fault.blokkeert ? 'approvals.mendWhole' : 'approvals.mendUrgent')}
      </Notice>
    )
  })
}

interface ElsewhereNoticeProps {
  readonly card: SubmissionCard
  /** Takes what stands there in place of new pieces; null for who does not decide. */
  readonly onTake: ((line: SubmissionLine, change: Partial<LineDecision>) => void) | null
}

/** What is asked for and stands unneeded nearby. */
export function ElsewhereNotice({ card, onTake }: ElsewhereNoticeProps) {
  const text = useText()
  if (card.elders.length === 0) return null
  const lineOf = (number: number) => card.regels.find(({ regelNummer }) => regelNummer === number)
  return (
    <section className={classes.elsewhere} aria-label={text('approvals.elsewhere')}>
      <h2>{text('approvals.elsewhere')}</h2>
      <ul>
        {card.elders.map(({ regelNummer, materieellocatie, locatieOmschrijving, aantal, sinds }) => {
          const line = lineOf(regelNummer)
          if (line === undefined) return null
          const days = daysBetween(sinds, today())
          const where =
            locatieOmschrijving === materieellocatie ? materieellocatie : `${locatieOmschrijving} (${materieellocatie})`
          const words = text('approvals.stands', { count: days, pieces: aantal, item: line.omschrijving, where })
          const instead = {
            aantal: Math.max(line.aantal - aantal, 0),
            opmerking: text('approvals.takeRemark', { pieces: aantal, where }),
          }
          return (
            <li key={`${regelNummer} ${materieellocatie}`}>
              <span>{words}</span>
              {onTake !== null && (
                <Button small onClick={() => onTake(line, instead)}>
                  {text('approvals.take')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
