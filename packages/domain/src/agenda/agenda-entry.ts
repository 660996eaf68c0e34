import { type CalendarDate, compareDates, daysBetween } from '../plain/calendar-date.ts'
import type { OrderStatus, RequestStatus, Shown } from '../states/enums.ts'

/** What a site plans by: what comes, goes, moves or is driven, what is inspected, and what was to go back. */
export const agendaKinds = ['levering', 'afvoer', 'verplaatsing', 'transport', 'keuring', 'retour'] as const
export type AgendaKind = (typeof agendaKinds)[number]

/** How far it is, in words of the site: asked, agreed, in the planning, made ready, done; due is what has only a day. */
export const agendaStates = ['gevraagd', 'akkoord', 'gepland', 'klaargezet', 'klaar', 'verwacht'] as const
export type AgendaState = (typeof agendaStates)[number]

/** What decides where an entry stands in the agenda. */
export interface AgendaPlace {
  readonly soort: AgendaKind
  readonly dag: CalendarDate
  readonly stand: AgendaState
}

/** An order that the back office has printed or released is being made ready; when a lorry leaves is not reported. */
export function stateOfOrder(status: Shown<OrderStatus>): AgendaState {
  if (status === 'Posted') return 'klaar'
  return status === 'Printed' || status === 'Released' ? 'klaargezet' : 'gepland'
}

/** A request that has no order yet. */
export function stateOfRequest(status: Shown<RequestStatus>): AgendaState {
  return status === 'Approved' ? 'akkoord' : 'gevraagd'
}

/** How many days ago it should have been done; 0 for what is done, for today and for later. */
export function daysLate({ dag, stand }: Pick<AgendaPlace, 'dag' | 'stand'>, today: CalendarDate): number {
  return stand === 'klaar' ? 0 : Math.max(daysBetween(dag, today), 0)
}

/** What is late stands first, the longest first; then day by day, each day in the order of the kinds. */
export function inAgendaOrder<Entry extends AgendaPlace>(entries: readonly Entry[], today: CalendarDate): Entry[] {
  const place = (entry: Entry) => (daysLate(entry, today) > 0 ? 0 : 1)
  return entries.toSorted(
    (a, b) =>
      place(a) - place(b) || compareDates(a.dag, b.dag) || agendaKinds.indexOf(a.soort) - agendaKinds.indexOf(b.soort),
  )
}
