import { type StandingRow, standsHere, weekRentOf } from '../agenda/site-figures.ts'
import { type CalendarDate, daysBetween } from '../plain/calendar-date.ts'

export interface StillRow extends StandingRow {
  /** Since when the first of it stands here. */
  readonly beschikbaarVanaf: CalendarDate | null
  /** Asked to be removed and still there. */
  readonly inAfvoer: number
}

/** What is asked of the stock of a site. */
export interface StillAsked {
  readonly today: CalendarDate
  /** Days without a move after which something stands still. */
  readonly stillAfterDays: number
}

/** Days that something has not moved, where that is as long as asked; else 0. */
export function stillDaysOf(
  { beschikbaarVanaf }: Pick<StillRow, 'beschikbaarVanaf'>,
  { today, stillAfterDays }: StillAsked,
): number {
  const days = beschikbaarVanaf === null ? 0 : daysBetween(beschikbaarVanaf, today)
  return days >= stillAfterDays ? days : 0
}

/**
 * It stands still and costs rent: it is hired, has not moved for so long, nobody said when it goes back, and not all of it
 * was asked to be removed. What was to go back already is late, and told as that.
 */
export function isStandingStill(row: Omit<StillRow, 'toonPrijs' | 'huurPrijs' | 'huurPrijsWeek'>, asked: StillAsked) {
  const { huidig, inAfvoer, saleType, verwachteRetourDatum: back } = row
  return standsHere(row) && saleType === 'Verhuur' && huidig > inAfvoer && back === null && stillDaysOf(row, asked) > 0
}

/** The rows that stand still, what costs most a week first, then what stands longest. */
export function standingStill<Row extends StillRow>(
  rows: readonly Row[],
  asked: StillAsked,
  daysInWeek: number,
): Row[] {
  const rent = new Map(rows.map((row) => [row, weekRentOf(row, daysInWeek)] as const))
  return rows
    .filter((row) => isStandingStill(row, asked))
    .sort((a, b) => (rent.get(b) ?? 0) - (rent.get(a) ?? 0) || stillDaysOf(b, asked) - stillDaysOf(a, asked))
}
