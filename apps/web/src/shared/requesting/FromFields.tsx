import type { ChosenAddresses } from '@portal/domain/requests/request-draft.ts'
import { useText } from '../../lib/text.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { placeOf } from './from-addresses.ts'
import type { LeavingReady } from './leaving-ready.ts'
import { addressLabel } from './parts/address-label.ts'
import classes from './RequestWizard.module.css'
import type { FieldLook } from './wizard-faults.ts'

interface FromFieldsProps extends Pick<LeavingReady, 'fromLocations' | 'places'> {
  readonly value: ChosenAddresses
  readonly onChange: (value: ChosenAddresses) => void
  readonly look: FieldLook
}

/** Where the things are fetched: at each location that they leave, one of its addresses (R-SCR-REMOVE-03, R-SCR-MOVE-03). */
export function FromFields({ fromLocations, places, value, onChange, look }: FromFieldsProps) {
  const text = useText()
  return fromLocations.map((number, at) => {
    const place = placeOf(places, number)
    const addresses = place?.adressen ?? []
    const chosen = addresses.find(({ code }) => code === value[number])
    const label = `${text('wizard.fromLocation')}: ${number} ${place?.omschrijving ?? ''}`.trim()
    return (
      <div key={number} className={classes.place}>
        <SelectField
          {...look}
          // The first one carries the id that an error summary jumps to.
          id={at === 0 ? look.id : `${look.id}-${number}`}
          label={label}
          choices={addresses.map((one) => ({ value: one.code, label: addressLabel(one) }))}
          {...(chosen === undefined && { placeholder: text('wizard.chooseDepotAddress') })}
          value={chosen?.code ?? ''}
          onChange={(event) => onChange({ ...value, [number]: event.currentTarget.value })}
        />
        {chosen && (
          <address className={classes.address}>
            <span>{chosen.adres}</span>
            <span>{`${chosen.postcode} ${chosen.plaats}`}</span>
          </address>
        )}
      </div>
    )
  })
}
