import type { AgendaEntry } from '@portal/contract/agenda.ts'
import { addDays, type CalendarDate, isWeekend } from '@portal/domain/plain/calendar-date.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { entryName } from '../../shared/records/agenda-words.ts'
import classes from './WeekStrip.module.css'
import { keyOf, rowsOf, type WeekRow } from './week-rows.ts'

interface WeekStripProps {
  readonly entries: readonly AgendaEntry[]
  readonly today: CalendarDate
}

const days = 7
/** So many things of a day are named; the others are counted. */
const mostNamed = 2

/** The coming seven days beside each other: how full each is, and the agenda of its week behind it. */
export function WeekStrip({ entries, today }: WeekStripProps) {
  return (
    <ol className={classes.strip}>
      {Array.from({ length: days }, (_, at) => addDays(today, at)).map((day) => (
        <li key={day} data-today={day === today || undefined} data-closed={isWeekend(day) || undefined}>
          <DayLink
            day={day}
            today={today}
            rows={rowsOf(entries.filter(({ dag, dagenTeLaat }) => dag === day && dagenTeLaat === 0))}
          />
        </li>
      ))}
    </ol>
  )
}

interface DayLinkProps {
  readonly day: CalendarDate
  readonly today: CalendarDate
  readonly rows: readonly WeekRow[]
}

function DayLink({ day, today, rows }: DayLinkProps) {
  const text = useText()
  const format = useFormat()
  const nameOf = (row: WeekRow) =>
    'inspections' in row ? text('agenda.inspections', { count: row.inspections }) : entryName(row, { text, format })
  const named = rows.slice(0, mostNamed)
  return (
    <ScreenLink to="/agenda" search={{ week: day }}>
      <strong>{format.day(day, today)}</strong>
      {named.map((row) => (
        <span key={keyOf(row)} data-soort={'inspections' in row ? 'keuring' : row.soort}>
          {nameOf(row)}
        </span>
      ))}
      {rows.length > named.length && <small>{`+ ${format.number(rows.length - named.length)}`}</small>}
    </ScreenLink>
  )
}
