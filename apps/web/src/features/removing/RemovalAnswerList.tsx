import { useText } from '../../lib/text.ts'
import { Answer, AnswerBlock, AnswersFrame, DayAnswer } from '../../shared/requesting/AnswersFrame.tsx'
import { depotText, useDepots } from '../../shared/requesting/depots.ts'
import { fromAddressText } from '../../shared/requesting/from-addresses.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import type { RemovalAnswers } from './removal-flow.ts'
import { removalFlow } from './removal-flow.ts'

interface RemovalAnswerListProps {
  readonly ready: LeavingReady
  readonly form: RemovalAnswers['form']
}

/** What the removal will be, in the order of the form. */
export function RemovalAnswerList({ ready, form }: RemovalAnswerListProps) {
  const text = useText()
  const depots = useDepots(true).data?.items ?? []
  const details = removalFlow.steps.gegevens
  const from = ready.fromLocations.map((number) => (
    <Answer key={number} label={text('wizard.fromLocation')}>
      {fromAddressText(ready.places, number, form.zelfAfvoeren ? '' : (form.addressSelected[number] ?? ''))}
    </Answer>
  ))
  return (
    <AnswersFrame>
      <AnswerBlock title={text('wizard.when')} to={details} field="afvoerDatum">
        <Answer label={text('removing.how')}>
          {text(form.zelfAfvoeren ? 'removing.brought' : 'removing.fetched')}
        </Answer>
        <DayAnswer label={text('removing.date')} day={form.afvoerDatum} />
      </AnswerBlock>
      {!form.zelfAfvoeren && (
        <AnswerBlock title={text('wizard.fromWhere')} to={details} field="addressSelected">
          {from}
          <Answer label={text('wizard.transportMeans')}>{form.transportmiddel || text('wizard.noPreference')}</Answer>
        </AnswerBlock>
      )}
      <AnswerBlock title={text('removing.toDepot')} to={details} field="bestemming">
        {form.zelfAfvoeren && from}
        <Answer label={text('removing.depot')}>{depotText(depots, form)}</Answer>
      </AnswerBlock>
      <AnswerBlock title={text('wizard.extra')} to={details} field="referentie">
        <Answer label={text('wizard.reference')}>{form.referentie}</Answer>
        <Answer label={text('wizard.remark')}>{form.opmerking}</Answer>
      </AnswerBlock>
    </AnswersFrame>
  )
}
