import { listWord } from '../../lib/list-words.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import classes from '../../shared/requesting/RequestWizard.module.css'
import { CheckField } from '../../ui/ChoiceField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { TransportPartProps } from './transport-wizard.ts'

/** Which means of loading are there: any of the firm's list, or free text where it has none (OP-11). */
export function LoadOptions({ form, change, look }: TransportPartProps) {
  const text = useText()
  const options = useSettings().multiString('TransportAanvraag_Laadopties')
  const field = look('loadingOptions')
  const { loadingOptions } = form
  const errorId = `${field.id}-error`
  if (options.length === 0) {
    return (
      <TextField
        {...field}
        value={loadingOptions.join(', ')}
        onChange={({ currentTarget: { value } }) => change({ loadingOptions: value === '' ? [] : [value] })}
      />
    )
  }
  // A draft may name something that the list no longer has: it shows, with its fault, and can be taken away.
  const known = [...loadingOptions.filter((one) => !options.includes(one)), ...options]
  const toggle = (option: string, chosen: boolean) =>
    change({ loadingOptions: known.filter((one) => (one === option ? chosen : loadingOptions.includes(one))) })
  return (
    <fieldset
      className={classes.checks}
      id={field.id}
      tabIndex={-1}
      aria-describedby={field.error ? errorId : undefined}
    >
      <legend>{field.label}</legend>
      {known.map((option) => (
        <CheckField
          key={option}
          label={<span translate="no">{listWord(text, option)}</span>}
          checked={loadingOptions.includes(option)}
          onChange={(chosen) => toggle(option, chosen)}
        />
      ))}
      {field.error && (
        <div id={errorId} className={classes.checksError}>
          {field.error}
        </div>
      )}
    </fieldset>
  )
}
