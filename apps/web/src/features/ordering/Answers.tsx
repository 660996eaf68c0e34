import { Link, useSearch } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { Answer, AnswersFrame, DayAnswer } from '../../shared/request-wizard/AnswersFrame.tsx'
import { depotText, useDepots } from '../../shared/request-wizard/depots.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { OrderReady } from './order-ready.ts'
import { useUrgentText } from './use-urgent-text.ts'

/** What the order will be, in the order of the form. */
export function Answers({ ready }: { readonly ready: OrderReady }) {
  const text = useText()
  const search = useSearch({ strict: false })
  const { form, location } = ready
  const depots = useDepots(form.ophalen).data?.items ?? []
  const address = [form.werkadres === form.adres ? '' : form.werkadres, form.adres, `${form.postcode} ${form.plaats}`]
  return (
    <AnswersFrame
      change={
        <Link to="/bestellen/gegevens" search={search}>
          {text('action.change')}
        </Link>
      }
    >
      <Answer label={text('nav.location')}>{`${location.nummer} ${location.omschrijving}`}</Answer>
      <Answer label={text('ordering.delivery')}>
        {text(form.ophalen ? 'enum.DeliveryMode.pickup' : 'enum.DeliveryMode.delivery')}
      </Answer>
      <Days form={form} />
      {form.ophalen ? (
        <Answer label={text('ordering.depot')}>{depotText(depots, form)}</Answer>
      ) : (
        <Answer label={text('wizard.workAddress')}>
          {address
            .map((part) => part.trim())
            .filter(Boolean)
            .join(', ')}
        </Answer>
      )}
      <Answer label={text('wizard.transportMeans')}>{form.transportmiddel || text('wizard.noPreference')}</Answer>
      <Answer label={text('wizard.contact')}>{form.contactpersoon}</Answer>
      <Answer label={text('wizard.phone')}>{form.telefoonnummer}</Answer>
      <Answer label={text('wizard.reference')}>{form.referentie}</Answer>
      <Answer label={text('wizard.remark')}>{form.opmerking}</Answer>
    </AnswersFrame>
  )
}

function Days({ form }: Pick<OrderReady, 'form'>) {
  const text = useText()
  const urgent = useUrgentText()
  return (
    <>
      <DayAnswer label={text(form.ophalen ? 'ordering.pickupDate' : 'ordering.deliveryDate')} day={form.leverDatum} />
      {form.spoed && (
        <Answer label={text('ordering.urgent')}>
          <StatusChip kind="warning">{urgent.label}</StatusChip>
          {urgent.price !== null && ` ${urgent.price}`}
        </Answer>
      )}
      <DayAnswer label={text('ordering.returnDate')} day={form.retourDatum} />
    </>
  )
}
