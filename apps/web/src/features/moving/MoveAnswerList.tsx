import { listWord } from '../../lib/list-words.ts'
import { useText } from '../../lib/text.ts'
import { Answer, AnswerBlock, AnswersFrame, DayAnswer } from '../../shared/requesting/AnswersFrame.tsx'
import { fromAddressText } from '../../shared/requesting/from-addresses.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import { moveFlow } from '../../shared/requesting/move-flow.ts'
import { TargetAnswers } from '../../shared/requesting/TargetAnswers.tsx'
import type { MoveAnswers } from './move-wizard.ts'

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
      <AnswerBlock title={text('wizard.when')} to={details} field="deliveryDate">
        <DayAnswer label={text('moving.date')} day={form.deliveryDate} />
        <DayAnswer label={text('moving.returnDate')} day={form.returnDate} />
      </AnswerBlock>
      <AnswerBlock title={text('wizard.fromWhere')} to={details} field="fetchAddresses">
        {ready.fromLocations.map((number) => (
          <Answer key={number} label={text('wizard.fromLocation')}>
            {fromAddressText(ready.places, number, form.fetchAddresses[number] ?? '')}
          </Answer>
        ))}
      </AnswerBlock>
      <AnswerBlock title={text('wizard.toWhere')} to={details} field="toLocation">
        <TargetAnswers place={form} />
        <Answer label={text('wizard.transportMeans')}>
          {listWord(text, form.transportMeans) || text('wizard.noPreference')}
        </Answer>
      </AnswerBlock>
      <AnswerBlock title={text('wizard.extra')} to={details} field="reference">
        <Answer label={text('wizard.reference')}>{form.reference}</Answer>
        <Answer label={text('wizard.remark')}>{form.remark}</Answer>
      </AnswerBlock>
    </AnswersFrame>
  )
}
