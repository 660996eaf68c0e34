import {
  type ComplaintField,
  type ComplaintForm,
  complaintLengths,
  neededOfComplaint,
} from '@portal/domain/complaints/complaint-form.ts'
import { listWord } from '../../lib/list-words.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { TextAreaField, TextField } from '../../ui/TextField.tsx'
import classes from './Complaints.module.css'

interface ComplaintFieldsProps {
  readonly form: ComplaintForm
  /** What it is about, in words; empty for the location itself. */
  readonly about: string
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<ComplaintForm>) => void
}

/** What somebody says when giving feedback: first what is the matter, then what helps those who solve it. */
export function ComplaintFields({ form, about, faults, onChange }: ComplaintFieldsProps) {
  const text = useText()
  const field = (name: ComplaintField) => ({
    required: neededOfComplaint.some((needed) => needed === name),
    value: form[name],
    error: faults[name] ?? null,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  })
  return (
    <>
      <Panel>
        <Stack gap={4} shrinks>
          {about !== '' && (
            <div>
              <StatusChip kind="info">{about}</StatusChip>
            </div>
          )}
          <TextAreaField
            label={text('complaints.description')}
            rows={3}
            limit={complaintLengths.omschrijving}
            {...field('omschrijving')}
          />
          <Stack gap={4} align="start" shrinks className={classes.pair}>
            <WordField label={text('complaints.type')} list="Klacht_Types" {...field('type')} />
            <WordField label={text('complaints.urgency')} list="Klacht_Urgenties" {...field('urgentie')} />
          </Stack>
        </Stack>
      </Panel>
      <Panel title={text('complaints.more')}>
        <Stack gap={4} shrinks>
          <TextAreaField
            label={text('complaints.note')}
            rows={3}
            limit={complaintLengths.notitie}
            {...field('notitie')}
          />
          <Stack gap={4} align="start" shrinks className={classes.pair}>
            <TextField label={text('complaints.reference')} autoComplete="off" {...field('referentie')} />
            <TextField label={text('complaints.invoice')} autoComplete="off" {...field('factuurNummer')} />
            <TextField
              label={text('complaints.phone')}
              inputMode="tel"
              autoComplete="tel"
              {...field('telefoonnummer')}
            />
          </Stack>
        </Stack>
      </Panel>
    </>
  )
}

interface WordFieldProps {
  readonly label: string
  readonly list: 'Klacht_Types' | 'Klacht_Urgenties'
  readonly required: boolean
  readonly value: string
  readonly error: string | null
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

/** A word of the company's own list; where it has none anything may be typed (OP-23). */
function WordField({ label, list, ...field }: WordFieldProps) {
  const text = useText()
  const words = useSettings().multiString(list)
  if (words.length === 0) return <TextField label={label} autoComplete="off" {...field} />
  // A word that was taken off the list since is chosen again.
  const value = words.includes(field.value) ? field.value : ''
  return (
    <SelectField
      label={label}
      placeholder={text('complaints.choose')}
      choices={words.map((word) => ({ value: word, label: listWord(text, word), asWritten: true }))}
      {...field}
      value={value}
    />
  )
}
