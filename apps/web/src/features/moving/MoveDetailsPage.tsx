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
import { moveFlow } from '../../shared/requesting/move-flow.ts'
import { RemarkFields } from '../../shared/requesting/RemarkFields.tsx'
import classes from '../../shared/requesting/RequestWizard.module.css'
import { TargetFields } from '../../shared/requesting/TargetFields.tsx'
import { placeEndFaults } from '../../shared/requesting/target-place.ts'
import { useWantedDate } from '../../shared/requesting/wanted-date.ts'
import { DateField } from '../../ui/DateField.tsx'
import type { MoveAnswers, MoveField } from './move-wizard.ts'
import { useMoveAnswers, useMoveFields } from './move-wizard.ts'

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
            {...look('deliveryDate')}
            {...wanted}
            value={form.deliveryDate}
            onChange={(deliveryDate) => change({ deliveryDate })}
            onUnreadable={(reason) => onUnreadable('deliveryDate', reason)}
          />
          <DateField
            {...look('returnDate')}
            value={form.returnDate}
            onChange={(returnDate) => change({ returnDate })}
            onUnreadable={(reason) => onUnreadable('returnDate', reason)}
            refuse={(date) => (refuseReturnDate(date, form.deliveryDate) && text('moving.beforeMove')) || null}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={text('wizard.fromWhere')}>
        <FromFields
          {...ready}
          value={form.fetchAddresses}
          onChange={(fetchAddresses) => change({ fetchAddresses })}
          look={look('fetchAddresses')}
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
          look={look('transportMeans')}
          options={settings.multiString('Verplaatsen_Transportmiddelen')}
          value={form.transportMeans}
          onChange={(transportMeans) => change({ transportMeans })}
        />
      </FieldGroup>
      <FieldGroup title={text('wizard.extra')}>
        <RemarkFields value={form} onChange={change} look={look} />
      </FieldGroup>
    </>
  )
}
