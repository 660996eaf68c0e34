import { type CalendarDate, daysBetween } from '../plain/calendar-date.ts'
import type { PromisePoint } from './promise-line.ts'

/** How late something is that was promised, and how far it came. */
export interface LatePromise {
  readonly days: number
  /** The back office has planned it. */
  readonly isPlanned: boolean
}

/**
 * How late the things of a request or an order are by the day they were asked or planned for; null for what is not late:
 * done, refused, or without a day.
 */
export function latePromise(
  { points, day }: { readonly points: readonly PromisePoint[]; readonly day: CalendarDate | null },
  today: CalendarDate,
): LatePromise | null {
  const isDone = (name: PromisePoint['belofte']) =>
    points.some(({ belofte, staat }) => belofte === name && staat === 'gedaan')
  if (day === null || isDone('geleverd') || points.some(({ staat }) => staat === 'mislukt')) return null
  const days = daysBetween(day, today)
  return days > 0 ? { days, isPlanned: isDone('gepland') } : null
}
