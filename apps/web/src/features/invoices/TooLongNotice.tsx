import type { InvoiceLine } from '@portal/contract/invoices.ts'
import { eurosOf } from '@portal/domain/invoices/vat-amounts.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ReceiptButton } from '../../shared/records/ReceiptButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Invoices.module.css'

interface TooLongNoticeProps {
  readonly line: InvoiceLine
  readonly mark: NonNullable<InvoiceLine['teLang']>
  readonly pricesVisible: boolean
}

/** What a line charges after the day of its receipt, with the receipt at hand. */
export function TooLongNotice({ mark, pricesVisible }: TooLongNoticeProps) {
  const text = useText()
  const format = useFormat()
  const words = { date: format.date(mark.stopDatum), number: mark.bonNummer }
  return (
    <Notice kind="warning" title={text('invoices.tooLongTitle', { count: mark.dagen })}>
      <p>
        {text('invoices.tooLongText', words)}{' '}
        {pricesVisible && text('invoices.tooLongAmount', { amount: format.money(eurosOf(mark.bedrag)) })}
      </p>
      <div className={classes.actions}>
        <ReceiptButton requestNo={mark.bonNummer} />
      </div>
    </Notice>
  )
}
