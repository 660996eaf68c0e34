import { amsterdamMoment } from '@portal/domain/calendar/amsterdam-moment.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { refusePlan } from '@portal/domain/settings/setting-plan.ts'
import { useText } from '../../lib/text.ts'
import { nowMs, today } from '../../lib/today.ts'
import { RadioField } from '../../ui/ChoiceField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './PlannedSettings.module.css'

/** When changes are to hold: at once, or from a day and time in Amsterdam on. */
export interface WantedMoment {
  readonly isLater: boolean
  readonly day: CalendarDate | null
  readonly time: string
}

export const atOnce: WantedMoment = { isLater: false, day: null, time: '00:00' }

/** The moment that was chosen; null for at once and for one that is not complete. */
export function momentOf({ isLater, day, time }: WantedMoment): Date | null {
  return isLater && day !== null ? amsterdamMoment(day, time) : null
}

/** Why changes of these settings cannot wait for that moment; null when they can, or nothing is chosen yet. */
export function planFault(wanted: WantedMoment, names: readonly string[], planned: ReadonlySet<string>) {
  const begin = momentOf(wanted)
  return begin === null ? null : refusePlan({ names, begin }, planned, new Date(nowMs()))
}

interface SaveMomentProps {
  readonly value: WantedMoment
  readonly onChange: (value: WantedMoment) => void
  /** What is wrong with the moment, in words. */
  readonly error: string | null
}

/** Right away, or a day and a time. */
export function SaveMoment({ value, onChange, error }: SaveMomentProps) {
  const text = useText()
  return (
    <>
      <RadioField
        label={text('settings.when')}
        value={value.isLater ? 'later' : 'now'}
        onChange={(chosen) => onChange({ ...value, isLater: chosen === 'later' })}
        choices={[
          { value: 'now', label: text('settings.now') },
          { value: 'later', label: text('settings.later'), hint: text('settings.plannedBefore') },
        ]}
      />
      {value.isLater && (
        <Stack gap={3} align="start" shrinks className={classes.moment}>
          <DateField
            label={text('settings.beginDay')}
            required
            value={value.day}
            refuse={(day) => (day < today() ? text('instelling.begin_voorbij') : null)}
            error={error}
            onChange={(day) => onChange({ ...value, day })}
          />
          <TextField
            label={text('settings.beginTime')}
            required
            type="time"
            value={value.time}
            onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
          />
        </Stack>
      )}
    </>
  )
}
