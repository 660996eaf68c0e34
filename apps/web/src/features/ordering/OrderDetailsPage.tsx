import { validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { AddressFields } from '../../shared/requesting/AddressFields.tsx'
import { ContactFields } from '../../shared/requesting/ContactFields.tsx'
import type { DetailsFields } from '../../shared/requesting/DetailsFrame.tsx'
import { DetailsFrame } from '../../shared/requesting/DetailsFrame.tsx'
import { FieldGroup } from '../../shared/requesting/FieldGroup.tsx'
import { ListedTextField } from '../../shared/requesting/ListedTextField.tsx'
import { RemarkFields } from '../../shared/requesting/RemarkFields.tsx'
import { ToStep } from '../../shared/requesting/StepGuards.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { OrderGate } from './OrderGate.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import type { OrderFaultField } from './order-fields.ts'
import { placeFaults, useOrderFields } from './order-fields.ts'
import type { OrderReady } from './order-flow.ts'
import { orderFlow } from './order-flow.ts'
import { PickupFields } from './PickupFields.tsx'
import { WhenFields } from './WhenFields.tsx'

/** First step of ordering: who, where, when and how. */
export function OrderDetailsPage() {
  return <OrderGate>{(ready) => <OrderDetails ready={ready} />}</OrderGate>
}

function OrderDetails({ ready }: { readonly ready: OrderReady }) {
  const text = useText()
  const settings = useSettings()
  const { form, items, list, draft } = ready
  const fields = useOrderFields(form)
  if (items.length === 0 && draft.attempt?.uncertain) return <ToStep to={orderFlow.steps.afronden} />
  return (
    <DetailsFrame<OrderFaultField>
      flow={orderFlow}
      // The terms are asked on the next step.
      check={() => placeFaults(validateOrder(form, { today: today(), termsAccepted: true, settings }), form)}
      answers={ready}
      {...fields}
      summary={<OrderSummary items={items} list={list} />}
      back={<ScreenButton to="/bestellijst">{text('ordering.toList')}</ScreenButton>}
    >
      {(look) => <OrderFields ready={ready} {...look} />}
    </DetailsFrame>
  )
}

interface OrderFormProps extends DetailsFields<OrderFaultField> {
  readonly ready: OrderReady
}

function OrderFields({ ready, look, onUnreadable }: OrderFormProps) {
  const text = useText()
  const settings = useSettings()
  const { form, change, list, addresses } = ready
  const fields = { form, change, look }
  return (
    <>
      {list.toestand === 'afgekeurd' && (
        <Notice kind="warning" title={text('bestellijst.afgekeurd', { reason: list.redenAfkeuring ?? '' })} />
      )}
      <DeliveryChoice {...fields} />
      <FieldGroup title={text('wizard.when')}>
        <WhenFields {...fields} onUnreadable={onUnreadable} />
      </FieldGroup>
      <FieldGroup title={text(form.collect ? 'ordering.wherePickup' : 'ordering.where')}>
        {form.collect ? (
          <PickupFields {...fields} />
        ) : (
          <AddressFields value={form} onChange={change} look={look} addresses={addresses} />
        )}
        <ListedTextField
          look={look('transportMeans')}
          options={settings.multiString('Bestellen_Transportmiddelen')}
          value={form.transportMeans}
          onChange={(transportMeans) => change({ transportMeans })}
        />
      </FieldGroup>
      <FieldGroup title={text('wizard.who')}>
        <ContactFields value={form} onChange={change} look={look} />
      </FieldGroup>
      <FieldGroup title={text('wizard.extra')}>
        <RemarkFields value={form} onChange={change} look={look} />
      </FieldGroup>
    </>
  )
}
