import type { AgendaEntry } from '@portal/contract/agenda.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'

/** What stands under a day: all of it that is not listed as late above the week. */
export function entriesOfDay(entries: readonly AgendaEntry[], day: CalendarDate): readonly AgendaEntry[] {
  return entries.filter(({ dag, dagenTeLaat }) => dag === day && dagenTeLaat === 0)
}

/** A piece may have several inspections on one day. */
export function entryKey({ bron, ordersoort, nummer, dag, referentie }: AgendaEntry): string {
  return [bron, ordersoort, nummer, dag, referentie].join(' ')
}
