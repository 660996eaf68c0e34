import { listWord } from '../../lib/list-words.ts'
import { useText } from '../../lib/text.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FieldLook } from './wizard-faults.ts'

interface ListedTextFieldProps {
  readonly look: FieldLook
  /** The firm's own list, from a setting. */
  readonly options: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A choice from the firm's list; free text where it has none (OP-11). */
export function ListedTextField({ look, options, value, onChange }: ListedTextFieldProps) {
  const text = useText()
  if (options.length === 0)
    return <TextField {...look} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  // A draft or a rejected request may name something that the list no longer has: it shows, with its fault.
  const known = value === '' || options.includes(value) ? options : [value, ...options]
  return (
    <SelectField
      {...look}
      choices={known.map((name) => ({ value: name, label: listWord(text, name), asWritten: true }))}
      placeholder={text(look.required ? 'wizard.makeChoice' : 'wizard.noPreference')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
