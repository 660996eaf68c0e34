import { type OrderStatus, type RequestStatus, type Shown, unknownWord } from '../states/enums.ts'
import { isNeverTaken, type RequestDelivery } from './delivery.ts'

/** What is promised to who asks for equipment, in the order in which it is kept. */
export const promiseNames = ['gevraagd', 'goedgekeurd', 'in_backoffice', 'gepland', 'geleverd', 'gefactureerd'] as const
export type PromiseName = (typeof promiseNames)[number]

/** Kept, being worked on, still to come, or never to be kept. */
export const promiseStates = ['gedaan', 'bezig', 'volgt', 'mislukt'] as const
export type PromiseState = (typeof promiseStates)[number]

export interface PromisePoint {
  readonly belofte: PromiseName
  readonly staat: PromiseState
  /** A moment (ISO) or a calendar date; null when it is still to come, or when its time was not recorded. */
  readonly moment: string | null
  /** A number or a reason that goes with it. */
  readonly toelichting: string
}

/** The request, as the portal or else the back office knows it. */
interface PromisedRequest {
  readonly askedAt: string | null
  readonly status: Shown<RequestStatus>
  readonly delivery: RequestDelivery
  readonly erpNo: string | null
  readonly sentAt: string | null
  readonly decidedAt: string | null
  /** Who of the customer approved it before it was made; null when nobody had to. */
  readonly approval: { readonly by: string; readonly at: string } | null
  /** Why it was refused; empty otherwise. */
  readonly reason: string
}

interface PromisedOrder {
  readonly no: string
  readonly status: Shown<OrderStatus>
  readonly orderedOn: string | null
  readonly plannedFor: string | null
  readonly postedOn: string | null
}

export interface PromiseFacts {
  /** Null for an order that no request led to. */
  readonly request: PromisedRequest | null
  readonly orders: readonly PromisedOrder[]
  /** Everything asked for has been carried out, so that no further order is to be waited for. */
  readonly isComplete: boolean
  /** Invoices with lines of these orders, the oldest first. */
  readonly invoices: readonly { readonly no: string; readonly date: string | null }[]
}

interface Kept {
  readonly belofte: PromiseName
  readonly isKept: boolean
  readonly isBroken?: boolean
  readonly moment?: string | null
  readonly toelichting?: string
}

const lastOf = (dates: readonly (string | null)[]): string | null =>
  dates.reduce((last, date) => (date !== null && (last === null || date > last) ? date : last), null)
const firstOf = (dates: readonly (string | null)[]): string | null =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null)

function asked({ request, orders }: PromiseFacts): Kept {
  const moment = request === null ? firstOf(orders.map(({ orderedOn }) => orderedOn)) : request.askedAt
  return { belofte: 'gevraagd', isKept: true, moment }
}

function approved({ request, orders }: PromiseFacts): Kept {
  const isBroken = request?.status === 'Disapproved' && !isNeverTaken(request.delivery)
  const approval = request?.approval ?? null
  const isKept =
    request === null ||
    approval !== null ||
    request.status === 'Approved' ||
    request.status === 'Cancelled' ||
    orders.length > 0
  const moment = (isBroken ? null : approval?.at) ?? request?.decidedAt ?? null
  return {
    belofte: 'goedgekeurd',
    isKept: isKept && !isBroken,
    isBroken,
    moment,
    toelichting: isBroken ? request.reason : (approval?.by ?? ''),
  }
}

function inBackOffice({ request }: PromiseFacts): Kept {
  if (request === null) return { belofte: 'in_backoffice', isKept: true }
  const isBroken = isNeverTaken(request.delivery)
  return {
    belofte: 'in_backoffice',
    isKept: request.delivery === 'bevestigd',
    isBroken,
    moment: request.sentAt,
    toelichting: isBroken ? request.reason : (request.erpNo ?? ''),
  }
}

/** An order that is only open, or in an unknown state, is still being put together; released, it stands in the planning. */
function planned({ orders }: PromiseFacts): Kept {
  const ready = orders.filter(({ status }) => status !== 'Open' && status !== unknownWord)
  const numbers = orders.map(({ no }) => no).join(', ')
  const moment = firstOf((ready.length > 0 ? ready : orders).map(({ plannedFor }) => plannedFor))
  return { belofte: 'gepland', isKept: ready.length > 0, moment, toelichting: numbers }
}

function delivered({ orders, isComplete }: PromiseFacts): Kept {
  const posted = orders.filter(({ status }) => status === 'Posted')
  const isKept = posted.length > 0 && posted.length === orders.length && isComplete
  const isPart = posted.length > 0 && !isKept
  return {
    belofte: 'geleverd',
    isKept,
    moment: lastOf(posted.map(({ postedOn }) => postedOn)),
    toelichting: isPart ? `${posted.length}/${orders.length}` : '',
  }
}

function billed({ invoices }: PromiseFacts): Kept {
  const numbers = invoices.map(({ no }) => no)
  return {
    belofte: 'gefactureerd',
    isKept: invoices.length > 0,
    moment: invoices[0]?.date ?? null,
    toelichting: numbers.length > 1 ? `${numbers[0]} +${numbers.length - 1}` : (numbers[0] ?? ''),
  }
}

/** Approval comes before the back office when somebody of the customer gives it, and after when the desk there does. */
function isApprovedFirst(approval: Kept, arrival: Kept): boolean {
  if (arrival.isBroken === true) return false
  if (approval.isBroken === true) return !arrival.isKept
  if (!approval.isKept) return false
  return !arrival.isKept || (approval.moment ?? '') <= (arrival.moment ?? '')
}

function stateOf({ isKept, isBroken }: Kept, at: { readonly place: number; readonly last: number }): PromiseState {
  if (isBroken === true) return 'mislukt'
  // What comes before something that happened has happened too, even when it was not recorded.
  if (isKept || at.place < at.last) return 'gedaan'
  return at.place === at.last + 1 ? 'bezig' : 'volgt'
}

/**
 * The promises of a request or of an order: asked, approved, in the back office, planned, delivered and billed, each with
 * when it was or, planned, when it will be. It ends at a refusal; the first that is not kept yet is being worked on.
 */
export function promiseLine(facts: PromiseFacts): readonly PromisePoint[] {
  const [approval, arrival] = [approved(facts), inBackOffice(facts)]
  const middle = isApprovedFirst(approval, arrival) ? [approval, arrival] : [arrival, approval]
  const all = [asked(facts), ...middle, planned(facts), delivered(facts), billed(facts)]
  const broken = all.findIndex(({ isBroken }) => isBroken === true)
  const points = broken < 0 ? all : all.slice(0, broken + 1)
  const last = points.findLastIndex(({ isKept }) => isKept)
  return points.map((point, place) => ({
    belofte: point.belofte,
    staat: stateOf(point, { place, last }),
    moment: point.isKept || point.isBroken === true ? (point.moment ?? null) : null,
    toelichting: point.toelichting ?? '',
  }))
}
