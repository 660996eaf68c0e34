import { refuseReturnDate } from '@portal/domain/calendar/return-date.ts'
import { validateMove } from '@portal/domain/moving/validate-move.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import type { DetailsFields } from '../../shared/requesting/DetailsFrame.tsx'
import { FieldGroup } from '../../shared/requesting/FieldGroup.tsx'
import { FromFields } from '../../shared/requesting/FromFields.tsx'
import { LeavingDetails } from '../../shared/requesting/LeavingDetails.tsx'
import { LeavingGate } from '../../shared/requesting/LeavingGate.tsx'
import { ListedTextField } from '../../shared/requesting/ListedTextField.tsx'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import { RemarkFields } from '../../shared/requesting/RemarkFields.tsx'
import classes from '../../shared/requesting/RequestWizard.module.css'
import { TargetFields } from '../../shared/requesting/TargetFields.tsx'
import { placeEndFaults } from '../../shared/requesting/target-place.ts'
import { useWantedDate } from '../../shared/requesting/wanted-date.ts'
import { DateField } from '../../ui/DateField.tsx'
import type { MoveField } from './move-fields.ts'
import { useMoveFields } from './move-fields.ts'
import type { MoveAnswers } from './move-flow.ts'
import { moveFlow } from './move-flow.ts'
import { useMoveAnswers } from './use-move-answers.ts'

/** First step of moving: when, from where and to where. */
export function MoveDetailsPage() {
  return <LeavingGate flow={moveFlow}>{(ready) => <MoveDetails ready={ready} />}</LeavingGate>
}

function MoveDetails({ ready }: { readonly ready: LeavingReady }) {
  const settings = useSettings()
  const answers = useMoveAnswers(ready)
  const fields = useMoveFields()
  const { form } = answers
  const { fromLocations } = ready
  const check = () =>
    placeEndFaults(validateMove(form, { today: today(), termsAccepted: true, settings, fromLocations }), form)
  return (
    <LeavingDetails<MoveField> flow={moveFlow} ready={ready} answers={answers} check={check} {...fields}>
      {(look) => <MoveFields ready={ready} answers={answers} {...look} />}
    </LeavingDetails>
  )
}

interface MoveFieldsProps extends DetailsFields<MoveField> {
  readonly ready: LeavingReady
  readonly answers: MoveAnswers
}

function MoveFields({ ready, answers: { form, change }, look, onUnreadable }: MoveFieldsProps) {
  const text = useText()
  const settings = useSettings()
  const wanted = useWantedDate('transfer')
  return (
    <>
      <FieldGroup title={text('wizard.when')}>
        <div className={classes.pair}>
          <DateField
            {...look('verplaatsDatum')}
            {...wanted}
            value={form.verplaatsDatum}
            onChange={(verplaatsDatum) => change({ verplaatsDatum })}
            onUnreadable={(reason) => onUnreadable('verplaatsDatum', reason)}
          />
          <DateField
            {...look('retourDatum')}
            value={form.retourDatum}
            onChange={(retourDatum) => change({ retourDatum })}
            onUnreadable={(reason) => onUnreadable('retourDatum', reason)}
            refuse={(date) => (refuseReturnDate(date, form.verplaatsDatum) && text('moving.beforeMove')) || null}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={text('wizard.fromWhere')}>
        <FromFields
          {...ready}
          value={form.addressSelected}
          onChange={(addressSelected) => change({ addressSelected })}
          look={look('addressSelected')}
        />
      </FieldGroup>
      <FieldGroup title={text('wizard.toWhere')}>
        <TargetFields
          locationNo={ready.location.nummer}
          goal="verplaatsen"
          value={form}
          onChange={change}
          look={look}
        />
        <ListedTextField
          look={look('transportmiddel')}
          options={settings.multiString('Verplaatsen_Transportmiddelen')}
          value={form.transportmiddel}
          onChange={(transportmiddel) => change({ transportmiddel })}
        />
      </FieldGroup>
      <FieldGroup title={text('wizard.extra')}>
        <RemarkFields
          value={form}
          onChange={change}
          looks={{ referentie: look('referentie'), opmerking: look('opmerking') }}
        />
      </FieldGroup>
    </>
  )
}
