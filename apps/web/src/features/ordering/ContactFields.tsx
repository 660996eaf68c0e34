import { orderTextLengths } from '@portal/domain/ordering/order-lengths.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { TextAreaField, TextField } from '../../ui/TextField.tsx'
import type { OrderFieldsProps } from './field-props.ts'
import { useFieldProps } from './field-props.ts'
import classes from './Ordering.module.css'

/** Who is there, and how to reach them. */
export function ContactFields({ form, change, faults }: OrderFieldsProps) {
  const field = useFieldProps({ form, faults })
  return (
    <div className={classes.pair}>
      <TextField
        {...field('contactpersoon')}
        autoComplete="name"
        value={form.contactpersoon}
        onChange={(event) => change({ contactpersoon: event.currentTarget.value })}
      />
      <TextField
        {...field('telefoonnummer')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        value={form.telefoonnummer}
        onChange={(event) => change({ telefoonnummer: event.currentTarget.value })}
      />
    </div>
  )
}

/** A choice from the firm's list (setting Bestellen_Transportmiddelen); free text where it has none. */
export function TransportField({ form, change, faults }: OrderFieldsProps) {
  const text = useText()
  const settings = useSettings()
  const field = useFieldProps({ form, faults })
  const means = settings.multiString('Bestellen_Transportmiddelen')
  const set = (transportmiddel: string) => change({ transportmiddel })
  if (means.length === 0) {
    return (
      <TextField
        {...field('transportmiddel')}
        value={form.transportmiddel}
        onChange={(event) => set(event.currentTarget.value)}
      />
    )
  }
  // A draft or a rejected request may name a means that the list no longer has.
  const known = means.includes(form.transportmiddel) ? form.transportmiddel : ''
  return (
    <SelectField
      {...field('transportmiddel')}
      choices={means.map((name) => ({ value: name, label: name }))}
      placeholder={text('ordering.noPreference')}
      value={known}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
}

export function RemarkFields({ form, change, faults }: OrderFieldsProps) {
  const field = useFieldProps({ form, faults })
  return (
    <>
      <TextField
        {...field('referentie')}
        value={form.referentie}
        onChange={(event) => change({ referentie: event.currentTarget.value })}
      />
      <TextAreaField
        {...field('opmerking')}
        limit={orderTextLengths.opmerking}
        value={form.opmerking}
        onChange={(event) => change({ opmerking: event.currentTarget.value })}
      />
    </>
  )
}
