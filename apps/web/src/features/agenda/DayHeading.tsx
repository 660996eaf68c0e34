import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { useClosedDay } from '../../lib/closed-days.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

/** A day with its weekday; today is called so, and a day on which the depots are closed too. */
export function DayHeading({ day, today }: { readonly day: CalendarDate; readonly today: CalendarDate }) {
  const text = useText()
  const format = useFormat()
  const closed = useClosedDay()(day)
  return (
    <h3 id={`day-${day}`} data-today={day === today || undefined}>
      {format.day(day, today)}
      {day === today && <small>{text('agenda.today')}</small>}
      {closed !== null && <small>{closed}</small>}
    </h3>
  )
}
