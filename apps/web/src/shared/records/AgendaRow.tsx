import type { AgendaEntry } from '@portal/contract/agenda.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { IconCertificate, IconSteeringWheel } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Picture } from '../../ui/Picture.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import { useScreens } from '../frame/screens.ts'
import classes from './AgendaRow.module.css'
import { entryDetails, entryName, entryPath, stateKinds, stateWords, whenWords } from './agenda-words.ts'

interface AgendaRowProps {
  readonly entry: AgendaEntry
  readonly today: CalendarDate
  /** The heading above it says the day already. */
  readonly underDay?: boolean
}

/** One thing of a day: when, a picture, its name, and how far it is; the whole row leads to it. */
export function AgendaRow({ entry, today, underDay = false }: AgendaRowProps) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const path = entryPath(entry)
  const isLate = entry.dagenTeLaat > 0
  const parts = { text, format }
  const content = (
    <>
      <span className={classes.when} data-under-day={(underDay && !isLate) || undefined}>
        <strong>{whenWords(entry, today, parts)}</strong>
        {(isLate || entry.dag <= today) && <small>{format.day(entry.dag, today)}</small>}
      </span>
      <EntryPicture entry={entry} />
      <span className={classes.what}>
        <strong>{entryName(entry, parts)}</strong>
        <small>{entryDetails(entry, text)}</small>
      </span>
      {entry.stand !== 'verwacht' && <StatusChip kind={stateKinds[entry.stand]}>{stateWords(entry, text)}</StatusChip>}
    </>
  )
  const marks = { 'data-late': isLate || undefined, 'data-today': entry.dag === today || undefined }
  return (
    <li className={classes.row} {...marks}>
      {canOpen(path) ? <ScreenLink to={path}>{content}</ScreenLink> : <div>{content}</div>}
    </li>
  )
}

/** What is inspected or driven has no drawing of its own here. */
function EntryPicture({ entry: { soort, afbeelding } }: Pick<AgendaRowProps, 'entry'>) {
  if (soort === 'keuring') return <IconCertificate className={classes.icon} size={28} stroke={1.6} aria-hidden />
  if (soort === 'transport') return <IconSteeringWheel className={classes.icon} size={28} stroke={1.6} aria-hidden />
  return <Picture src={afbeelding} alt="" size="small" />
}
