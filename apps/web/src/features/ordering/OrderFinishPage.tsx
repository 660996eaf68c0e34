import { orderCallFieldOf } from '@portal/domain/ordering/order-wire-fields.ts'
import { validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { FinishProblem } from '../../shared/request-wizard/FinishProblem.tsx'
import { useStepViews } from '../../shared/request-wizard/step-views.ts'
import { TermsField } from '../../shared/request-wizard/TermsField.tsx'
import { FinishGuard } from '../../shared/request-wizard/WizardGate.tsx'
import { faultsOfCall, useFormFaults } from '../../shared/request-wizard/wizard-faults.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Wizard } from '../../ui/Wizard.tsx'
import { Answers } from './Answers.tsx'
import { OrderGate } from './OrderGate.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { fieldLabel, placeFaults } from './order-faults.ts'
import { useOrderLooks } from './order-fields.ts'
import { orderFlow } from './order-flow.ts'
import type { OrderReady } from './order-ready.ts'
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
  const search = useSearch({ strict: false })
  const finish = useFinishOrder(ready)
  const [tried, setTried] = useState(false)
  const { form, items, list, draft, location } = ready
  const { termsAccepted } = draft.wizard
  const check = () => validateOrder(form, { today: today(), termsAccepted, settings })
  const ofServer = finish.error instanceof CallError ? faultsOfCall(finish.error, orderCallFieldOf) : []
  const faults = tried ? placeFaults([...check(), ...ofServer], form) : []
  const { error: termsError, required } = useOrderLooks(form, faults)('termsAccepted')
  const shown = useFormFaults({ faults, labelOf: (field) => text(fieldLabel(field, form)) })
  const steps = useStepViews()
  const gone = items.some((item) => !item.bestelbaar)
  const send = () => {
    setTried(true)
    if (check().length === 0 && !gone) finish.mutate()
  }
  const isUnsure = draft.attempt?.uncertain === true && !finish.isPending
  return (
    <Wizard
      title={text('enum.Wizard.bestellen')}
      steps={steps}
      current="afronden"
      faults={shown}
      // Sent without an answer, the list may be empty already.
      summary={items.length > 0 && <OrderSummary items={items} list={list} />}
      primary={{
        label: text(location.goedkeuringNodig ? 'ordering.submit' : 'ordering.place'),
        onChoose: send,
        busy: finish.isPending,
      }}
      secondary={
        <ButtonLink to="/bestellen/gegevens" search={search}>
          {text('wizard.back')}
        </ButtonLink>
      }
    >
      <FinishProblem
        error={finish.error}
        unsure={isUnsure}
        words={{ noAnswer: 'ordering.noAnswer', sendAgain: 'ordering.sendAgain' }}
      />
      {gone && <Notice kind="danger" title={text('ordering.linesGone')} />}
      {location.goedkeuringNodig && <Notice kind="info" title={text('ordering.needsApproval')} />}
      <Answers ready={ready} />
      <TermsField
        accepted={termsAccepted}
        onChange={(accepted) => ready.tell({ type: 'termsSet', accepted })}
        error={termsError}
        required={required}
      />
      {finish.isPending && <p role="status">{text('wizard.submitting')}</p>}
    </Wizard>
  )
}
