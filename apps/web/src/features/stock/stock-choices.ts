import { isLateReturn, standsHere } from '@portal/domain/agenda/site-figures.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import type { StockRow } from './stock-row.ts'

/** What the figures of a site count of its stock: all that stands here, what of it costs rent, what is late to go back. */
export const stockChoices = ['hier', 'huur', 'telaat'] as const
export type StockChoice = (typeof stockChoices)[number]

/** The rows of a figure, by the rule that counts it. */
export function isChosen(row: StockRow, choice: StockChoice, today: CalendarDate): boolean {
  if (choice === 'telaat') return isLateReturn(row, today)
  return standsHere(row) && (choice === 'hier' || (row.toonPrijs && row.saleType === 'Verhuur'))
}
