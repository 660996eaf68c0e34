import { momentWords } from '@portal/domain/transport/moment-words.ts'
import { listWord } from '../../lib/list-words.ts'
import { useText } from '../../lib/text.ts'
import { Answer, AnswerBlock, AnswersFrame, DayAnswer } from '../../shared/requesting/AnswersFrame.tsx'
import { TargetAnswers } from '../../shared/requesting/TargetAnswers.tsx'
import type { TransportReady } from './TransportGate.tsx'
import type { TransportAnswerForm } from './transport-flow.ts'
import { transportFlow } from './transport-flow.ts'

interface TransportAnswerListProps {
  readonly ready: TransportReady
  readonly form: TransportAnswerForm
}

/** What the transport will be, in the order of the form. */
export function TransportAnswerList({ ready, form }: TransportAnswerListProps) {
  const text = useText()
  const { location } = ready
  const from = [
    location.nummer,
    location.omschrijving,
    form.pickupName,
    form.pickupAddress,
    `${form.pickupPostCode} ${form.pickupCity}`.trim(),
  ]
  const details = transportFlow.steps.gegevens
  return (
    <AnswersFrame>
      <AnswerBlock title={text('wizard.when')} to={details} field="deliveryDate">
        <DayAnswer label={text('transport.date')} day={form.deliveryDate} />
      </AnswerBlock>
      <AnswerBlock title={text('transport.what')} to={details} field="load">
        <Answer label={text('transport.load')}>{form.load}</Answer>
        <Answer label={text('wizard.transportMeans')}>{listWord(text, form.transportMeans)}</Answer>
        <Answer label={text('transport.whoLoads')}>
          {listWord(text, form.loadedBy) || text('wizard.noPreference')}
        </Answer>
        <Answer label={text('transport.loadOptions')}>
          {form.loadingOptions.map((option) => listWord(text, option)).join(', ')}
        </Answer>
      </AnswerBlock>
      <AnswerBlock title={text('transport.loading')} to={details} field="pickupCode">
        <Answer label={text('wizard.fromLocation')}>{[...new Set(from.filter(Boolean))].join(', ')}</Answer>
        <Answer label={text('wizard.contact')}>
          {[form.pickupContact, form.pickupPhoneNo].filter(Boolean).join(', ')}
        </Answer>
        <Answer label={text('transport.loadTime')}>
          {momentWords({ choice: form.loadingChoice, from: form.loadingFrom, until: form.loadingUntil }, text)}
        </Answer>
      </AnswerBlock>
      <AnswerBlock title={text('transport.unloading')} to={details} field="toLocation">
        <TargetAnswers place={form} />
        <Answer label={text('transport.unloadTime')}>
          {momentWords({ choice: form.unloadingChoice, from: form.unloadingFrom, until: form.unloadingUntil }, text)}
        </Answer>
      </AnswerBlock>
      <AnswerBlock title={text('wizard.extra')} to={details} field="reference">
        <Answer label={text('wizard.reference')}>{form.reference}</Answer>
      </AnswerBlock>
    </AnswersFrame>
  )
}
