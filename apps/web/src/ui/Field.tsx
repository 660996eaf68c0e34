import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useText } from '../lib/text.ts'
import classes from './Field.module.css'
import { Stack } from './Layout.tsx'

/** What the input of a field needs so that label, hint and error are read with it. */
export interface FieldInputProps {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-required': boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  /** The error in words; the field turns red and the words are read with it. */
  readonly error?: string | null | undefined
  readonly required?: boolean
  /** Id of the input, for an error summary that jumps to it. */
  readonly id?: string
}

interface FieldFrameProps extends FieldProps {
  readonly children: (input: FieldInputProps) => ReactNode
}

/** Label above, input, hint, and the error beside its field. A field that may stay empty says so. */
export function Field({ label, hint, error, required = false, id, children }: FieldFrameProps) {
  const text = useText()
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ')
  return (
    <Stack gap={1} className={classes.field} data-invalid={error ? true : undefined}>
      <label className={classes.label} htmlFor={inputId}>
        {label}
        {!required && <span className={classes.optional}> {text('field.optional')}</span>}
      </label>
      {children({
        id: inputId,
        className: classes.input,
        'aria-required': required,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hint && (
        <div id={`${inputId}-hint`} className="note">
          {hint}
        </div>
      )}
      {error && (
        <div id={`${inputId}-error`} className={classes.error}>
          <IconAlertCircle size={18} aria-hidden />
          {error}
        </div>
      )}
    </Stack>
  )
}
