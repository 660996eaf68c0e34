import type { Address } from '@portal/contract/locations.ts'
import { useText } from '../../lib/text.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { addressLabel } from './parts/address-label.ts'
import classes from './RequestWizard.module.css'
import type { FieldLook } from './wizard-faults.ts'

/** A work address of the list with its code, or a typed one without. */
export interface AddressAnswer {
  readonly code: string
  readonly werkadres: string
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
}

interface AddressFieldsProps {
  readonly value: AddressAnswer
  readonly onChange: (value: AddressAnswer) => void
  readonly looks: Readonly<Record<Exclude<keyof AddressAnswer, 'werkadres'>, FieldLook>>
  readonly addresses: readonly Address[]
}

/** The work address: one of the location's, or another one that is typed. */
export function AddressFields({ value, onChange, looks, addresses }: AddressFieldsProps) {
  const text = useText()
  const chosen = addresses.find((address) => address.code === value.code)
  const choose = (code: string) => {
    const address = addresses.find((one) => one.code === code)
    if (address === undefined) return onChange({ ...value, code: '', werkadres: value.adres })
    const { naam, adres, postcode, plaats } = address
    onChange({ code, werkadres: naam, adres, postcode, plaats })
  }
  return (
    <>
      {addresses.length > 0 && (
        <SelectField
          {...looks.code}
          choices={addresses.map((one) => ({ value: one.code, label: addressLabel(one) }))}
          placeholder={text('wizard.otherAddress')}
          value={chosen ? value.code : ''}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {chosen ? (
        <address className={classes.address} id={looks.adres.id} tabIndex={-1}>
          <span>{chosen.adres}</span>
          <span>{`${chosen.postcode} ${chosen.plaats}`}</span>
        </address>
      ) : (
        <TypedAddress value={value} onChange={onChange} looks={looks} />
      )}
    </>
  )
}

function TypedAddress({ value, onChange, looks }: Omit<AddressFieldsProps, 'addresses'>) {
  const typed = { ...value, code: '' }
  return (
    <>
      <TextField
        {...looks.adres}
        autoComplete="street-address"
        value={value.adres}
        // A typed street is its own work address: the call has no other field for it.
        onChange={({ currentTarget: { value: adres } }) => onChange({ ...typed, adres, werkadres: adres })}
      />
      <div className={classes.pair} data-shape="postcode">
        <TextField
          {...looks.postcode}
          autoComplete="postal-code"
          value={value.postcode}
          onChange={(event) => onChange({ ...typed, postcode: event.currentTarget.value })}
        />
        <TextField
          {...looks.plaats}
          autoComplete="address-level2"
          value={value.plaats}
          onChange={(event) => onChange({ ...typed, plaats: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
