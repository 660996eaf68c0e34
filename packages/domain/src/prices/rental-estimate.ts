import type { CalendarDate } from '../calendar/calendar-date.ts'
import { addDays, dayOfWeek, daysBetween } from '../calendar/calendar-date.ts'
import { decimalOf, decimalText, divideDecimals, multiplyDecimals, roundDecimal } from './decimal.ts'

/** How rental days count; firms differ, so every choice is a value. */
export interface RentalTerms {
  /** Days of a week that are charged: 5 means Monday to Friday, 7 every day. */
  readonly daysInWeek: number
  readonly holidays: ReadonlySet<CalendarDate>
  readonly countFirst: boolean
  readonly countLast: boolean
  /** The fewest units that are charged, in the unit of the rate. */
  readonly minimumUnits: number
  readonly rate: 'day' | 'week'
}

export const usualTerms: RentalTerms = {
  daysInWeek: 5,
  holidays: new Set(),
  countFirst: true,
  countLast: false,
  minimumUnits: 1,
  rate: 'day',
}

/** The day the rent ends: the posted removal, else the requested removal, else today for an open end. */
export function offRentDate(
  posted: CalendarDate | null,
  requested: CalendarDate | null,
  today: CalendarDate,
): CalendarDate {
  return posted ?? requested ?? today
}

/** The days that are charged from `start` to `offRent`; an end before the start gives 0. */
export function rentalDays(start: CalendarDate, offRent: CalendarDate, terms: RentalTerms): number {
  const length = daysBetween(start, offRent)
  if (length < 0) return 0
  if (length === 0) return terms.countFirst || terms.countLast ? charged(start, terms) : 0
  let days = 0
  const last = terms.countLast ? length : length - 1
  for (let i = terms.countFirst ? 0 : 1; i <= last; i++) days += charged(addDays(start, i), terms)
  return days
}

function charged(date: CalendarDate, terms: RentalTerms): number {
  return dayOfWeek(date) <= terms.daysInWeek && !terms.holidays.has(date) ? 1 : 0
}

/**
 * The number of time units as a decimal text with at most 5 decimals; a part of a week counts in proportion. The back
 * office leads, this is an estimate to show.
 */
export function rentalUnits(start: CalendarDate, offRent: CalendarDate, terms: RentalTerms): string {
  const days = decimalOf(rentalDays(start, offRent, terms))
  const units = terms.rate === 'day' ? days : divideDecimals(days, decimalOf(terms.daysInWeek), 5)
  const minimum = decimalOf(terms.minimumUnits)
  return decimalText(Number(decimalText(units)) < terms.minimumUnits ? minimum : units)
}

/** Line amount in euros, `quantity × units × price` half-up to cents; a credit has a negative quantity. */
export function rentalAmount(quantity: number, units: string, price: number | string): string {
  const product = multiplyDecimals(multiplyDecimals(decimalOf(quantity), decimalOf(units)), decimalOf(price))
  return decimalText(roundDecimal(product, 2))
}
