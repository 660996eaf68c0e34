import type { RequestDetails } from '@portal/contract/request-records.ts'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { CompletedFrame } from '../../shared/requesting/CompletedFrame.tsx'
import { CompletedGuard } from '../../shared/requesting/StepGuards.tsx'
import { useFollowedRequest } from '../../shared/requesting/use-followed-request.ts'
import { useNextSteps } from './next-steps.ts'
import type { CompletedOrder } from './order-flow.ts'
import { orderFlow } from './order-flow.ts'

/** Third step: the number, what happens next and where to go. */
export function OrderCompletedPage() {
  return (
    <CompletedGuard<CompletedOrder> flow={orderFlow}>
      {(order) => (order.mode === 'place' ? <PlacedOrder order={order} /> : <Completed order={order} />)}
    </CompletedGuard>
  )
}

function PlacedOrder({ order }: { readonly order: CompletedOrder }) {
  return <Completed order={order} request={useFollowedRequest(order.number)} />
}

interface CompletedProps {
  readonly order: CompletedOrder
  readonly request?: RequestDetails | undefined
}

function Completed({ order, request }: CompletedProps) {
  const text = useText()
  const placed = order.mode === 'place'
  return (
    <CompletedFrame
      title={text(placed ? 'bestellen.voltooid' : 'ordering.submitted')}
      completed={order}
      request={request}
      submitted={!placed}
      nextSteps={useNextSteps(order)}
      actions={
        <>
          <ScreenButton to="/bestellijst" {...(placed ? {} : { kind: 'primary' as const })}>
            {text('ordering.toList')}
          </ScreenButton>
          <ScreenButton to="/materieel">{text('ordering.orderMore')}</ScreenButton>
          <ScreenButton to="/">{text('error.toHome')}</ScreenButton>
        </>
      }
    />
  )
}
