import type { AgendaEntry, Today } from '@portal/contract/agenda.ts'
import { IconCertificate } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import rowClasses from '../../shared/records/AgendaRow.module.css'
import { AgendaRow } from '../../shared/records/AgendaRow.tsx'
import { whenWords } from '../../shared/records/agenda-words.ts'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import classes from './SitePage.module.css'
import { WeekStrip } from './WeekStrip.tsx'
import { keyOf, type WeekRow, weekRowsOf } from './week-rows.ts'

/** Rows of the week; those above the strip leave it on the first screen. */
const mostRows = 7
const mostAboveStrip = 5

/** What is late, and what comes and goes in the coming seven days, by day and by name; where there is room, each day too. */
export function WeekPlan({ today: { dag: today, regels } }: { readonly today: Today }) {
  const text = useText()
  const canOpen = useScreens()
  const isAgendaOpen = canOpen('/agenda')
  const isNarrow = useNarrowScreen()
  const hasStrip = isAgendaOpen && !isNarrow
  const { late, moreLate, coming, moreComing } = weekRowsOf(regels, hasStrip ? mostAboveStrip : mostRows)
  return (
    <section className={classes.block} aria-labelledby="week-plan">
      <header>
        <h2 id="week-plan">{text('agenda.week')}</h2>
        {isAgendaOpen && <ScreenLink to="/agenda">{text('agenda.all')}</ScreenLink>}
      </header>
      {late.length + coming.length === 0 && <p className={classes.none}>{text('agenda.nothing')}</p>}
      <WeekRows rows={late} today={today} />
      {moreLate > 0 && isAgendaOpen && (
        <ScreenLink to="/agenda" className={classes.more}>
          {text('agenda.moreLate', { count: moreLate })}
        </ScreenLink>
      )}
      <WeekRows rows={coming} today={today} />
      {moreComing > 0 && isAgendaOpen && (
        <ScreenLink to="/agenda" className={classes.more}>
          {text('agenda.more', { count: moreComing })}
        </ScreenLink>
      )}
      {hasStrip && <WeekStrip entries={regels} today={today} />}
    </section>
  )
}

function WeekRows({ rows, today }: { readonly rows: readonly WeekRow[]; readonly today: string }) {
  if (rows.length === 0) return null
  return (
    <ul className={classes.rows}>
      {rows.map((row) =>
        'inspections' in row ? (
          <InspectionsRow key={keyOf(row)} row={row} today={today} />
        ) : (
          <AgendaRow key={keyOf(row)} entry={row} today={today} />
        ),
      )}
    </ul>
  )
}

function InspectionsRow({ row, today }: { readonly row: Exclude<WeekRow, AgendaEntry>; readonly today: string }) {
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
