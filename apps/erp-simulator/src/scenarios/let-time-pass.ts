import type { Faults } from '../control/faults.ts'
import type { Books } from '../state/books.ts'
import type { Row } from '../state/row.ts'
import { advanceRequest, orderOf } from './request-life.ts'

/** Simulated minutes that a request waits before each step. */
export interface LifePace {
  readonly approve: number
  readonly order: number
  readonly release: number
  readonly print: number
  readonly post: number
}
export const usualPace: LifePace = { approve: 120, order: 30, release: 60, print: 60, post: 240 }

/** More steps than a life has. */
const mostSteps = 8

/** The request's numbers of the portal's own requests; the company's history stands still. */
function portalRequests({ store }: Books): readonly string[] {
  return store
    .answers()
    .flatMap(({ answer }) =>
      typeof answer === 'object' && answer !== null && 'no' in answer ? [String(answer.no)] : [],
    )
}

export function readPortalRequests(books: Books): readonly Row[] {
  return portalRequests(books)
    .map((no) => books.store.find('PortaalAanvraag', no))
    .filter((row) => row !== undefined)
}

function waitOf(pace: LifePace, request: Row, order: ReturnType<typeof orderOf>): number {
  if (request.Status === 'Requested') return pace.approve
  if (order === undefined) return pace.order
  return order.Status === 'Open' ? pace.release : order.Status === 'Released' ? pace.print : pace.post
}

/** When the next step of a request is due; null when nothing moves it any more. */
function dueAt(books: Books, pace: LifePace, no: string): Date | null {
  const request = books.store.find('PortaalAanvraag', no)
  if (request === undefined || (request.Status !== 'Requested' && request.Status !== 'Approved')) return null
  const order = orderOf(books.store, no)
  const moved: Row = order === undefined ? request : { ...order }
  const since = Date.parse(String(moved.Last_Modified_At))
  return new Date(since + waitOf(pace, request, order) * 60_000)
}

/** Does every step of the portal's requests that became due, each at its own time; on hold, nothing moves. */
export function letTimePass(books: Books, usual: LifePace, faults: Faults): void {
  if (faults.holds('hold-queue', '*')) return
  const pace = { ...usual, ...books.pace }
  const now = books.clock.now()
  for (const no of portalRequests(books)) {
    for (let step = 0; step < mostSteps; step += 1) {
      const due = dueAt(books, pace, no)
      if (due === null || due > now || !advanceRequest(books, no, due)) break
    }
  }
}
