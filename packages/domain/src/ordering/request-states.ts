import type { RequestStatus } from '../states/enums.ts'

/** Request status → the ones that may follow (R-STATE-17, OP-27); anything else is refused. Orders are moved by the back office alone. */
export const requestMoves: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  Open: ['Requested'],
  Requested: ['Approved', 'Disapproved'],
  Disapproved: ['Requested'],
  Approved: ['Cancelled'],
  Cancelled: [],
}

/** A saved request only knows these three (OP-35). */
export const savedRequestStatuses = ['Requested', 'Approved', 'Disapproved'] as const satisfies RequestStatus[]
