import type { NotificationPreferences } from '@portal/domain/notifications/preferences.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './Preferences.module.css'

interface MailTimesProps {
  readonly value: NotificationPreferences
  readonly email: string
  readonly onChange: (value: NotificationPreferences) => void
}

/** When the mail of the day goes, and in which hours neither mail nor push does. */
export function MailTimes({ value, email, onChange }: MailTimesProps) {
  const text = useText()
  return (
    <Panel title={text('notifications.mailTimes')}>
      {email !== '' && <p className={classes.anyhow}>{text('notifications.address', { email })}</p>}
      <Stack gap={3} className={classes.times}>
        <TimeOfDay
          label={text('notifications.dailyAt')}
          required
          value={value.dagelijksOm}
          onChange={(dagelijksOm) => onChange({ ...value, dagelijksOm })}
        />
        <TimeOfDay
          label={text('notifications.quietFrom')}
          value={value.stilVan}
          onChange={(stilVan) => onChange({ ...value, stilVan })}
        />
        <TimeOfDay
          label={text('notifications.quietUntil')}
          value={value.stilTot}
          onChange={(stilTot) => onChange({ ...value, stilTot })}
        />
      </Stack>
      <p className={classes.anyhow}>{text('notifications.quietHint')}</p>
    </Panel>
  )
}

interface TimeOfDayProps {
  readonly label: string
  readonly required?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Kept once it is left: a time that is half typed is none. */
function TimeOfDay({ label, required = false, value, onChange }: TimeOfDayProps) {
  return (
    <TextField
      key={value}
      label={label}
      required={required}
      type="time"
      defaultValue={value}
      onBlur={({ currentTarget }) => {
        const typed = currentTarget.value
        if (typed === value) return
        if (typed === '' && required) currentTarget.value = value
        else onChange(typed)
      }}
    />
  )
}
