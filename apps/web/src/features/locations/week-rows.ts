import type { AgendaEntry } from '@portal/contract/agenda.ts'

/** Several inspections of one day are one row. */
export type WeekRow = AgendaEntry | { readonly dag: string; readonly inspections: number }

/** Tells one from the others; a piece may have several inspections on one day. */
export function keyOf(row: WeekRow): string {
  if ('inspections' in row) return row.dag
  const { bron, ordersoort, nummer, dag, referentie } = row
  return [bron, ordersoort, nummer, dag, referentie].join(' ')
}

interface WeekRows {
  readonly late: readonly WeekRow[]
  readonly moreLate: number
  readonly coming: readonly WeekRow[]
  readonly moreComing: number
}

const mostLate = 2

/**
 * What of a week shows: what is late never takes the room of what is to come.
 * @param mostRows the page of a site stays one that is read at a glance; the rest is in the agenda
 */
export function weekRowsOf(entries: readonly AgendaEntry[], mostRows: number): WeekRows {
  const late = rowsOf(entries.filter(({ dagenTeLaat }) => dagenTeLaat > 0))
  const coming = rowsOf(entries.filter(({ dagenTeLaat }) => dagenTeLaat === 0))
  const lateShown = late.slice(0, Math.max(mostLate, mostRows - coming.length))
  const comingShown = coming.slice(0, mostRows - lateShown.length)
  return {
    late: lateShown,
    moreLate: late.length - lateShown.length,
    coming: comingShown,
    moreComing: coming.length - comingShown.length,
  }
}

/** The things of some days, with the inspections of a day as one. */
export function rowsOf(entries: readonly AgendaEntry[]): readonly WeekRow[] {
  const perDay = new Map<string, number>()
  for (const { soort, dag } of entries) if (soort === 'keuring') perDay.set(dag, (perDay.get(dag) ?? 0) + 1)
  const told = new Set<string>()
  return entries.flatMap((entry): readonly WeekRow[] => {
    const count = entry.soort === 'keuring' ? (perDay.get(entry.dag) ?? 1) : 1
    if (count === 1) return [entry]
    if (told.has(entry.dag)) return []
    told.add(entry.dag)
    return [{ dag: entry.dag, inspections: count }]
  })
}
