import type { Address } from '@portal/contract/locations.ts'
import { useText } from '../../lib/text.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { OrderFieldsProps } from './field-props.ts'
import { useFieldProps } from './field-props.ts'
import classes from './Ordering.module.css'
import { fieldId } from './order-faults.ts'

interface AddressFieldsProps extends OrderFieldsProps {
  readonly addresses: readonly Address[]
}

/** The work address: one of the location's, or another one that is typed. */
export function AddressFields({ form, change, faults, addresses }: AddressFieldsProps) {
  const text = useText()
  const field = useFieldProps({ form, faults })
  const chosen = addresses.find((address) => address.code === form.adrescode)
  const picker = field('adrescode')
  const choose = (code: string) => {
    const address = addresses.find((one) => one.code === code)
    if (address === undefined) return change({ adrescode: '', werkadres: form.adres })
    const { naam, adres, postcode, plaats } = address
    change({ adrescode: code, werkadres: naam, adres, postcode, plaats })
  }
  return (
    <>
      {addresses.length > 0 && (
        <SelectField
          {...picker}
          required={picker.required || field('werkadres').required}
          choices={addresses.map((one) => ({ value: one.code, label: `${one.naam}, ${one.plaats}` }))}
          placeholder={text('ordering.otherAddress')}
          value={form.adrescode}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {chosen ? (
        <address className={classes.address} id={fieldId('adres')} tabIndex={-1}>
          <span>{chosen.adres}</span>
          <span>{`${chosen.postcode} ${chosen.plaats}`}</span>
        </address>
      ) : (
        <TypedAddress form={form} change={change} faults={faults} />
      )}
    </>
  )
}

function TypedAddress({ form, change, faults }: OrderFieldsProps) {
  const field = useFieldProps({ form, faults })
  return (
    <>
      <TextField
        {...field('adres')}
        autoComplete="street-address"
        value={form.adres}
        // A typed street is its own work address: the call has no other field for it.
        onChange={(event) => change({ adres: event.currentTarget.value, werkadres: event.currentTarget.value })}
      />
      <div className={classes.pair} data-shape="postcode">
        <TextField
          {...field('postcode')}
          autoComplete="postal-code"
          value={form.postcode}
          onChange={(event) => change({ postcode: event.currentTarget.value })}
        />
        <TextField
          {...field('plaats')}
          autoComplete="address-level2"
          value={form.plaats}
          onChange={(event) => change({ plaats: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
