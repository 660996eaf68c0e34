import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode, SelectHTMLAttributes } from 'react'
import { useId } from 'react'
import classes from './Field.module.css'
import type { FieldProps } from './Field.tsx'
import { Field } from './Field.tsx'
import { Stack } from './Layout.tsx'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
  readonly disabled?: boolean
  /** Words of the company itself, in whatever language it wrote them. */
  readonly asWritten?: boolean
}

interface SelectFieldProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'id'> {
  readonly choices: readonly Choice[]
  /** First entry while nothing is chosen. */
  readonly placeholder?: string
}

/** A list of choices as the device shows them: on a phone the wheel everybody knows. */
export function SelectField({ label, hint, error, required, id, choices, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} {...(id && { id })}>
      {(field) => (
        <select {...select} {...field}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option
              key={choice.value}
              value={choice.value}
              disabled={choice.disabled}
              translate={choice.asWritten === true ? 'no' : undefined}
            >
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface CheckFieldProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  readonly disabled?: boolean
  readonly id?: string
}

export function CheckField({ label, checked, onChange, hint, error, disabled = false, id }: CheckFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Stack gap={1} className={classes.field}>
      <label className={classes.choice} htmlFor={inputId}>
        <input
          id={inputId}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${inputId}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Stack as="span">
          <span>{label}</span>
          {hint && <span className="note">{hint}</span>}
        </Stack>
      </label>
      {error && (
        <div id={`${inputId}-error`} className={classes.error}>
          <IconAlertCircle size={18} aria-hidden />
          {error}
        </div>
      )}
    </Stack>
  )
}

interface RadioFieldProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | null | undefined
  readonly id?: string
}

export function RadioField({ label, choices, value, onChange, error, id }: RadioFieldProps) {
  const ownId = useId()
  const name = id ?? ownId
  return (
    <fieldset className={classes.choices} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{label}</legend>
      {choices.map((choice, place) => (
        <label key={choice.value} className={classes.choice}>
          <input
            id={place === 0 ? name : undefined}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <Stack as="span">
            <span>{choice.label}</span>
            {choice.hint && <span className="note">{choice.hint}</span>}
          </Stack>
        </label>
      ))}
      {error && (
        <div id={`${name}-error`} className={classes.error}>
          <IconAlertCircle size={18} aria-hidden />
          {error}
        </div>
      )}
    </fieldset>
  )
}
