import type { TransportTime } from '@portal/domain/requests/request-draft.ts'
import { transportTimes } from '@portal/domain/requests/request-draft.ts'
import { useText } from '../../lib/text.ts'
import classes from '../../shared/requesting/RequestWizard.module.css'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { TransportPartProps } from './transport-wizard.ts'

interface TimeFieldsProps extends TransportPartProps {
  readonly choice: 'loadingChoice' | 'unloadingChoice'
  readonly start: 'loadingFrom' | 'unloadingFrom'
  readonly end: 'loadingUntil' | 'unloadingUntil'
}

/** A part of the day, or times of the clock that count instead (OP-12, R-SCR-TRANSPORT-07). */
export function TimeFields({ form, change, look, choice, start, end }: TimeFieldsProps) {
  const text = useText()
  return (
    <>
      <SelectField
        {...look(choice)}
        // A preference is always one of these, so there is nothing to leave open.
        required
        choices={transportTimes.map((time) => ({ value: time, label: text(`enum.TransportTimeOption.${time}`) }))}
        value={form[choice]}
        // The values of the list are the times.
        onChange={(event) => change({ [choice]: event.currentTarget.value as TransportTime })}
      />
      <div className={classes.times}>
        {([start, end] as const).map((field) => (
          <TextField
            key={field}
            {...look(field)}
            type="time"
            value={form[field]}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </>
  )
}
