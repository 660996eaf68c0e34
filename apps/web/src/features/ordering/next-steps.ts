import { useFormat } from '../../lib/format.ts'
import { type Text, useText } from '../../lib/text.ts'
import { useCheckStep } from '../../shared/requesting/use-check-step.ts'
import type { CompletedOrder } from './order-flow.ts'

/** What happens after an order or a submission, and when. */
export function useNextSteps(order: CompletedOrder): readonly string[] {
  const text = useText()
  const format = useFormat()
  const check = useCheckStep()
  const date = order.wantedDate === null ? null : format.longDate(order.wantedDate.slice(0, 10))
  if (order.mode === 'place') {
    return [
      check,
      order.pickup ? text('ordering.nextReady') : text('ordering.nextDelivery'),
      ...(date === null ? [] : [text(order.pickup ? 'ordering.nextPickupOn' : 'ordering.nextDeliveryOn', { date })]),
    ]
  }
  return [
    order.approvers.length > 0
      ? text('ordering.nextApprovers', { count: order.approvers.length, names: order.approvers.join(', ') })
      : text('ordering.nextApprover'),
    ...approverMail(text, order.mail),
    text('ordering.nextListLocked'),
  ]
}

/** Who gets no mail has to be told about the list by a person. */
function approverMail(text: Text, mail: CompletedOrder['mail']): readonly string[] {
  const none = [text('ordering.nextApproverNoMail')]
  return { verzonden: [text('ordering.nextApproverMail')], uit: none, bewaard: none, mislukt: [] }[mail]
}
