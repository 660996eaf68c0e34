import { type CalendarDate, daysBetween } from '@portal/domain/plain/calendar-date.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './LateDate.module.css'

interface LateDateProps {
  readonly date: CalendarDate
  /** By the rule of what it is about. */
  readonly isLate: boolean
}

/** A day; one that has passed without what was to be done says how late first. */
export function LateDate({ date, isLate }: LateDateProps) {
  const text = useText()
  const format = useFormat()
  if (!isLate) return <>{format.date(date)}</>
  return (
    <span className={classes.late}>
      <StatusChip kind="danger">{text('agenda.late', { count: daysBetween(date, today()) })}</StatusChip>
      <small data-roomy>{format.date(date)}</small>
    </span>
  )
}
