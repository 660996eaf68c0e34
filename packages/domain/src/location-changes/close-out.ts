import { firstAllowedDate } from '../calendar/allowed-dates.ts'
import { type DateSettings, dateRulesOf } from '../calendar/date-rules-of.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'

/** What may keep a location open, in the order in which it is looked at. */
export const closeOutKinds = [
  'voorraad',
  'terugkoop',
  'orders',
  'aanvragen',
  'bestellijsten',
  'afvoerlijst',
  'verzending',
  'feedback',
  'facturen',
  'keuringen',
] as const
export type CloseOutKind = (typeof closeOutKinds)[number]

/** One thing that is open at a location. */
export interface CloseOutPoint {
  readonly soort: CloseOutKind
  readonly aantal: number
  /** The latest day on which some of it ends, as far as that is known. */
  readonly tot: CalendarDate | null
  /** How many of them have no day. */
  readonly zonderDag: number
}

export interface ClosingDay {
  /** The first day on which nothing is open any more; null as long as something has no day. */
  readonly dag: CalendarDate | null
  /** What has no day yet, so that its end is unknown. */
  readonly wachtOp: readonly CloseOutKind[]
}

/**
 * Invoices are paid afterwards, an expired inspection goes with its piece, and a list orders nothing: they keep nothing
 * open.
 */
const keepsOpen = (kind: CloseOutKind): boolean => !['facturen', 'keuringen', 'bestellijsten'].includes(kind)

const isGoods = (kind: CloseOutKind): boolean => ['voorraad', 'terugkoop', 'afvoerlijst'].includes(kind)

/** Whether something has to leave before the location can be closed. */
export function standsThere(points: readonly Pick<CloseOutPoint, 'soort' | 'aantal'>[]): boolean {
  return points.some(({ soort, aantal }) => aantal > 0 && isGoods(soort))
}

/**
 * The first day on which a location can be closed. What stands there and is on no removal can leave on the first day that
 * a removal may be asked for; a list or a write that is still on its way has no day.
 */
export function closingDay(
  points: readonly CloseOutPoint[],
  { today, settings }: { readonly today: CalendarDate; readonly settings: DateSettings },
): ClosingDay {
  const open = points.filter(({ soort, aantal }) => aantal > 0 && keepsOpen(soort))
  const leaves = firstAllowedDate(today, dateRulesOf('removal', settings))
  const wachtOp = open.filter(({ soort, zonderDag }) => zonderDag > 0 && !isGoods(soort)).map(({ soort }) => soort)
  const days = open.flatMap(({ soort, tot, zonderDag }) => [
    ...(tot === null ? [] : [tot]),
    ...(zonderDag > 0 && isGoods(soort) ? [leaves] : []),
  ])
  if (wachtOp.length > 0) return { dag: null, wachtOp }
  return { dag: [today, ...days].toSorted().at(-1) ?? today, wachtOp: [] }
}
