import { type CalendarDate, daysBetween } from '../plain/calendar-date.ts'

/** What the figures of a management overview are made of. */
export interface ComplaintFacts {
  readonly type: string
  readonly ontvangenOp: CalendarDate
  readonly verwachteOplosDatum: CalendarDate | null
  readonly werkelijkeOplosDatum: CalendarDate | null
  readonly status: string | null
}

/** Days from the day it came to the day it was resolved (OP-23); null while it is open. */
export function throughputDays(received: CalendarDate, resolved: CalendarDate | null): number | null {
  return resolved === null ? null : Math.max(0, daysBetween(received, resolved))
}

/** Still open after the day on which an answer was expected. */
export function isOverdue(
  { verwachteOplosDatum, werkelijkeOplosDatum }: Pick<ComplaintFacts, 'verwachteOplosDatum' | 'werkelijkeOplosDatum'>,
  today: CalendarDate,
): boolean {
  return werkelijkeOplosDatum === null && verwachteOplosDatum !== null && verwachteOplosDatum < today
}

export interface ComplaintFigures {
  readonly total: number
  readonly open: number
  readonly overdue: number
  readonly resolved: number
  /** Days, to one decimal; null while none is resolved. */
  readonly averageDays: number | null
  /** Half of them took at most so many days. */
  readonly medianDays: number | null
  /** Of the resolved ones with an expected day, the share that was in time, from 0 to 1. */
  readonly inTime: number | null
}

const isResolved = (one: ComplaintFacts): one is ComplaintFacts & { readonly werkelijkeOplosDatum: CalendarDate } =>
  one.werkelijkeOplosDatum !== null

function medianOf(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2)
  const [low = null, high = null] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low === null || high === null ? null : (low + high) / 2
}

/** How much feedback there is and how long it takes. */
export function complaintFigures(items: readonly ComplaintFacts[], today: CalendarDate): ComplaintFigures {
  const resolved = items.filter(isResolved)
  const days = resolved
    .map((one) => throughputDays(one.ontvangenOp, one.werkelijkeOplosDatum) ?? 0)
    .toSorted((a, b) => a - b)
  const promised = resolved.filter(({ verwachteOplosDatum }) => verwachteOplosDatum !== null)
  const kept = promised.filter(({ verwachteOplosDatum, werkelijkeOplosDatum }) => {
    return verwachteOplosDatum !== null && werkelijkeOplosDatum <= verwachteOplosDatum
  })
  const sum = days.reduce((all, one) => all + one, 0)
  return {
    total: items.length,
    open: items.length - resolved.length,
    overdue: items.filter((one) => isOverdue(one, today)).length,
    resolved: resolved.length,
    averageDays: days.length === 0 ? null : Math.round((sum / days.length) * 10) / 10,
    medianDays: medianOf(days),
    inTime: promised.length === 0 ? null : kept.length / promised.length,
  }
}

/** The figures of each type, the one with the most feedback first. */
export function figuresByType(
  items: readonly ComplaintFacts[],
  today: CalendarDate,
): readonly (ComplaintFigures & { readonly type: string })[] {
  return [...Map.groupBy(items, ({ type }) => type)]
    .map(([type, some]) => ({ type, ...complaintFigures(some, today) }))
    .toSorted((a, b) => b.total - a.total || a.type.localeCompare(b.type))
}
