import { useText } from '../../lib/text.ts'
import { Answer, AnswerBlock, AnswersFrame, DayAnswer } from '../../shared/requesting/AnswersFrame.tsx'
import { depotText, useDepots } from '../../shared/requesting/depots.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { orderFlow } from './order-flow.ts'
import type { OrderReady } from './order-ready.ts'
import { useUrgentText } from './use-urgent-text.ts'

/** What the order will be, in the order of the form. */
export function Answers({ ready }: { readonly ready: OrderReady }) {
  const text = useText()
  const { form, location } = ready
  const depots = useDepots(form.ophalen).data?.items ?? []
  const address = [form.werkadres === form.adres ? '' : form.werkadres, form.adres, `${form.postcode} ${form.plaats}`]
  const details = orderFlow.steps.gegevens
  return (
    <AnswersFrame>
      <AnswerBlock title={text('wizard.when')} to={details} field="leverDatum">
        <Days form={form} />
      </AnswerBlock>
      <AnswerBlock
        title={text(form.ophalen ? 'ordering.wherePickup' : 'ordering.where')}
        to={details}
        field={form.ophalen ? 'bestemming' : 'adrescode'}
      >
        <Answer label={text('nav.location')}>{`${location.nummer} ${location.omschrijving}`}</Answer>
        <Answer label={text('ordering.delivery')}>
          {text(form.ophalen ? 'enum.DeliveryMode.pickup' : 'enum.DeliveryMode.delivery')}
        </Answer>
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
      </AnswerBlock>
      <AnswerBlock title={text('wizard.who')} to={details} field="contactpersoon">
        <Answer label={text('wizard.contact')}>{form.contactpersoon}</Answer>
        <Answer label={text('wizard.phone')}>{form.telefoonnummer}</Answer>
      </AnswerBlock>
      <AnswerBlock title={text('wizard.extra')} to={details} field="referentie">
        <Answer label={text('wizard.reference')}>{form.referentie}</Answer>
        <Answer label={text('wizard.remark')}>{form.opmerking}</Answer>
      </AnswerBlock>
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
