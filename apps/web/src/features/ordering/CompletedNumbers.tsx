import type { RequestDetails } from '@portal/contract/requests.ts'
import { IconCircleCheckFilled, IconHourglass } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import classes from './Completed.module.css'
import type { CompletedOrder } from './order-draft.ts'

interface CompletedNumbersProps {
  readonly order: CompletedOrder
  /** What is known of the request now. */
  readonly request?: Pick<RequestDetails, 'erpNummer' | 'verzending'>
}

/** The portal's number at once, large; the back office's number as soon as it is there. */
export function CompletedNumbers({ order, request }: CompletedNumbersProps) {
  const text = useText()
  const erpNumber = request?.erpNummer ?? order.erpNumber
  const isPlaced = order.mode === 'place'
  const Icon = isPlaced ? IconCircleCheckFilled : IconHourglass
  return (
    <section className={classes.completed}>
      <Icon size={48} aria-hidden />
      <p>{text(isPlaced ? 'ordering.yourNumber' : 'ordering.yourSubmission')}</p>
      <p className={classes.number} translate="no">
        {order.number}
      </p>
      {isPlaced && request?.verzending !== 'geweigerd' && (
        <p role="status">
          {erpNumber === null
            ? text(request?.verzending === 'aangehouden' ? 'ordering.numberHeld' : 'ordering.numberFollows')
            : text('ordering.erpNumber', { number: erpNumber })}
        </p>
      )}
    </section>
  )
}
