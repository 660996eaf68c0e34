import { type CalendarDate, compareDates } from '../plain/calendar-date.ts'

/** Days on which somebody stands in, the first and the last of them included. */
export interface DeputyPeriod {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

export interface AskedDeputy extends DeputyPeriod {
  /** Name in the back office of who stands in. */
  readonly deputy: string
}

export type DeputyRefusal =
  | 'vervanging.verleden'
  | 'vervanging.tot_voor_van'
  | 'vervanging.uzelf'
  | 'vervanging.overlapt'

/** Which answer each refusal is about, by its name in the call. */
export const deputyRefusalFields: Readonly<Record<DeputyRefusal, 'vervanger' | 'van' | 'tot'>> = {
  'vervanging.uzelf': 'vervanger',
  'vervanging.verleden': 'van',
  'vervanging.tot_voor_van': 'tot',
  'vervanging.overlapt': 'van',
}

/** Whether two periods have a day in common. */
export function doPeriodsMeet(a: DeputyPeriod, b: DeputyPeriod): boolean {
  return compareDates(a.from, b.until) <= 0 && compareDates(b.from, a.until) <= 0
}

/**
 * Why somebody cannot stand in for a person in a period; null when that is possible.
 * @param own of the person who will be away: name in the back office (null where it is not known), the day it is, and the
 *   periods that are set already
 */
export function refuseDeputy(
  asked: AskedDeputy,
  own: { readonly erpUserName: string | null; readonly today: CalendarDate; readonly periods: readonly DeputyPeriod[] },
): DeputyRefusal | null {
  if (asked.deputy === own.erpUserName) return 'vervanging.uzelf'
  if (compareDates(asked.from, own.today) < 0) return 'vervanging.verleden'
  if (compareDates(asked.until, asked.from) < 0) return 'vervanging.tot_voor_van'
  return own.periods.some((period) => doPeriodsMeet(asked, period)) ? 'vervanging.overlapt' : null
}
