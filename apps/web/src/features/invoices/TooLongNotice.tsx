import type { InvoiceLine } from '@portal/contract/invoice-records.ts'
import { eurosOf } from '@portal/domain/invoices/vat-amounts.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { FeedbackButton } from '../../shared/records/FeedbackButton.tsx'
import { ReceiptButton } from '../../shared/records/ReceiptButton.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Invoices.module.css'

interface TooLongNoticeProps {
  readonly line: InvoiceLine
  readonly mark: NonNullable<InvoiceLine['teLang']>
  readonly pricesVisible: boolean
}

/** What a line charges after the day of its receipt, with the receipt and the feedback about it at hand. */
export function TooLongNotice({ line, mark, pricesVisible }: TooLongNoticeProps) {
  const text = useText()
  const format = useFormat()
  const date = format.date(mark.stopDatum)
  const amount = pricesVisible && text('invoices.tooLongAmount', { amount: format.money(eurosOf(mark.bedrag)) })
  return (
    <Notice kind="warning" title={text('invoices.tooLongTitle', { count: mark.dagen })}>
      <p>
        {text('invoices.tooLongText', { date, number: mark.bonNummer })} {amount}
      </p>
      <Row gap={2} wrap className={classes.actions}>
        <ReceiptButton requestNo={mark.bonNummer} />
        <FeedbackAbout line={line} mark={mark} />
      </Row>
    </Notice>
  )
}

/** Feedback that says of which invoice, which line and which receipt it is. */
function FeedbackAbout({ line, mark }: Omit<TooLongNoticeProps, 'pricesVisible'>) {
  const text = useText()
  const format = useFormat()
  const omschrijving = text('invoices.feedbackText', {
    invoice: line.documentNummer,
    line: line.regelNummer,
    what: [line.omschrijving, line.materieelNummer].filter(Boolean).join(' '),
    date: format.date(mark.stopDatum),
    receipt: mark.bonNummer,
    tooLong: mark.dagen,
  })
  return (
    <FeedbackButton
      small
      over="factuur"
      nummer={line.documentNummer}
      omschrijving={omschrijving}
      label={text('invoices.feedback')}
    />
  )
}
