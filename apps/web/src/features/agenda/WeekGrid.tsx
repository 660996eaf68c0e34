import type { AgendaEntry } from '@portal/contract/agenda.ts'
import { isWeekend } from '@portal/domain/plain/calendar-date.ts'
import { useClosedDay } from '../../lib/closed-days.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { entryDetails, entryName, entryPath, stateWords } from '../../shared/records/agenda-words.ts'
import { Picture } from '../../ui/Picture.tsx'
import classes from './Agenda.module.css'
import { DayHeading } from './DayHeading.tsx'
import type { WeekProps } from './DayList.tsx'
import { entriesOfDay, entryKey } from './entries-of-day.ts'

/** The week on a wide screen: seven days beside each other, each with its things one below the other. */
export function WeekGrid({ days, entries, today }: WeekProps) {
  const closedOn = useClosedDay()
  return (
    <div className={classes.week}>
      {days.map((day) => (
        <section
          key={day}
          aria-labelledby={`day-${day}`}
          data-today={day === today || undefined}
          data-closed={isWeekend(day) || closedOn(day) !== null || undefined}
        >
          <DayHeading day={day} today={today} />
          <ul>
            {entriesOfDay(entries, day).map((entry) => (
              <WeekEntry key={entryKey(entry)} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function WeekEntry({ entry }: { readonly entry: AgendaEntry }) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const path = entryPath(entry)
  const content = (
    <>
      {entry.afbeelding !== null && <Picture src={entry.afbeelding} alt="" size="small" />}
      <strong>{entryName(entry, { text, format })}</strong>
      <small>{entryDetails(entry, text)}</small>
      {entry.stand !== 'verwacht' && <small data-stand={entry.stand}>{stateWords(entry, text)}</small>}
    </>
  )
  return (
    <li data-soort={entry.soort}>
      {canOpen(path) ? <ScreenLink to={path}>{content}</ScreenLink> : <div>{content}</div>}
    </li>
  )
}
