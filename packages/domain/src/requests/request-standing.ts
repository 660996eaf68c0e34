import { knownValue, type RequestStatus, requestStatuses, type Shown, unknownWord } from '../states/enums.ts'
import { isNeverTaken, type RequestDelivery } from './delivery.ts'

/** What lists call the state of a request: its status, or that it was given up or withdrawn before anybody judged it. */
export const requestStandings = [...requestStatuses, 'vervallen', 'ingetrokken'] as const
export type RequestStanding = (typeof requestStandings)[number]

/** The state of a request by its status, which the back office may have a new word for, and how it was sent. */
export function requestStanding(request: {
  readonly status: string
  readonly verzending: string
}): Shown<RequestStanding> {
  if (request.verzending === 'vervallen' || request.verzending === 'ingetrokken') return request.verzending
  return knownValue<RequestStatus>(requestStatuses, request.status) ?? unknownWord
}

/** Whether something of it can still be otherwise: it was neither ended before it was taken, nor refused, nor processed. */
export function isChangeable(request: {
  readonly status: Shown<RequestStatus>
  readonly verzending: RequestDelivery
}): boolean {
  const isOver = request.status === 'Disapproved' || request.status === 'Cancelled'
  return !isOver && !isNeverTaken(request.verzending)
}

/** Asked, and nobody has said yes or no; what never reached the back office, or was given up, waits for nobody. */
export function isOpenRequest(request: {
  readonly status: Shown<RequestStatus>
  readonly verzending: RequestDelivery
}): boolean {
  const waits = request.status === 'Open' || request.status === 'Requested'
  return waits && !isNeverTaken(request.verzending)
}
