import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { useState } from 'react'
import { useText } from '../lib/text.ts'
import classes from './Field.module.css'
import type { FieldProps } from './Field.tsx'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'id' | 'className'>

interface TextFieldProps extends FieldProps, InputProps {
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField({ label, hint, error, required, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} {...(id && { id })}>
      {(field) => <input type="text" {...input} {...field} />}
    </Field>
  )
}

/** A password that can be made visible, because nobody types sixteen characters blindly with gloves on. */
export function PasswordField({ label, hint, error, required, id, ...input }: TextFieldProps) {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} {...(id && { id })}>
      {(field) => (
        <div className={classes.reveal}>
          <input {...input} {...field} type={shown ? 'text' : 'password'} />
          <IconButton
            className={classes.revealButton ?? ''}
            label={text(shown ? 'password.hide' : 'password.show', { label })}
            icon={shown ? <IconEyeOff size={22} /> : <IconEye size={22} />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}

interface TextAreaFieldProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'id'> {
  /** Shows how many characters are left; more can be typed and gives an error, nothing is cut off. */
  readonly limit?: number
}

export function TextAreaField({ label, hint, error, required, id, limit, ...input }: TextAreaFieldProps) {
  const text = useText()
  const used = String(input.value ?? '').length
  const tooLong = limit !== undefined && used > limit ? text('validatie.max_tekens', { amount: limit }) : null
  return (
    <Field label={label} hint={hint} error={error ?? tooLong} required={required ?? false} {...(id && { id })}>
      {(field) => (
        <>
          <textarea {...input} {...field} />
          {limit !== undefined && (
            <span className={classes.count}>{text('field.characters', { used, amount: limit })}</span>
          )}
        </>
      )}
    </Field>
  )
}
