import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { IconX } from '@tabler/icons-react'
import { useFormat } from '../lib/format.ts'
import { useText } from '../lib/text.ts'
import classes from './Calendar.module.css'
import { IconButton } from './IconButton.tsx'
import { Row } from './Layout.tsx'
import type { QuickDay } from './month-grid.ts'
import { useNarrowScreen } from './use-narrow-screen.ts'

interface CalendarTitleProps {
  readonly label: string
  readonly value: CalendarDate | null
  readonly onClose: () => void
}

/** On a phone the calendar lies over its field: it says itself which day is asked, what was chosen and how to leave. */
export function CalendarTitle({ label, value, onClose }: CalendarTitleProps) {
  const text = useText()
  const format = useFormat()
  if (!useNarrowScreen()) return null
  return (
    <Row align="center" justify="between" className={classes.title}>
      <p>
        <strong>{label}</strong>
        {value !== null && <span>{format.longDate(value)}</span>}
      </p>
      <IconButton label={text('action.close')} icon={<IconX />} onClick={onClose} />
    </Row>
  )
}

interface QuickDaysProps {
  readonly days: readonly QuickDay[]
  readonly onChoose: (date: CalendarDate) => void
}

/** The days that people ask for most, on a phone. */
export function QuickDays({ days, onChoose }: QuickDaysProps) {
  const text = useText()
  const isNarrow = useNarrowScreen()
  if (!isNarrow || days.length === 0) return null
  return (
    <Row gap={2} className={classes.quick}>
      {days.map(({ name, date }) => (
        <button key={name} type="button" onClick={() => onChoose(date)}>
          {text(`date.quick.${name}`)}
        </button>
      ))}
    </Row>
  )
}
