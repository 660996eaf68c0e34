import { isLateReturn, standsHere } from '@portal/domain/agenda/site-figures.ts'
import { isStandingStill, type StillAsked } from '@portal/domain/stock/standing-still.ts'
import { needsInspection, type StockRow } from './stock-row.ts'

/** What asks for attention: late to go back, an inspection that is due or was not passed, standing still at a cost. */
export const attentionChoices = ['telaat', 'keuring', 'stil'] as const
/** What the figures of a site count of its stock: all that stands here, what of it costs rent, what is late to go back. */
export const stockChoices = ['hier', 'huur', ...attentionChoices] as const
export type StockChoice = (typeof stockChoices)[number]

/** The rows of a choice, by the rule that counts it elsewhere. */
export function isChosen(row: StockRow, choice: StockChoice, asked: StillAsked): boolean {
  switch (choice) {
    case 'telaat':
      return isLateReturn(row, asked.today)
    case 'keuring':
      return standsHere(row) && needsInspection(row)
    case 'stil':
      return isStandingStill(row, asked)
    case 'huur':
      return standsHere(row) && row.toonPrijs && row.saleType === 'Verhuur'
    default:
      return standsHere(row)
  }
}
