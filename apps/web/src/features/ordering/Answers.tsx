import { listWord } from '../../lib/list-words.ts'
import { useText } from '../../lib/text.ts'
import { Answer, AnswerBlock, AnswersFrame, DayAnswer } from '../../shared/requesting/AnswersFrame.tsx'
import { depotText, useDepots } from '../../shared/requesting/depots.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { OrderReady } from './order-flow.ts'
import { orderFlow } from './order-flow.ts'
import { useUrgentText } from './use-urgent-text.ts'

/** What the order will be, in the order of the form. */
export function Answers({ ready }: { readonly ready: OrderReady }) {
  const text = useText()
  const { form, location } = ready
  const depots = useDepots(form.collect).data?.items ?? []
  const address = [
    form.addressName === form.address ? '' : form.addressName,
    form.address,
    `${form.postCode} ${form.city}`,
  ]
  const details = orderFlow.steps.gegevens
  return (
    <AnswersFrame>
      <AnswerBlock title={text('wizard.when')} to={details} field="deliveryDate">
        <Days form={form} />
      </AnswerBlock>
      <AnswerBlock
        title={text(form.collect ? 'ordering.wherePickup' : 'ordering.where')}
        to={details}
        field={form.collect ? 'depotNo' : 'addressCode'}
      >
        <Answer label={text('nav.location')}>{`${location.nummer} ${location.omschrijving}`}</Answer>
        <Answer label={text('ordering.delivery')}>
          {text(form.collect ? 'enum.DeliveryMode.pickup' : 'enum.DeliveryMode.delivery')}
        </Answer>
        {form.collect ? (
          <Answer label={text('ordering.depot')}>{depotText(depots, form)}</Answer>
        ) : (
          <Answer label={text('wizard.workAddress')}>
            {address
              .map((part) => part.trim())
              .filter(Boolean)
              .join(', ')}
          </Answer>
        )}
        <Answer label={text('wizard.transportMeans')}>
          {listWord(text, form.transportMeans) || text('wizard.noPreference')}
        </Answer>
      </AnswerBlock>
      <AnswerBlock title={text('wizard.who')} to={details} field="contact">
        <Answer label={text('wizard.contact')}>{form.contact}</Answer>
        <Answer label={text('wizard.phone')}>{form.phoneNo}</Answer>
      </AnswerBlock>
      <AnswerBlock title={text('wizard.extra')} to={details} field="reference">
        <Answer label={text('wizard.reference')}>{form.reference}</Answer>
        <Answer label={text('wizard.remark')}>{form.remark}</Answer>
      </AnswerBlock>
    </AnswersFrame>
  )
}

function Days({ form }: Pick<OrderReady, 'form'>) {
  const text = useText()
  const urgent = useUrgentText()
  return (
    <>
      <DayAnswer label={text(form.collect ? 'ordering.pickupDate' : 'ordering.deliveryDate')} day={form.deliveryDate} />
      {form.urgent && (
        <Answer label={text('ordering.urgent')}>
          <StatusChip kind="warning">{urgent.label}</StatusChip>
          {urgent.price !== null && ` ${urgent.price}`}
        </Answer>
      )}
      <DayAnswer label={text('ordering.returnDate')} day={form.returnDate} />
    </>
  )
}
