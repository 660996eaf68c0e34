import type { AgendaEntry } from '@portal/contract/agenda.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { useText } from '../../lib/text.ts'
import { AgendaRow } from '../../shared/records/AgendaRow.tsx'
import classes from './Agenda.module.css'
import { DayHeading } from './DayHeading.tsx'
import { entriesOfDay, entryKey } from './entries-of-day.ts'

export interface WeekProps {
  readonly days: readonly CalendarDate[]
  readonly entries: readonly AgendaEntry[]
  readonly today: CalendarDate
}

/** The week on a phone: day below day, and a day without anything in one line. */
export function DayList({ days, entries, today }: WeekProps) {
  const text = useText()
  return days.map((day) => {
    const own = entriesOfDay(entries, day)
    return (
      <section key={day} className={classes.day} aria-labelledby={`day-${day}`}>
        <DayHeading day={day} today={today} />
        {own.length === 0 ? (
          <p className={classes.free}>{text('agenda.free')}</p>
        ) : (
          <ul>
            {own.map((entry) => (
              <AgendaRow key={entryKey(entry)} entry={entry} today={today} underDay />
            ))}
          </ul>
        )}
      </section>
    )
  })
}
