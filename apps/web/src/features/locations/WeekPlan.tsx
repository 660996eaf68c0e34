import type { AgendaEntry, Today } from '@portal/contract/agenda.ts'
import { IconCertificate } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import rowClasses from '../../shared/records/AgendaRow.module.css'
import { AgendaRow } from '../../shared/records/AgendaRow.tsx'
import { whenWords } from '../../shared/records/agenda-words.ts'
import classes from './SitePage.module.css'

/** More are in the agenda: the page of a site stays one that is read at a glance. */
const mostRows = 7

/** Several inspections of one day are one row. */
type Row = AgendaEntry | { readonly dag: string; readonly inspections: number }

function rowsOf(entries: readonly AgendaEntry[]): readonly Row[] {
  const perDay = new Map<string, number>()
  for (const { soort, dag } of entries) if (soort === 'keuring') perDay.set(dag, (perDay.get(dag) ?? 0) + 1)
  const told = new Set<string>()
  return entries.flatMap((entry): readonly Row[] => {
    const count = entry.soort === 'keuring' ? (perDay.get(entry.dag) ?? 1) : 1
    if (count === 1) return [entry]
    if (told.has(entry.dag)) return []
    told.add(entry.dag)
    return [{ dag: entry.dag, inspections: count }]
  })
}

/** What is late, and what comes and goes in the coming seven days, by day and by name. */
export function WeekPlan({ today: { dag: today, regels } }: { readonly today: Today }) {
  const text = useText()
  const canOpen = useScreens()
  const rows = rowsOf(regels)
  const shown = rows.slice(0, mostRows)
  const hidden = rows.length - shown.length
  return (
    <section className={classes.block} aria-labelledby="week-plan">
      <header>
        <h2 id="week-plan">{text('agenda.week')}</h2>
        {canOpen('/agenda') && <ScreenLink to="/agenda">{text('agenda.all')}</ScreenLink>}
      </header>
      {rows.length === 0 && <p className={classes.none}>{text('agenda.nothing')}</p>}
      <ul>
        {shown.map((row) =>
          'inspections' in row ? (
            <InspectionsRow key={row.dag} row={row} today={today} />
          ) : (
            <AgendaRow
              key={`${row.bron} ${row.ordersoort} ${row.nummer} ${row.dag} ${row.referentie}`}
              entry={row}
              today={today}
            />
          ),
        )}
      </ul>
      {hidden > 0 && canOpen('/agenda') && (
        <ScreenLink to="/agenda" className={classes.more}>
          {text('agenda.more', { count: hidden })}
        </ScreenLink>
      )}
    </section>
  )
}

function InspectionsRow({ row, today }: { readonly row: Exclude<Row, AgendaEntry>; readonly today: string }) {
  const text = useText()
  const format = useFormat()
  const { dag, inspections } = row
  return (
    <li className={rowClasses.row} data-today={dag === today || undefined}>
      <ScreenLink to="/materieelkeuringen" search={{ toon: 'week' }}>
        <span className={rowClasses.when}>
          <strong>{whenWords({ dag, dagenTeLaat: 0 }, today, { text, format })}</strong>
        </span>
        <IconCertificate className={rowClasses.icon} size={28} stroke={1.6} aria-hidden />
        <span className={rowClasses.what}>
          <strong>{text('agenda.inspections', { count: inspections })}</strong>
        </span>
      </ScreenLink>
    </li>
  )
}
