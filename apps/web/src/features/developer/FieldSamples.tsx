import { firstAllowedDate, refuseDate } from '@portal/domain/calendar/allowed-dates.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { CheckField, RadioField, SelectField } from '../../ui/ChoiceField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { PasswordField, TextAreaField, TextField } from '../../ui/TextField.tsx'
import classes from './PartsPage.module.css'

const rules = {
  blockedDays: 2,
  weekendsBlocked: true,
  daysInPast: 0,
  closed: { holidays: [], own: [], refuses: false },
  mostDaysAhead: 730,
}
const choices = [
  { value: 'a', label: 'Bezorgen', hint: 'Op uw bouwplaats' },
  { value: 'b', label: 'Ophalen', hint: 'Bij een depot' },
]

export function FieldSamples() {
  const text = useText()
  const format = useFormat()
  const [date, setDate] = useState<string | null>(null)
  const [remark, setRemark] = useState('Graag voor tien uur.')
  const [choice, setChoice] = useState('a')
  const [checked, setChecked] = useState(true)
  const refuse = (day: string) => {
    const refusal = refuseDate(day, today(), rules)
    return refusal === null ? null : text(refusal.code, { date: format.date(String(refusal.params.date)) })
  }
  return (
    <div className={classes.fields}>
      <TextField label="Referentie" hint="Staat op de pakbon." />
      <TextField label="Contactpersoon" required error="Dit veld is verplicht." />
      <TextField label="Locatie" required value="10001" readOnly />
      <PasswordField label="Wachtwoord" required />
      <DateField
        label="Leverdatum"
        required
        value={date}
        onChange={setDate}
        refuse={refuse}
        firstPossible={firstAllowedDate(today(), rules)}
      />
      <SelectField label="Transportmiddel" placeholder="Kies" choices={choices} />
      <TextAreaField
        label="Opmerking"
        limit={30}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
      <RadioField label="Levering" choices={choices} value={choice} onChange={setChoice} />
      <CheckField label="Ik ga akkoord met de voorwaarden" checked={checked} onChange={setChecked} />
      <CheckField label="Spoed" hint="Binnen 3 werkdagen" checked={false} onChange={() => {}} error="Kies een datum." />
    </div>
  )
}
