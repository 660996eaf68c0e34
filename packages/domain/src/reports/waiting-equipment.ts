import { type CalendarDate, daysBetween } from '../plain/calendar-date.ts'
import {
  addDecimals,
  type Decimal,
  decimalNumber,
  decimalOf,
  multiplyDecimals,
  roundDecimal,
} from '../prices/decimal.ts'
import { weekPrice } from '../prices/week-price.ts'

/** Numbers of days that may be chosen, after which equipment that no order touched is said to wait. */
export const waitingDays = [14, 30, 60, 90] as const
export const standardWaitingDays = 30

/** How long something waits, in days; `onbekend` when no order is known to have touched it. */
export const waitingSpans = ['dagen14', 'dagen30', 'dagen60', 'dagen90', 'dagen180', 'onbekend'] as const
export type WaitingSpan = (typeof waitingSpans)[number]

const spanStarts = [
  [180, 'dagen180'],
  [90, 'dagen90'],
  [60, 'dagen60'],
  [30, 'dagen30'],
] as const satisfies readonly (readonly [number, WaitingSpan])[]

/** The span that a number of days is in; each goes from its own number up to that of the next. */
export function waitingSpan(days: number | null): WaitingSpan {
  if (days === null) return 'onbekend'
  return spanStarts.find(([from]) => days >= from)?.[1] ?? 'dagen14'
}

export interface WaitingFacts {
  /** The last day of an order that has it on a line; null when none is known. */
  readonly lastTouched: CalendarDate | null
  /** An order that has it on a line is still to be carried out. */
  readonly isOnItsWay: boolean
}

/** Days since an order touched it, null when none is known to have; false while it does not wait that long. */
export function daysWaited(
  { lastTouched, isOnItsWay }: WaitingFacts,
  { today, longerThan }: { readonly today: CalendarDate; readonly longerThan: number },
): number | null | false {
  if (isOnItsWay) return false
  if (lastTouched === null) return null
  const days = daysBetween(lastTouched, today)
  return days >= longerThan ? days : false
}

const none: Decimal = { digits: 0n, scale: 0 }

/** Euros a week for a quantity, rounded half-up to cents; an estimate, as every rent per week is. */
export function waitingRent(
  item: { readonly aantal: number; readonly huurPrijs: number; readonly huurPrijsWeek: number },
  daysInWeek: number,
): number {
  const each = decimalOf(weekPrice(item, daysInWeek))
  return decimalNumber(roundDecimal(multiplyDecimals(decimalOf(item.aantal), each), 2))
}

/** The sum of amounts, without the errors of binary fractions. */
export function sumAmounts(amounts: readonly number[]): number {
  return decimalNumber(amounts.reduce<Decimal>((sum, amount) => addDecimals(sum, decimalOf(amount)), none))
}
