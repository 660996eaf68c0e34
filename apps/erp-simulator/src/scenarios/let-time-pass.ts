import type { Faults } from '../control/faults.ts'
import type { Books } from '../state/books.ts'
import type { Row } from '../state/row.ts'
import { rowWith } from '../state/typed-rows.ts'
import { closeDay } from './close-day.ts'
import { advanceComplaint, nextStatus } from './complaint-life.ts'
import { giveLocationNumbers } from './give-location-numbers.ts'
import { advanceRequest, orderOf } from './request-life.ts'

/** Simulated minutes before each step: of a request its approval, order, release, print and posting; of a complaint its
 * treatment and its closing; of a place that was asked for its number. */
export interface LifePace {
  readonly approve: number
  readonly order: number
  readonly release: number
  readonly print: number
  readonly post: number
  readonly treat: number
  readonly resolve: number
  readonly number: number
}
export const usualPace: LifePace = {
  approve: 120,
  order: 30,
  release: 60,
  print: 60,
  post: 240,
  treat: 240,
  resolve: 1440,
  number: 120,
}

/** More steps than a life has. */
const mostSteps = 8

/** The numbers that the portal's own writes got; the company's history stands still. */
function portalNumbers({ store }: Books): readonly string[] {
  return store
    .answers()
    .flatMap(({ answer }) =>
      typeof answer === 'object' && answer !== null && 'no' in answer ? [String(answer.no)] : [],
    )
}

export function readPortalRequests(books: Books): readonly Row[] {
  return portalNumbers(books)
    .map((no) => books.store.find('PortaalAanvraag', no))
    .filter((row) => row !== undefined)
}

export function readPortalComplaints(books: Books): readonly Row[] {
  return [...new Set(portalNumbers(books))]
    .map((no) => books.store.find('PortaalKlacht', no))
    .filter((row) => row !== undefined)
}

const after = (since: unknown, minutes: number): Date => new Date(Date.parse(String(since)) + minutes * 60_000)

function waitOf(pace: LifePace, request: Row, order: ReturnType<typeof orderOf>): number {
  if (request.Status === 'Requested') return pace.approve
  if (order === undefined) return pace.order
  return order.Status === 'Open' ? pace.release : order.Status === 'Released' ? pace.print : pace.post
}

/** When the next step of a request is due; null when nothing moves it any more. */
function requestDue(books: Books, pace: LifePace, no: string): Date | null {
  const request = books.store.find('PortaalAanvraag', no)
  if (request === undefined || (request.Status !== 'Requested' && request.Status !== 'Approved')) return null
  const order = orderOf(books.store, no)
  const moved: Row = order === undefined ? request : { ...order }
  return after(moved.Last_Modified_At, waitOf(pace, request, order))
}

/** When the next step of a complaint is due; null when it is closed. */
function complaintDue(books: Books, pace: LifePace, no: string): Date | null {
  const complaint = rowWith(books.store, 'PortaalKlacht', { No: no })
  if (complaint === undefined || nextStatus(complaint) === null) return null
  const since: Row = { ...complaint }
  return after(since.Last_Modified_At, complaint.Status === 'Ontvangen' ? pace.treat : pace.resolve)
}

interface Life {
  readonly due: (books: Books, pace: LifePace, no: string) => Date | null
  readonly advance: (books: Books, no: string, at: Date) => boolean
}
const lives: readonly Life[] = [
  { due: requestDue, advance: advanceRequest },
  { due: complaintDue, advance: advanceComplaint },
]

function live(books: Books, pace: LifePace, no: string): void {
  const now = books.clock.now()
  for (const { due: dueOf, advance } of lives) {
    for (let step = 0; step < mostSteps; step += 1) {
      const due = dueOf(books, pace, no)
      if (due === null || due > now || !advance(books, no, due)) break
    }
  }
}

/** Does every step that became due, each at its own time, and the work of the nights that passed; on hold, nothing moves. */
export function letTimePass(books: Books, usual: LifePace, faults: Faults): void {
  if (faults.holds('hold-queue', '*')) return
  const pace = { ...usual, ...books.pace }
  for (const no of portalNumbers(books)) live(books, pace, no)
  giveLocationNumbers(books, pace.number)
  closeDay(books)
}
