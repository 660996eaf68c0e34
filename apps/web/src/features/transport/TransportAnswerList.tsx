import { momentWords } from '@portal/domain/transport/moment-words.ts'
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
    form.vanWerkadres,
    form.vanAdres,
    `${form.vanPostcode} ${form.vanPlaats}`.trim(),
  ]
  const details = transportFlow.steps.gegevens
  return (
    <AnswersFrame>
      <AnswerBlock title={text('wizard.when')} to={details} field="transportDatum">
        <DayAnswer label={text('transport.date')} day={form.transportDatum} />
      </AnswerBlock>
      <AnswerBlock title={text('transport.what')} to={details} field="lading">
        <Answer label={text('transport.load')}>{form.lading}</Answer>
        <Answer label={text('wizard.transportMeans')}>{form.transportmiddel}</Answer>
        <Answer label={text('transport.whoLoads')}>{form.wieLaadt || text('wizard.noPreference')}</Answer>
        <Answer label={text('transport.loadOptions')}>{form.laadopties.join(', ')}</Answer>
      </AnswerBlock>
      <AnswerBlock title={text('transport.loading')} to={details} field="vanAdrescode">
        <Answer label={text('wizard.fromLocation')}>{[...new Set(from.filter(Boolean))].join(', ')}</Answer>
        <Answer label={text('wizard.contact')}>
          {[form.vanContactpersoon, form.vanTelefoonnummer].filter(Boolean).join(', ')}
        </Answer>
        <Answer label={text('transport.loadTime')}>
          {momentWords({ choice: form.keuzeLaadTijd, from: form.laadtijdStart, until: form.laadtijdEind }, text)}
        </Answer>
      </AnswerBlock>
      <AnswerBlock title={text('transport.unloading')} to={details} field="endLocatie">
        <TargetAnswers place={form} />
        <Answer label={text('transport.unloadTime')}>
          {momentWords({ choice: form.keuzeLosTijd, from: form.lostijdStart, until: form.lostijdEind }, text)}
        </Answer>
      </AnswerBlock>
      <AnswerBlock title={text('wizard.extra')} to={details} field="referentie">
        <Answer label={text('wizard.reference')}>{form.referentie}</Answer>
      </AnswerBlock>
    </AnswersFrame>
  )
}
