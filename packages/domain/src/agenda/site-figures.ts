import { orderListTotals, totalQuantity } from '../order-list/totals.ts'
import { addDays, type CalendarDate, compareDates, daysBetween } from '../plain/calendar-date.ts'
import type { PriceType, Shown } from '../states/enums.ts'

/** Today and the six days after it: on a Friday the Monday counts. */
const daysOfWeek = 7

/** The days that a site looks ahead, today first. */
export function weekAhead(today: CalendarDate): { readonly from: CalendarDate; readonly until: CalendarDate } {
  return { from: today, until: addDays(today, daysOfWeek - 1) }
}

/** What the figures read of a row of the stock. */
export interface StandingRow {
  readonly huidig: number
  readonly saleType: Shown<PriceType>
  readonly verwachteRetourDatum: CalendarDate | null
  readonly toonPrijs: boolean
  readonly huurPrijs: number
  readonly huurPrijsWeek: number
}

/** What only is on its way here does not stand here. */
export function standsHere({ huidig }: Pick<StandingRow, 'huidig'>): boolean {
  return huidig > 0
}

/** It stands here and was to go back before today. */
export function isLateReturn(row: Pick<StandingRow, 'huidig' | 'verwachteRetourDatum'>, today: CalendarDate): boolean {
  return standsHere(row) && row.verwachteRetourDatum !== null && compareDates(row.verwachteRetourDatum, today) < 0
}

/**
 * Euros of rent in a week for all that stands of a row, an estimate by the prices of today; 0 for what is sold or whose
 * price may not be shown.
 */
export function weekRentOf(row: StandingRow, daysInWeek: number): number {
  return weekRent([row], daysInWeek)
}

/** The sum over rows, each rounded to cents as on a list. */
export function weekRent(rows: readonly StandingRow[], daysInWeek: number): number {
  const lines = rows
    .filter((row) => standsHere(row) && row.toonPrijs)
    .map(({ huidig, saleType, ...prices }) => ({ ...prices, aantal: huidig, priceType: saleType }))
  return orderListTotals(lines, daysInWeek).rentPerWeek
}

/** Its next date lies in the coming seven days; what is overdue is counted apart. */
export function isInspectionAhead(nextDate: CalendarDate | null, today: CalendarDate): boolean {
  if (nextDate === null) return false
  const { from, until } = weekAhead(today)
  return compareDates(nextDate, from) >= 0 && compareDates(nextDate, until) <= 0
}

/** Its next date has passed. */
export function isInspectionLate(nextDate: CalendarDate | null, today: CalendarDate): boolean {
  return nextDate !== null && compareDates(nextDate, today) < 0
}

export interface StockFigures {
  /** Pieces and counted things together. */
  readonly stuks: number
  /** Kinds of equipment among them. */
  readonly soorten: number
  readonly teLaatRetour: number
  /** How long the longest of them is late, in days; 0 when none is. */
  readonly langstTeLaat: number
}

/** What stands at a site, counted from the rows of its stock. */
export function stockFigures(
  rows: readonly (Pick<StandingRow, 'huidig' | 'verwachteRetourDatum'> & {
    readonly type: string
    readonly materieelSoort: string
  })[],
  today: CalendarDate,
): StockFigures {
  const here = rows.filter(standsHere)
  const late = here.filter((row) => isLateReturn(row, today))
  return {
    stuks: totalQuantity(here.map(({ huidig }) => huidig)),
    soorten: new Set(here.map(({ type, materieelSoort }) => `${type} ${materieelSoort}`)).size,
    teLaatRetour: late.length,
    langstTeLaat: late.reduce((most, row) => Math.max(most, daysBetween(row.verwachteRetourDatum ?? today, today)), 0),
  }
}
