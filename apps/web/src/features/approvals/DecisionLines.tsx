import type { SubmissionCard, SubmissionLine } from '@portal/contract/submissions.ts'
import { orderListTotals } from '@portal/domain/order-list/totals.ts'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './DecisionLines.module.css'
import type { LineDecisions } from './use-line-decisions.ts'

const mostPieces = 99_999
const remarkLength = 250

interface DecisionLinesProps {
  readonly card: SubmissionCard
  readonly lines: LineDecisions
}

/** What is asked, each with picture, rent and how it differs from last time; another quantity, or none. */
export function DecisionLines({ card, lines }: DecisionLinesProps) {
  const text = useText()
  return (
    <Stack as="ul" card className={classes.lines} aria-label={text('approvals.lines')}>
      {card.regels.map((line) => (
        <DecisionLine key={line.regelNummer} card={card} line={line} lines={lines} />
      ))}
    </Stack>
  )
}

function DecisionLine({ card, line, lines }: DecisionLinesProps & { readonly line: SubmissionLine }) {
  const text = useText()
  const [isRemarking, setRemarking] = useState(false)
  const quantity = lines.quantityOf(line)
  const remark = lines.remarkOf(line)
  const isOut = quantity === 0
  return (
    <li data-child={line.hoortBij === null ? undefined : true} data-out={isOut || undefined}>
      <ItemPicture item={line} size="small" />
      <div className={classes.about}>
        <strong>{line.omschrijving}</strong>
        {line.setNummer !== '' && <span className="soft">{`${line.setOmschrijving} · ${line.setNummer}`}</span>}
        <LineFacts card={card} line={line} quantity={quantity} />
        {line.opmerking !== '' && <q>{line.opmerking}</q>}
        {!card.magBesluiten && remark !== '' && <q>{remark}</q>}
      </div>
      {card.magBesluiten ? (
        <QuantityStepper
          value={isOut ? null : quantity}
          max={mostPieces}
          label={text('stepper.quantityOf', { name: line.omschrijving })}
          invalid={!line.bestelbaar && !isOut}
          onChange={(value) => lines.decide(line, { aantal: value ?? 0 })}
        />
      ) : (
        <span className={`${classes.amount} figures`}>{quantity}</span>
      )}
      {card.magBesluiten && !isRemarking && remark === '' && (
        <Button kind="quiet" small icon={<IconMessage size={18} aria-hidden />} onClick={() => setRemarking(true)}>
          {text('approvals.remark')}
          <span className="out-of-sight"> {line.omschrijving}</span>
        </Button>
      )}
      {card.magBesluiten && (isRemarking || remark !== '') && (
        <TextField
          label={text('approvals.remarkFor', { name: line.omschrijving, person: card.aangevraagdDoor })}
          value={remark}
          maxLength={remarkLength}
          autoFocus={isRemarking}
          onChange={(event) => lines.decide(line, { aantal: quantity, opmerking: event.currentTarget.value })}
        />
      )}
    </li>
  )
}

interface LineFactsProps {
  readonly card: SubmissionCard
  readonly line: SubmissionLine
  readonly quantity: number
}

/** Rent, and what is different: from what was asked, from the last request, or that it cannot be ordered any more. */
function LineFacts({ card, line, quantity }: LineFactsProps) {
  const text = useText()
  const format = useFormat()
  const daysInWeek = useSettings().int('MaterieelPrijs_DaysInWeek')
  const { rentPerWeek, saleAmount } = orderListTotals([{ ...line, aantal: quantity }], daysInWeek)
  const last =
    card.vorigeDatum === null
      ? null
      : line.vorigAantal === null
        ? text('approvals.newHere')
        : text('approvals.lastTime', { number: format.number(line.vorigAantal) })
  const facts = [
    line.toonPrijs && rentPerWeek > 0 && `${format.money(rentPerWeek)} ${text('price.perWeek')}`,
    line.toonPrijs && saleAmount > 0 && `${format.money(saleAmount)} ${text('approvals.once')}`,
    last,
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      {quantity !== line.aantal && (
        <span className={classes.changed}>
          {text(quantity === 0 ? 'approvals.leftOut' : 'approvals.changedFrom', { number: format.number(line.aantal) })}
        </span>
      )}
      {!line.bestelbaar && card.status === 'Requested' && (
        <span className={classes.gone}>{text('approvals.itemGone')}</span>
      )}
    </>
  )
}
