import type { AgendaEntry } from '@portal/contract/agenda.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { AgendaRow } from '../../shared/records/AgendaRow.tsx'
import { Button } from '../../ui/Button.tsx'
import classes from './Agenda.module.css'
import { entryKey } from './entries-of-day.ts'

/** The longest late stand first; the rest is a tap away, so that the week stays in sight. */
const firstShown = 5

/** What should have been done before today. */
export function LateList({
  entries,
  today,
}: {
  readonly entries: readonly AgendaEntry[]
  readonly today: CalendarDate
}) {
  const text = useText()
  const [isAll, setAll] = useState(false)
  if (entries.length === 0) return null
  const hidden = isAll ? 0 : Math.max(entries.length - firstShown, 0)
  return (
    <section className={classes.day} aria-labelledby="late">
      <h3 id="late" data-late>
        {text('agenda.lateTitle')}
      </h3>
      <ul>
        {entries.slice(0, entries.length - hidden).map((entry) => (
          <AgendaRow key={entryKey(entry)} entry={entry} today={today} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {text('agenda.more', { count: hidden })}
        </Button>
      )}
    </section>
  )
}
