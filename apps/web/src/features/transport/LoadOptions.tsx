import { useSettings } from '../../lib/settings.ts'
import classes from '../../shared/request-wizard/RequestWizard.module.css'
import { CheckField } from '../../ui/ChoiceField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { TransportPartProps } from './transport-part.ts'

/** Which means of loading are there: any of the firm's list, or free text where it has none (OP-11). */
export function LoadOptions({ form, change, look }: TransportPartProps) {
  const options = useSettings().multiString('TransportAanvraag_Laadopties')
  const field = look('laadopties')
  const { laadopties } = form
  if (options.length === 0) {
    return (
      <TextField
        {...field}
        value={laadopties.join(', ')}
        onChange={({ currentTarget: { value } }) => change({ laadopties: value === '' ? [] : [value] })}
      />
    )
  }
  const toggle = (option: string, chosen: boolean) =>
    change({ laadopties: options.filter((one) => (one === option ? chosen : laadopties.includes(one))) })
  return (
    <fieldset className={classes.checks} id={field.id} tabIndex={-1}>
      <legend>{field.label}</legend>
      {options.map((option) => (
        <CheckField
          key={option}
          label={<span translate="no">{option}</span>}
          checked={laadopties.includes(option)}
          onChange={(chosen) => toggle(option, chosen)}
        />
      ))}
    </fieldset>
  )
}
