import type { StandsElsewhere, SubmissionCard, SubmissionLine } from '@portal/contract/submissions.ts'
import { daysBetween } from '@portal/domain/plain/calendar-date.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './Approvals.module.css'
import type { LineDecisions } from './use-line-decisions.ts'
import { useMoveHere } from './use-move-here.ts'

interface ElsewhereNoticeProps {
  readonly card: SubmissionCard
  readonly lines: LineDecisions
}

/** What is asked for and stands unneeded nearby; it can take the place of new pieces, or be moved with one tap. */
export function ElsewhereNotice({ card, lines }: ElsewhereNoticeProps) {
  const text = useText()
  if (card.elders.length === 0) return null
  return (
    <section className={classes.elsewhere} aria-label={text('approvals.elsewhere')}>
      <h2>{text('approvals.elsewhere')}</h2>
      <ul>
        {card.elders.map((one) => {
          const line = card.regels.find(({ regelNummer }) => regelNummer === one.regelNummer)
          if (line === undefined) return null
          const { regelNummer, soort, materieellocatie } = one
          return (
            <Stands
              key={`${regelNummer} ${soort} ${materieellocatie}`}
              card={card}
              one={one}
              line={line}
              lines={lines}
            />
          )
        })}
      </ul>
    </section>
  )
}

interface StandsProps extends ElsewhereNoticeProps {
  readonly one: StandsElsewhere
  readonly line: SubmissionLine
}

function Stands({ card, one, line, lines }: StandsProps) {
  const text = useText()
  const words = useStandsWords(card)
  const { move, isMoving } = useMoveHere(card)
  const [pieces, where] = [one.aantal, words.where(one)]
  const left = { aantal: Math.max(line.aantal - pieces, 0) }
  const isHere = one.materieellocatie === card.materieellocatie
  const remark = isHere ? 'approvals.takeHereRemark' : 'approvals.takeRemark'
  const takeInstead = () => lines.decide(line, { ...left, opmerking: text(remark, { pieces, where }) })
  const moveInstead = () => {
    const moved = one.stukken.reduce((sum, { aantal }) => sum + aantal, 0)
    lines.decide(line, {
      aantal: Math.max(line.aantal - moved, 0),
      opmerking: text('approvals.moveRemark', { pieces: moved, where }),
    })
    move(one, line)
  }
  const isMovable = one.stukken.length > 0
  return (
    <li>
      <span>{words.stands(one, line)}</span>
      {card.magBesluiten && isMovable && (
        <Button
          small
          busy={isMoving}
          aria-label={text('approvals.moveOf', { item: line.omschrijving, where })}
          onClick={moveInstead}
        >
          {text('approvals.moveThere')}
        </Button>
      )}
      {card.magBesluiten && !isMovable && (
        <Button small onClick={takeInstead}>
          {text(isHere ? 'approvals.takeHere' : 'approvals.take')}
        </Button>
      )}
    </li>
  )
}

function useStandsWords(card: SubmissionCard) {
  const text = useText()
  const format = useFormat()
  const where = ({ materieellocatie, locatieOmschrijving }: StandsElsewhere) =>
    locatieOmschrijving === materieellocatie ? materieellocatie : `${locatieOmschrijving} (${materieellocatie})`
  return {
    where,
    stands: (one: StandsElsewhere, { omschrijving: item }: SubmissionLine) => {
      const params = { item, pieces: one.aantal, where: where(one) }
      if (one.soort === 'afvoerlijst' && one.sinds !== null)
        return text('approvals.stands', { ...params, count: daysBetween(one.sinds, today()) })
      const isHere = one.materieellocatie === card.materieellocatie
      const stands = text(isHere ? 'approvals.standsHere' : 'approvals.standsThere', params)
      return one.terugOp === null
        ? stands
        : `${stands}, ${text('approvals.overdue', { date: format.day(one.terugOp, today()) })}`
    },
  }
}
