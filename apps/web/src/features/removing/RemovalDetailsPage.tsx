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
import { removalFlow } from '../../shared/requesting/removal-flow.ts'
import { useWantedDate } from '../../shared/requesting/wanted-date.ts'
import { DateField } from '../../ui/DateField.tsx'
import { RemovalDepot } from './RemovalDepot.tsx'
import type { RemovalAnswers, RemovalField } from './removal-wizard.ts'
import { useRemovalAnswers, useRemovalFields } from './removal-wizard.ts'

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
  const canBring = settings.bool('AppAfvoeren_ZelfAfvoeren') || form.collect
  return (
    <>
      {canBring && (
        <ChoiceTiles
          field="collect"
          legend={text('removing.how')}
          tiles={[
            { value: false, icon: IconTruckDelivery, label: 'removing.fetched', hint: 'removing.fetchedHint' },
            { value: true, icon: IconBuildingWarehouse, label: 'removing.brought', hint: 'removing.broughtHint' },
          ]}
          value={form.collect}
          onChange={(collect) => change({ collect })}
        />
      )}
      <FieldGroup title={text('wizard.when')}>
        <DateField
          {...look('deliveryDate')}
          {...wanted}
          value={form.deliveryDate}
          onChange={(deliveryDate) => change({ deliveryDate })}
          onUnreadable={(reason) => onUnreadable('deliveryDate', reason)}
        />
      </FieldGroup>
      {!form.collect && (
        <FieldGroup title={text('wizard.fromWhere')}>
          <FromFields
            {...ready}
            value={form.fetchAddresses}
            onChange={(fetchAddresses) => change({ fetchAddresses })}
            look={look('fetchAddresses')}
          />
          <ListedTextField
            look={look('transportMeans')}
            options={settings.multiString('Afvoeren_Transportmiddelen')}
            value={form.transportMeans}
            onChange={(transportMeans) => change({ transportMeans })}
          />
        </FieldGroup>
      )}
      <FieldGroup title={text('removing.toDepot')}>
        <RemovalDepot value={form} onChange={change} look={look} />
      </FieldGroup>
      <FieldGroup title={text('wizard.extra')}>
        <RemarkFields
          value={form}
          onChange={change}
          {...(!form.collect && { help: 'removing.remarkHelp' as const })}
          look={look}
        />
      </FieldGroup>
    </>
  )
}
