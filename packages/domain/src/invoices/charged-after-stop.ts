import { type CalendarDate, daysBetween } from '../plain/calendar-date.ts'
import { daysOf, readRentalPeriod } from './rental-period.ts'
import { eurosOf, type WithoutVat, withoutVat } from './vat-amounts.ts'

interface ChargedLine {
  readonly rentalPeriod: string
  readonly amount: WithoutVat
}

export interface ChargedTooLong {
  /** Days charged after the rent was to stop. */
  readonly days: number
  /** The part of the line that these days are, in whole cents: an estimate, for the back office charges in weeks too. */
  readonly amount: WithoutVat
}

/**
 * What a line of an invoice charges for days after the one on which its receipt says that the rent stops; that day itself
 * may still be charged. Null when there is nothing, when the line gives back, or when its period cannot be read.
 */
export function chargedAfterStop(line: ChargedLine, stopDate: CalendarDate): ChargedTooLong | null {
  const period = readRentalPeriod(line.rentalPeriod)
  const euros = eurosOf(line.amount)
  if (period === null || euros <= 0 || period.until <= stopDate) return null
  const charged = daysOf(period)
  const days = Math.min(charged, daysBetween(stopDate, period.until))
  return { days, amount: withoutVat(Math.round((euros * 100 * days) / charged) / 100) }
}
