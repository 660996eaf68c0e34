import { useText } from '../../lib/text.ts'
import { Answer, AnswerBlock, AnswersFrame, DayAnswer } from '../../shared/requesting/AnswersFrame.tsx'
import { fromAddressText } from '../../shared/requesting/from-addresses.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import { TargetAnswers } from '../../shared/requesting/TargetAnswers.tsx'
import type { MoveAnswers } from './move-flow.ts'
import { moveFlow } from './move-flow.ts'

interface MoveAnswerListProps {
  readonly ready: LeavingReady
  readonly form: MoveAnswers['form']
}

/** What the move will be, in the order of the form. */
export function MoveAnswerList({ ready, form }: MoveAnswerListProps) {
  const text = useText()
  const details = moveFlow.steps.gegevens
  return (
    <AnswersFrame>
      <AnswerBlock title={text('wizard.when')} to={details} field="verplaatsDatum">
        <DayAnswer label={text('moving.date')} day={form.verplaatsDatum} />
        <DayAnswer label={text('moving.returnDate')} day={form.retourDatum} />
      </AnswerBlock>
      <AnswerBlock title={text('wizard.fromWhere')} to={details} field="addressSelected">
        {ready.fromLocations.map((number) => (
          <Answer key={number} label={text('wizard.fromLocation')}>
            {fromAddressText(ready.places, number, form.addressSelected[number] ?? '')}
          </Answer>
        ))}
      </AnswerBlock>
      <AnswerBlock title={text('wizard.toWhere')} to={details} field="endLocatie">
        <TargetAnswers place={form} />
        <Answer label={text('wizard.transportMeans')}>{form.transportmiddel || text('wizard.noPreference')}</Answer>
      </AnswerBlock>
      <AnswerBlock title={text('wizard.extra')} to={details} field="referentie">
        <Answer label={text('wizard.reference')}>{form.referentie}</Answer>
        <Answer label={text('wizard.remark')}>{form.opmerking}</Answer>
      </AnswerBlock>
    </AnswersFrame>
  )
}
