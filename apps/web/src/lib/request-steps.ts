import { ownConnectionHeader } from '@portal/contract/hub.ts'
import { ownConnection } from './hub-events.ts'
import { currentLocale } from './preferences.ts'
import { sessionStore } from './session.ts'

export interface OutgoingRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export type RequestStep = (request: OutgoingRequest) => OutgoingRequest

/** Authorisation only when somebody is signed in (OP-60), the language of answers and refusals, and which page asks. */
const standardStep: RequestStep = (request) => {
  const { token } = sessionStore.get()
  const connection = ownConnection()
  return {
    ...request,
    headers: {
      ...request.headers,
      accept: 'application/json',
      'content-type': 'application/json',
      'accept-language': currentLocale(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(connection === null ? {} : { [ownConnectionHeader]: connection }),
    },
  }
}

const steps: RequestStep[] = [standardStep]

/** Adds a step that runs once before every call, after the standard one (R-CALL-05); the answer takes it out again. */
export function addRequestStep(step: RequestStep): () => void {
  steps.push(step)
  return () => {
    steps.splice(steps.indexOf(step), 1)
  }
}

export function prepareRequest(path: string): OutgoingRequest {
  const bare: OutgoingRequest = { path, headers: {} }
  return steps.reduce((request, step) => step(request), bare)
}
