import type { Depot } from '@portal/contract/locations.ts'
import type { DepotAnswer } from '@portal/domain/ordering/start-depot.ts'
import { depotChoice } from '@portal/domain/ordering/start-depot.ts'
import { useText } from '../../lib/text.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { addressLabel } from './parts/address-label.ts'
import classes from './RequestWizard.module.css'
import type { FieldLook } from './wizard-faults.ts'

export interface DepotFieldsProps {
  readonly value: DepotAnswer
  readonly onChange: (value: DepotAnswer) => void
  readonly look: (field: keyof DepotAnswer) => FieldLook
  readonly depots: readonly Depot[]
}

/** A depot, which of its addresses, and how to get there. */
export function DepotFields({ value, onChange, look, depots }: DepotFieldsProps) {
  const text = useText()
  const depot = depots.find(({ nummer }) => nummer === value.depotNo)
  const place = depot?.adressen.find(({ code }) => code === value.depotAddressCode) ?? depot
  return (
    <>
      <SelectField
        {...look('depotNo')}
        choices={depots.map(({ nummer, omschrijving, plaats }) => ({
          value: nummer,
          label: addressLabel({ naam: omschrijving, plaats }),
        }))}
        placeholder={text('wizard.chooseDepot')}
        value={value.depotNo}
        onChange={(event) => onChange(depotChoice(depots.find(({ nummer }) => nummer === event.currentTarget.value)))}
      />
      {depot && depot.adressen.length > 1 && (
        <SelectField
          {...look('depotAddressCode')}
          choices={depot.adressen.map((one) => ({ value: one.code, label: addressLabel(one) }))}
          placeholder={text('wizard.chooseDepotAddress')}
          value={value.depotAddressCode}
          onChange={(event) => onChange({ ...value, depotAddressCode: event.currentTarget.value })}
        />
      )}
      {depot && place && (
        <address className={classes.address}>
          <span>{place.adres}</span>
          <span>{`${place.postcode} ${place.plaats}`}</span>
          {depot.telefoonnummer && <PhoneLink number={depot.telefoonnummer} />}
        </address>
      )}
    </>
  )
}
