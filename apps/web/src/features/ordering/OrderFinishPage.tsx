import { validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { stepToShow } from '@portal/domain/ordering/wizard-steps.ts'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { ChooseLocation } from '../../shared/ChooseLocation.tsx'
import { useLocation } from '../../shared/location-store.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { Wizard } from '../../ui/Wizard.tsx'
import { Answers } from './Answers.tsx'
import { FinishProblem } from './FinishProblem.tsx'
import { OrderGate } from './OrderGate.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { faultsOfCall, faultText, formFaults } from './order-faults.ts'
import type { OrderReady } from './order-ready.ts'
import { stepViews } from './ordering-steps.ts'
import { TermsField } from './TermsField.tsx'
import { useFinishOrder } from './use-finish-order.ts'
import { useOrderDraft } from './use-order-draft.ts'

/** Second step: check everything and send it. Opens only after the first one (R-WIZ-02). */
export function OrderFinishPage() {
  const location = useLocation()
  const text = useText()
  if (location === null) {
    return (
      <Page title={text('enum.Wizard.bestellen')} narrow>
        <ChooseLocation />
      </Page>
    )
  }
  return <GuardedFinish key={location.nummer} locationNo={location.nummer} />
}

function GuardedFinish({ locationNo }: { readonly locationNo: string }) {
  const search = useSearch({ strict: false })
  const [draft] = useOrderDraft(locationNo)
  // Right after the completion, and when somebody comes back with the back button: nothing is sent again.
  if (draft.completed !== null) return <Navigate to="/bestellen/voltooid" search={search} replace />
  if (stepToShow('afronden', draft.wizard) !== 'afronden') {
    return <Navigate to="/bestellen/gegevens" search={search} replace />
  }
  return <OrderGate>{(ready) => <OrderFinish ready={ready} />}</OrderGate>
}

function OrderFinish({ ready }: { readonly ready: OrderReady }) {
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const search = useSearch({ strict: false })
  const finish = useFinishOrder(ready)
  const [tried, setTried] = useState(false)
  const { form, items, list, draft, location } = ready
  const { termsAccepted } = draft.wizard
  const check = () => validateOrder(form, { today: today(), termsAccepted, settings })
  const ofServer = finish.error instanceof CallError ? faultsOfCall(finish.error) : []
  const faults = tried ? [...check(), ...ofServer] : []
  const termsFault = faults.find((fault) => fault.field === 'termsAccepted')
  const gone = items.some((item) => !item.bestelbaar)
  const send = () => {
    setTried(true)
    if (check().length === 0 && !gone) finish.mutate()
  }
  const isUnsure = draft.attempt?.uncertain === true && !finish.isPending
  return (
    <Wizard
      title={text('enum.Wizard.bestellen')}
      steps={stepViews(text)}
      current="afronden"
      faults={formFaults(faults, form, { text, format })}
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
      <FinishProblem error={finish.error} unsure={isUnsure} />
      {gone && <Notice kind="danger" title={text('ordering.linesGone')} />}
      {location.goedkeuringNodig && <Notice kind="info" title={text('ordering.needsApproval')} />}
      <Answers ready={ready} />
      <TermsField
        accepted={termsAccepted}
        onChange={(accepted) => ready.tell({ type: 'termsSet', accepted })}
        error={termsFault ? faultText(termsFault, text, format) : null}
      />
      {finish.isPending && <p role="status">{text('wizard.submitting')}</p>}
    </Wizard>
  )
}
