import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { SelectField } from '../../../ui/ChoiceField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { columnName, isDirection, sortedTable } from '../setting-words.ts'
import type { ControlProps } from './control-props.ts'

interface NumberProps extends ControlProps<number> {
  readonly min: number
  readonly max: number
}

/** What was typed as a number; what is none is kept as typed and refused beside the field. */
function readNumber(typed: string): number {
  return /^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

/** A whole number within its bounds; one that stands for a column or a direction is chosen by its name. */
export function NumberControl(props: NumberProps) {
  const table = sortedTable(props.item.name)
  if (table !== null) return <ColumnChoice {...props} table={table} />
  return isDirection(props.item.name) ? <DirectionChoice {...props} /> : <TypedNumber {...props} />
}

function TypedNumber({ item, label, value, onChange, error, min, max }: NumberProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const shown = Object.is(readNumber(typed), value) ? typed : String(value)
  return (
    <TextField
      id={`field-${item.name}`}
      label={label}
      required
      inputMode="numeric"
      autoComplete="off"
      disabled={!item.editable}
      hint={text('settings.bounds', { min, max })}
      error={error}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(readNumber(event.currentTarget.value))
      }}
    />
  )
}

function ColumnChoice({ table, ...control }: NumberProps & { readonly table: string }) {
  const text = useText()
  const columns = findSetting(`${table}_Kolommen`)
  const names = columns?.kind === 'column' ? columns.default.map(({ column }) => column) : []
  return <NumberedChoice {...control} words={names.map((column) => columnName(column, text))} />
}

function DirectionChoice(control: NumberProps) {
  const text = useText()
  return <NumberedChoice {...control} words={[text('settings.sort.ascending'), text('settings.sort.descending')]} />
}

/** A number that stands for the place of a choice, from 0. */
function NumberedChoice(props: NumberProps & { readonly words: readonly string[] }) {
  const { item, label, value, onChange, error, words } = props
  return (
    <SelectField
      id={`field-${item.name}`}
      label={label}
      required
      disabled={!item.editable}
      error={error}
      choices={words.map((word, place) => ({ value: String(place), label: word }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
