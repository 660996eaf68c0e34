import { validateRemoval } from '@portal/domain/removing/validate-removal.ts'
import { IconBuildingWarehouse, IconTruckDelivery } from '@tabler/icons-react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { ChoiceTiles } from '../../shared/requesting/ChoiceTiles.tsx'
import type { DetailsFields } from '../../shared/requesting/DetailsFrame.tsx'
import { FieldGroup } from '../../shared/requesting/FieldGroup.tsx'
import { FromFields } from '../../shared/requesting/FromFields.tsx'
import { LeavingDetails } from '../../shared/requesting/LeavingDetails.tsx'
import { LeavingGate } from '../../shared/requesting/LeavingGate.tsx'
import { ListedTextField } from '../../shared/requesting/ListedTextField.tsx'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import { RemarkFields } from '../../shared/requesting/RemarkFields.tsx'
import { useWantedDate } from '../../shared/requesting/wanted-date.ts'
import { DateField } from '../../ui/DateField.tsx'
import { RemovalDepot } from './RemovalDepot.tsx'
import type { RemovalField } from './removal-fields.ts'
import { useRemovalFields } from './removal-fields.ts'
import type { RemovalAnswers } from './removal-flow.ts'
import { removalFlow } from './removal-flow.ts'
import { useRemovalAnswers } from './use-removal-answers.ts'

/** First step of removing: when, from where, to which depot and how. */
export function RemovalDetailsPage() {
  return <LeavingGate flow={removalFlow}>{(ready) => <RemovalDetails ready={ready} />}</LeavingGate>
}

function RemovalDetails({ ready }: { readonly ready: LeavingReady }) {
  const settings = useSettings()
  const answers = useRemovalAnswers(ready)
  const fields = useRemovalFields()
  const { fromLocations } = ready
  const check = () => validateRemoval(answers.form, { today: today(), termsAccepted: true, settings, fromLocations })
  return (
    <LeavingDetails<RemovalField> flow={removalFlow} ready={ready} answers={answers} check={check} {...fields}>
      {(look) => <RemovalFields ready={ready} answers={answers} {...look} />}
    </LeavingDetails>
  )
}

interface RemovalFieldsProps extends DetailsFields<RemovalField> {
  readonly ready: LeavingReady
  readonly answers: RemovalAnswers
}

function RemovalFields({ ready, answers: { form, change }, look, onUnreadable }: RemovalFieldsProps) {
  const text = useText()
  const settings = useSettings()
  const wanted = useWantedDate('removal')
  const canBring = settings.bool('AppAfvoeren_ZelfAfvoeren') || form.zelfAfvoeren
  return (
    <>
      {canBring && (
        <ChoiceTiles
          field="zelfAfvoeren"
          legend={text('removing.how')}
          tiles={[
            { value: false, icon: IconTruckDelivery, label: 'removing.fetched', hint: 'removing.fetchedHint' },
            { value: true, icon: IconBuildingWarehouse, label: 'removing.brought', hint: 'removing.broughtHint' },
          ]}
          value={form.zelfAfvoeren}
          onChange={(zelfAfvoeren) => change({ zelfAfvoeren })}
        />
      )}
      <FieldGroup title={text('wizard.when')}>
        <DateField
          {...look('afvoerDatum')}
          {...wanted}
          value={form.afvoerDatum}
          onChange={(afvoerDatum) => change({ afvoerDatum })}
          onUnreadable={(reason) => onUnreadable('afvoerDatum', reason)}
        />
      </FieldGroup>
      {!form.zelfAfvoeren && (
        <FieldGroup title={text('wizard.fromWhere')}>
          <FromFields
            {...ready}
            value={form.addressSelected}
            onChange={(addressSelected) => change({ addressSelected })}
            look={look('addressSelected')}
          />
          <ListedTextField
            look={look('transportmiddel')}
            options={settings.multiString('Afvoeren_Transportmiddelen')}
            value={form.transportmiddel}
            onChange={(transportmiddel) => change({ transportmiddel })}
          />
        </FieldGroup>
      )}
      <FieldGroup title={text('removing.toDepot')}>
        <RemovalDepot
          value={form}
          onChange={change}
          looks={{ bestemming: look('bestemming'), bestemmingadres: look('bestemmingadres') }}
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
