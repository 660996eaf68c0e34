import { type SQL, sql } from './query.ts'

export interface WantedPage {
  /** Counted from 1. */
  readonly page: number
  readonly rows: number
}

/** The end of a statement that gives one page; its rows carry `totaal`, counted over all (decision: limits). */
export const limitOf = ({ page, rows }: WantedPage): SQL => sql`limit ${rows} offset ${(page - 1) * rows}`

/** What a call answers of a page: `totaal` only where there are rows beside it. */
export function pageAnswer<Row extends { readonly totaal: number }>(found: readonly Row[], { page, rows }: WantedPage) {
  const items = found.map(({ totaal: _, ...row }) => row)
  const all = found[0]?.totaal ?? 0
  return page === 1 && all <= rows ? { items } : { items, totaal: Math.max(all, (page - 1) * rows) }
}
