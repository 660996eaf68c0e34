import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { CallError, ConnectionError } from './call-error.ts'
import type { CallOptions } from './call-options.ts'
import { setOnline } from './connectivity.ts'
import { queueStore } from './queue-door.ts'
import { readAfter } from './read-changed.ts'
import { prepareRequest } from './request-steps.ts'
import { expireSession, renewSession, tellSetupOwed } from './session.ts'

/** What stands before a portal answers this when the portal does not. */
const notThere: readonly number[] = [502, 503, 504]

/** What a browser lets outlive a page, in bytes; it refuses more than that altogether. */
const keptAliveBytes = 60_000

/** A command always has a key: a proxy that meets a portal which stops sends it to the next one. */
function keyOf({ kind }: AnyCall, { idempotencyKey }: CallOptions): string | undefined {
  return idempotencyKey ?? (kind === 'command' ? crypto.randomUUID() : undefined)
}

async function send(target: AnyCall, input: unknown, options: CallOptions): Promise<Response> {
  const { path } = target
  const { headers } = prepareRequest(path)
  const key = keyOf(target, options)
  const body = JSON.stringify(input)
  const outlives = options.keepAlive === true && new TextEncoder().encode(body).length <= keptAliveBytes
  try {
    return await fetch(path, {
      method: 'POST',
      headers: key === undefined ? { ...headers } : { ...headers, 'idempotency-key': key },
      body,
      credentials: 'omit',
      ...(outlives ? { keepalive: true } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    })
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause
    throw new ConnectionError(cause)
  }
}

async function refusalOf(response: Response): Promise<CallError> {
  const error = new CallError(response.status, await response.text(), Object.fromEntries(response.headers))
  if (error.code === 'factor.verplicht') tellSetupOwed()
  if (response.status === 401 && !error.code.startsWith('login.')) expireSession()
  return error
}

/**
 * One call of the contract: POST with one JSON object (R-CALL-01, R-CALL-03).
 * 200 gives the parsed body or null, 204 gives null (R-CALL-06, R-CALL-07); anything else is a `CallError` (R-CALL-08),
 * and no answer at all a `ConnectionError`.
 */
export async function call<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallAnswer<C>> {
  const queue = target.mayWait === true ? queueStore.get() : null
  return queue === null ? callNow(target, input, options) : queue.send(target, input, options)
}

/** As `call`, and never kept for later. */
export function callNow<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallAnswer<C>> {
  return following(target, send(target, input, options).then(answerOf<C>), options)
}

/**
 * Reads again what a command changed. After a refusal all of it: it may come of what this page does not know yet, and what
 * its sender thought to know is not so. Strangers see nothing of what they change.
 */
export async function following<T>(
  target: AnyCall,
  answer: Promise<T>,
  { except }: Pick<CallOptions, 'except'>,
): Promise<T> {
  const isSeen = target.changes.length > 0 && target.access !== 'public' && except !== 'all'
  try {
    const answered = await answer
    if (isSeen) readAfter(target, except)
    return answered
  } catch (error) {
    if (isSeen) readAfter(target)
    throw error
  }
}

/** What an answer means, however it was fetched. */
export async function answerOf<C extends AnyCall>(response: Response): Promise<CallAnswer<C>> {
  if (!notThere.includes(response.status)) setOnline()
  const token = response.headers.get('x-portal-token')
  if (token !== null) renewSession(token)
  if (response.status !== 200 && response.status !== 204) throw await refusalOf(response)
  const text = response.status === 204 ? '' : await response.text()
  // The server parses every answer by the same contract before it sends it; the browser does not do it again.
  return (text === '' ? null : JSON.parse(text)) as CallAnswer<C>
}
