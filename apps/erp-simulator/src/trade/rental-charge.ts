import { round } from './amounts.ts'

/** How long something was rented, in the unit it is charged by; both as the invoice line has them. */
export interface TimeUnits {
  readonly unit: 'DAG' | 'WEEK'
  readonly count: number
}

export interface RentRates {
  /** EUR a piece. */
  readonly day: number
  readonly week: number
}

const daysOfWeek = 7

/** Up to a week the cheaper of its days and one week; from a week on weeks with a fraction: 9 days are 1 2/7 week. */
export function timeUnits(days: number, { day, week }: RentRates): TimeUnits {
  if (days >= daysOfWeek) return { unit: 'WEEK', count: round(days / daysOfWeek, 5) }
  return days * day <= week ? { unit: 'DAG', count: days } : { unit: 'WEEK', count: 1 }
}
