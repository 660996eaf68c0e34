import type { RequestStatus } from '../states/enums.ts'
import { requestStatuses } from '../states/enums.ts'

/** Request status → the ones that may follow (R-STATE-17, OP-27); anything else is refused. */
export const requestMoves: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  Open: ['Requested'],
  Requested: ['Approved', 'Disapproved'],
  Disapproved: ['Requested'],
  Approved: ['Cancelled'],
  Cancelled: [],
}

export function mayRequestMove(from: RequestStatus, to: RequestStatus): boolean {
  return requestMoves[from].includes(to)
}

/** A saved request only knows these three (OP-35). */
export const savedRequestStatuses = ['Requested', 'Approved', 'Disapproved'] as const satisfies RequestStatus[]

const dutchForms: ReadonlyMap<string, RequestStatus> = new Map([
  ['goedgekeurd', 'Approved'],
  ['aangevraagd', 'Requested'],
  ['afgekeurd', 'Disapproved'],
  ['verwerkt', 'Cancelled'],
])

/** The status meant by a word of the back office in its Dutch or English form; null when it is none. */
export function readRequestStatus(word: string): RequestStatus | null {
  const clean = word.trim().toLowerCase()
  const english = requestStatuses.find((status) => status.toLowerCase() === clean)
  return english ?? dutchForms.get(clean) ?? null
}

/** Key of the status's text: Goedgekeurd, Aangevraagd, Afgekeurd, and Verwerkt for Cancelled (R-STATE-14, R-STATE-15). */
export function requestStatusLabel<S extends RequestStatus>(status: S): `enum.RequestStatus.${S}` {
  return `enum.RequestStatus.${status}`
}
