import { listWord } from '../../lib/list-words.ts'
import { useText } from '../../lib/text.ts'
import { Answer, AnswerBlock, AnswersFrame, DayAnswer } from '../../shared/requesting/AnswersFrame.tsx'
import { depotText, useDepots } from '../../shared/requesting/depots.ts'
import { fromAddressText } from '../../shared/requesting/from-addresses.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import { removalFlow } from '../../shared/requesting/removal-flow.ts'
import type { RemovalAnswers } from './removal-wizard.ts'

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
      {fromAddressText(ready.places, number, form.collect ? '' : (form.fetchAddresses[number] ?? ''))}
    </Answer>
  ))
  return (
    <AnswersFrame>
      <AnswerBlock title={text('wizard.when')} to={details} field="deliveryDate">
        <Answer label={text('removing.how')}>{text(form.collect ? 'removing.brought' : 'removing.fetched')}</Answer>
        <DayAnswer label={text('removing.date')} day={form.deliveryDate} />
      </AnswerBlock>
      {!form.collect && (
        <AnswerBlock title={text('wizard.fromWhere')} to={details} field="fetchAddresses">
          {from}
          <Answer label={text('wizard.transportMeans')}>
            {listWord(text, form.transportMeans) || text('wizard.noPreference')}
          </Answer>
        </AnswerBlock>
      )}
      <AnswerBlock title={text('removing.toDepot')} to={details} field="depotNo">
        {form.collect && from}
        <Answer label={text('removing.depot')}>{depotText(depots, form)}</Answer>
      </AnswerBlock>
      <AnswerBlock title={text('wizard.extra')} to={details} field="reference">
        <Answer label={text('wizard.reference')}>{form.reference}</Answer>
        <Answer label={text('wizard.remark')}>{form.remark}</Answer>
      </AnswerBlock>
    </AnswersFrame>
  )
}
