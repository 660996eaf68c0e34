import { TextField } from '../../ui/TextField.tsx'
import classes from './RequestWizard.module.css'
import type { FieldLook } from './wizard-faults.ts'

interface ContactAnswer {
  readonly contactpersoon: string
  readonly telefoonnummer: string
}

interface ContactFieldsProps {
  readonly value: ContactAnswer
  readonly onChange: (change: Partial<ContactAnswer>) => void
  readonly looks: Readonly<Record<keyof ContactAnswer, FieldLook>>
}

/** Who is there, and how to reach them. */
export function ContactFields({ value, onChange, looks }: ContactFieldsProps) {
  return (
    <div className={classes.pair}>
      <TextField
        {...looks.contactpersoon}
        autoComplete="name"
        value={value.contactpersoon}
        onChange={(event) => onChange({ contactpersoon: event.currentTarget.value })}
      />
      <TextField
        {...looks.telefoonnummer}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        value={value.telefoonnummer}
        onChange={(event) => onChange({ telefoonnummer: event.currentTarget.value })}
      />
    </div>
  )
}
