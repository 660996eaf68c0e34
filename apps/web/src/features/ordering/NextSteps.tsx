import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './Completed.module.css'
import type { CompletedOrder } from './order-draft.ts'

/** What happens now and when, in the order in which it happens. */
export function NextSteps({ order }: { readonly order: CompletedOrder }) {
  const text = useText()
  const format = useFormat()
  const date = order.wantedDate === null ? null : format.longDate(order.wantedDate.slice(0, 10))
  const sent = order.mail === 'verzonden'
  const steps =
    order.mode === 'place'
      ? [
          ...(sent ? [text('ordering.nextMail')] : order.mail === 'uit' ? [text('ordering.nextNoMail')] : []),
          text('ordering.nextCheck'),
          order.pickup ? text('ordering.nextReady') : text('ordering.nextDelivery'),
          ...(date === null
            ? []
            : [text(order.pickup ? 'ordering.nextPickupOn' : 'ordering.nextDeliveryOn', { date })]),
        ]
      : [
          order.approvers.length > 0
            ? text('ordering.nextApprovers', { names: order.approvers.join(', ') })
            : text('ordering.nextApprover'),
          ...(sent ? [text('ordering.nextApproverMail')] : []),
          text('ordering.nextListLocked'),
          text('ordering.nextDecision'),
        ]
  return (
    <ol className={classes.next}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
