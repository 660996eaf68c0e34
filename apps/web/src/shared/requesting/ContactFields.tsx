import { TextField } from '../../ui/TextField.tsx'
import classes from './RequestWizard.module.css'
import type { FieldLook } from './wizard-faults.ts'

interface ContactAnswer {
  readonly contact: string
  readonly phoneNo: string
}

interface ContactFieldsProps {
  readonly value: ContactAnswer
  readonly onChange: (change: Partial<ContactAnswer>) => void
  readonly look: (field: keyof ContactAnswer) => FieldLook
}

/** Who is there, and how to reach them. */
export function ContactFields({ value, onChange, look }: ContactFieldsProps) {
  return (
    <div className={classes.pair}>
      <TextField
        {...look('contact')}
        autoComplete="name"
        value={value.contact}
        onChange={(event) => onChange({ contact: event.currentTarget.value })}
      />
      <TextField
        {...look('phoneNo')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        value={value.phoneNo}
        onChange={(event) => onChange({ phoneNo: event.currentTarget.value })}
      />
    </div>
  )
}
