import type { OrderFault } from '@portal/domain/ordering/validate-order.ts'
import { validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { ContactFields } from '../../shared/request-wizard/ContactFields.tsx'
import { FieldGroup } from '../../shared/request-wizard/FieldGroup.tsx'
import { ListedTextField } from '../../shared/request-wizard/ListedTextField.tsx'
import { RemarkFields } from '../../shared/request-wizard/RemarkFields.tsx'
import { useStepViews } from '../../shared/request-wizard/step-views.ts'
import { useDetailsStep } from '../../shared/request-wizard/use-details-step.ts'
import { useFormFaults } from '../../shared/request-wizard/wizard-faults.ts'
import { ScreenButton } from '../../shared/ScreenButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Wizard } from '../../ui/Wizard.tsx'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { OrderGate } from './OrderGate.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { fieldLabel, placeFaults } from './order-faults.ts'
import { useOrderLooks } from './order-fields.ts'
import type { OrderReady } from './order-ready.ts'
import { PickupFields } from './PickupFields.tsx'
import { WhenFields } from './WhenFields.tsx'

/** First step of ordering: who, where, when and how. */
export function OrderDetailsPage() {
  return <OrderGate>{(ready) => <OrderDetails ready={ready} />}</OrderGate>
}

function OrderDetails({ ready }: { readonly ready: OrderReady }) {
  const text = useText()
  const settings = useSettings()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const { form, change, items, list, addresses, draft } = ready
  const step = useDetailsStep<OrderFault['field']>({
    // The terms are asked on the next step.
    check: () => placeFaults(validateOrder(form, { today: today(), termsAccepted: true, settings }), form),
    onRight: () => {
      change({})
      ready.tell({ type: 'entered' })
      void navigate({ to: '/bestellen/afronden', search })
    },
  })
  const look = useOrderLooks(form, step.faults)
  const faults = useFormFaults({ ...step, labelOf: (field) => text(fieldLabel(field, form)) })
  const steps = useStepViews()
  if (items.length === 0 && draft.attempt?.uncertain)
    return <Navigate to="/bestellen/afronden" search={search} replace />

  const fields = { form, change, look }
  return (
    <Wizard
      title={text('enum.Wizard.bestellen')}
      steps={steps}
      current="gegevens"
      faults={faults}
      summary={<OrderSummary items={items} list={list} />}
      primary={{ label: text('wizard.next'), onChoose: step.goOn }}
      secondary={<ScreenButton to="/bestellijst">{text('ordering.toList')}</ScreenButton>}
    >
      {list.toestand === 'afgekeurd' && (
        <Notice kind="warning" title={text('bestellijst.afgekeurd', { reason: list.redenAfkeuring ?? '' })} />
      )}
      <DeliveryChoice {...fields} />
      <FieldGroup title={text('wizard.when')}>
        <WhenFields {...fields} onUnreadable={step.onUnreadable} />
      </FieldGroup>
      <FieldGroup title={text(form.ophalen ? 'ordering.wherePickup' : 'ordering.where')}>
        {form.ophalen ? <PickupFields {...fields} /> : <DeliveryAddress {...fields} addresses={addresses} />}
        <ListedTextField
          look={look('transportmiddel')}
          options={settings.multiString('Bestellen_Transportmiddelen')}
          value={form.transportmiddel}
          onChange={(transportmiddel) => change({ transportmiddel })}
        />
      </FieldGroup>
      <FieldGroup title={text('wizard.who')}>
        <ContactFields
          value={form}
          onChange={change}
          looks={{ contactpersoon: look('contactpersoon'), telefoonnummer: look('telefoonnummer') }}
        />
      </FieldGroup>
      <FieldGroup title={text('wizard.extra')}>
        <RemarkFields
          value={form}
          onChange={change}
          looks={{ referentie: look('referentie'), opmerking: look('opmerking') }}
        />
      </FieldGroup>
    </Wizard>
  )
}
