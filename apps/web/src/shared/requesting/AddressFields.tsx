import type { Address } from '@portal/contract/locations.ts'
import type { RequestDraft } from '@portal/domain/requests/request-draft.ts'
import { useText } from '../../lib/text.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { addressLabel } from './parts/address-label.ts'
import classes from './RequestWizard.module.css'
import type { FieldLook } from './wizard-faults.ts'

/** A work address of the list with its code, or a typed one without. */
export type AddressAnswer = Pick<RequestDraft, 'addressCode' | 'addressName' | 'address' | 'postCode' | 'city'>

interface AddressFieldsProps {
  readonly value: AddressAnswer
  readonly onChange: (value: AddressAnswer) => void
  readonly look: (field: Exclude<keyof AddressAnswer, 'addressName'>) => FieldLook
  readonly addresses: readonly Address[]
}

/** The work address: one of the location's, or another one that is typed. */
export function AddressFields({ value, onChange, look, addresses }: AddressFieldsProps) {
  const text = useText()
  const { addressCode, address, postCode, city } = value
  const chosen = addresses.find(({ code }) => code === addressCode)
  const choose = (code: string) => {
    const known = addresses.find((one) => one.code === code)
    if (known === undefined) return onChange({ addressCode: '', addressName: address, address, postCode, city })
    const { naam, adres, postcode, plaats } = known
    onChange({ addressCode: code, addressName: naam, address: adres, postCode: postcode, city: plaats })
  }
  return (
    <>
      {addresses.length > 0 && (
        <SelectField
          {...look('addressCode')}
          choices={addresses.map((one) => ({ value: one.code, label: addressLabel(one) }))}
          placeholder={text('wizard.otherAddress')}
          value={chosen ? addressCode : ''}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {chosen ? (
        <address className={classes.address} id={look('address').id} tabIndex={-1}>
          <span>{chosen.adres}</span>
          <span>{`${chosen.postcode} ${chosen.plaats}`}</span>
        </address>
      ) : (
        <TypedAddress value={value} onChange={onChange} look={look} />
      )}
    </>
  )
}

function TypedAddress({ value, onChange, look }: Omit<AddressFieldsProps, 'addresses'>) {
  const { addressName, address, postCode, city } = value
  const typed = { addressCode: '', addressName, address, postCode, city }
  return (
    <>
      <TextField
        {...look('address')}
        autoComplete="street-address"
        value={address}
        // A typed street is its own work address: the call has no other field for it.
        onChange={({ currentTarget: { value: street } }) =>
          onChange({ ...typed, address: street, addressName: street })
        }
      />
      <div className={classes.pair} data-shape="postcode">
        <TextField
          {...look('postCode')}
          autoComplete="postal-code"
          value={postCode}
          onChange={(event) => onChange({ ...typed, postCode: event.currentTarget.value })}
        />
        <TextField
          {...look('city')}
          autoComplete="address-level2"
          value={city}
          onChange={(event) => onChange({ ...typed, city: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
