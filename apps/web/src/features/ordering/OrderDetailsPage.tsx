import type { OrderFault } from '@portal/domain/ordering/validate-order.ts'
import { validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { ScreenButton } from '../../shared/ScreenButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Wizard } from '../../ui/Wizard.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ContactFields, RemarkFields, TransportField } from './ContactFields.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { DepotFields } from './DepotFields.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { OrderGate } from './OrderGate.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import type { OrderFaultField } from './order-faults.ts'
import { formFaults } from './order-faults.ts'
import type { OrderReady } from './order-ready.ts'
import { stepViews } from './ordering-steps.ts'
import { WhenFields } from './WhenFields.tsx'

/** First step of ordering: who, where, when and how. */
export function OrderDetailsPage() {
  return <OrderGate>{(ready) => <OrderDetails ready={ready} />}</OrderGate>
}

function OrderDetails({ ready }: { readonly ready: OrderReady }) {
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const [tried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState<ReadonlyMap<OrderFaultField, string>>(new Map())
  const { form, change, items, list, addresses, draft } = ready
  if (items.length === 0 && draft.attempt?.uncertain)
    return <Navigate to="/bestellen/afronden" search={search} replace />

  // The terms are asked on the next step.
  const faults: readonly OrderFault[] = tried
    ? validateOrder(form, { today: today(), termsAccepted: true, settings })
    : []
  const goOn = () => {
    setTried(true)
    if (unreadable.size > 0) return
    if (validateOrder(form, { today: today(), termsAccepted: true, settings }).length > 0) return
    change({})
    ready.tell({ type: 'entered' })
    void navigate({ to: '/bestellen/afronden', search })
  }
  const onUnreadable = (field: OrderFaultField, reason: string | null) =>
    setUnreadable((known) => {
      const others = [...known].filter(([one]) => one !== field)
      return new Map(reason === null ? others : [...others, [field, reason]])
    })
  const fields = { form, change, faults }
  return (
    <Wizard
      title={text('enum.Wizard.bestellen')}
      steps={stepViews(text)}
      current="gegevens"
      faults={formFaults(faults, form, { text, format, ...(tried && { unreadable }) })}
      summary={<OrderSummary items={items} list={list} />}
      primary={{ label: text('wizard.next'), onChoose: goOn }}
      secondary={<ScreenButton to="/bestellijst">{text('ordering.toList')}</ScreenButton>}
    >
      {list.toestand === 'afgekeurd' && (
        <Notice kind="warning" title={text('bestellijst.afgekeurd', { reason: list.redenAfkeuring ?? '' })} />
      )}
      <DeliveryChoice {...fields} />
      <FieldGroup title={text('ordering.when')}>
        <WhenFields {...fields} onUnreadable={onUnreadable} />
      </FieldGroup>
      <FieldGroup title={text(form.ophalen ? 'ordering.wherePickup' : 'ordering.where')}>
        {form.ophalen ? <DepotFields {...fields} /> : <AddressFields {...fields} addresses={addresses} />}
        <TransportField {...fields} />
      </FieldGroup>
      <FieldGroup title={text('ordering.who')}>
        <ContactFields {...fields} />
      </FieldGroup>
      <FieldGroup title={text('ordering.extra')}>
        <RemarkFields {...fields} />
      </FieldGroup>
    </Wizard>
  )
}
