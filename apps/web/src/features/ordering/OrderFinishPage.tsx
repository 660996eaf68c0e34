import { validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { wireNames } from '@portal/domain/requests/wire-fields.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { FinishFrame } from '../../shared/requesting/FinishFrame.tsx'
import { FinishGuard } from '../../shared/requesting/StepGuards.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Answers } from './Answers.tsx'
import { OrderGate } from './OrderGate.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { placeFaults, useOrderFields } from './order-fields.ts'
import type { OrderReady } from './order-flow.ts'
import { orderedList, orderFlow } from './order-flow.ts'
import { useFinishOrder } from './use-finish-order.ts'

/** Second step: check everything and send it. */
export function OrderFinishPage() {
  return (
    <FinishGuard flow={orderFlow}>
      <OrderGate>{(ready) => <OrderFinish ready={ready} />}</OrderGate>
    </FinishGuard>
  )
}

function OrderFinish({ ready }: { readonly ready: OrderReady }) {
  const text = useText()
  const settings = useSettings()
  const finish = useFinishOrder(ready)
  const { form, items, list, draft, location } = ready
  const fields = useOrderFields(form)
  const { termsAccepted } = draft.wizard
  const gone = items.some((item) => !item.bestelbaar)
  return (
    <FinishFrame
      flow={orderFlow}
      answers={ready}
      check={() => validateOrder(form, { today: today(), termsAccepted, settings })}
      place={(faults) => placeFaults(faults, form)}
      wireNames={wireNames('order')}
      {...fields}
      finish={finish}
      list={orderedList(ready)}
      primary={location.goedkeuringNodig ? 'ordering.submit' : 'ordering.place'}
      stopped={gone}
      words={{ noAnswer: 'ordering.noAnswer', sendAgain: 'ordering.sendAgain' }}
      // Sent without an answer, the list may be empty already.
      summary={items.length > 0 && <OrderSummary items={items} list={list} toCheck />}
    >
      {gone && <Notice kind="danger" title={text('ordering.linesGone')} />}
      {location.goedkeuringNodig && <Notice kind="info" title={text('ordering.needsApproval')} />}
      <Answers ready={ready} />
    </FinishFrame>
  )
}
