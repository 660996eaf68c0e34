import { knownValue, type RequestStatus, requestStatuses, type Shown, unknownWord } from '../states/enums.ts'

/** What lists call the state of a request: its status, or that it was given up before anybody judged it. */
export const requestStandings = [...requestStatuses, 'vervallen'] as const
export type RequestStanding = (typeof requestStandings)[number]

/** The state of a request by its status, which the back office may have a new word for, and how it was sent. */
export function requestStanding(request: {
  readonly status: string
  readonly verzending: string
}): Shown<RequestStanding> {
  if (request.verzending === 'vervallen') return 'vervallen'
  return knownValue<RequestStatus>(requestStatuses, request.status) ?? unknownWord
}

/** The states in which nobody has decided yet. */
export const waitingStandings: readonly RequestStanding[] = ['Open', 'Requested']
