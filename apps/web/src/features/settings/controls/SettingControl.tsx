import { findSetting } from '@portal/domain/settings/catalogue.ts'
import type { ColumnSetting, SettingEntry } from '@portal/domain/settings/setting-entry.ts'
import { useText } from '../../../lib/text.ts'
import { SelectField } from '../../../ui/ChoiceField.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { PasswordField, TextAreaField, TextField } from '../../../ui/TextField.tsx'
import { optionName } from '../setting-words.ts'
import { ColumnControl } from './ColumnControl.tsx'
import { ControlError } from './ControlError.tsx'
import type { ControlProps } from './control-props.ts'
import { FileControl } from './FileControl.tsx'
import { ListControl } from './ListControl.tsx'
import { NumberControl } from './NumberControl.tsx'
import { OptionsControl } from './OptionsControl.tsx'

const longText = 500

function of<Value>(props: ControlProps): ControlProps<Value> {
  // The value is one that was stored, a default, or what the control of its kind made: of that kind.
  return props as ControlProps<Value>
}

/** The control that fits the kind of the setting and what its entry in the catalogue allows. */
export function SettingControl(props: ControlProps) {
  const entry = findSetting(props.item.name)
  if (entry === undefined) return null
  if (props.item.secret) return <SecretControl {...of<string | null>(props)} />
  switch (entry.kind) {
    case 'bool':
      return <BoolControl {...of<boolean>(props)} />
    case 'int':
      return <NumberControl {...of<number>(props)} min={entry.min} max={entry.max} />
    case 'string':
      return <StringControl {...of<string>(props)} entry={entry} />
    case 'multi-string': {
      const list = of<readonly string[]>(props)
      return entry.options === undefined ? (
        <ListControl {...list} maxLength={entry.maxLength} />
      ) : (
        <OptionsControl {...list} options={entry.options} />
      )
    }
    case 'column':
      return <ColumnControl {...of<readonly ColumnSetting[]>(props)} entry={entry} />
    case 'file':
      return <FileControl {...of<string | null>(props)} accepts={entry.accepts} />
  }
}

function BoolControl({ item, label, value, onChange, error }: ControlProps<boolean>) {
  const id = `field-${item.name}`
  return (
    <div>
      <Switch
        id={id}
        label={label}
        checked={value}
        disabled={!item.editable}
        describedBy={error === null ? undefined : `${id}-error`}
        onChange={onChange}
      />
      <ControlError id={id} error={error} />
    </div>
  )
}

type StringProps = ControlProps<string> & { readonly entry: Extract<SettingEntry, { kind: 'string' }> }

function StringControl({ item, label, value, onChange, error, entry }: StringProps) {
  const text = useText()
  const shared = { id: `field-${item.name}`, label, error, required: true, disabled: !item.editable, value }
  if (entry.options !== undefined) {
    const choices = entry.options.map((option) => ({ value: option, label: optionName(item.name, option, text) }))
    return <SelectField {...shared} choices={choices} onChange={(event) => onChange(event.currentTarget.value)} />
  }
  if ((entry.maxLength ?? 0) >= longText)
    return (
      <TextAreaField
        {...shared}
        rows={3}
        limit={entry.maxLength ?? longText}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const modes = { email: 'email', url: 'url', decimal: 'decimal', gs1Prefix: 'numeric' } as const
  return (
    <TextField
      {...shared}
      autoComplete="off"
      inputMode={entry.format === undefined ? 'text' : modes[entry.format]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** What was stored is never shown; typing replaces it, and an empty field leaves it as it is. */
function SecretControl({ item, label, value, onChange, error }: ControlProps<string | null>) {
  const text = useText()
  return (
    <PasswordField
      id={`field-${item.name}`}
      label={label}
      required
      error={error}
      hint={text(item.changed ? 'settings.secret.set' : 'settings.secret.unset')}
      disabled={!item.editable}
      autoComplete="new-password"
      placeholder={item.changed ? '••••••••' : ''}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
