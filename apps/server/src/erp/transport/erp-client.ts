import { setTimeout as pause } from 'node:timers/promises'
import type { Authentication } from './authentication.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { asErpError, ErpError } from './erp-error.ts'
import { createLanes, type Lane } from './lanes.ts'
import type { ErpLimits } from './limits.ts'
import { createHttpSender, type HttpAnswer } from './send-http.ts'
import { createTokenBucket } from './token-bucket.ts'
import { untilAborted } from './until-aborted.ts'

export interface ErpRequest<T> {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly lane: Lane
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Asking twice does no harm: a read, whatever the method. */
  readonly isRepeatable: boolean
  readonly signal?: AbortSignal
  /** Makes the result of the answer, or throws the ErpError that it stands for. */
  readonly parse: (answer: HttpAnswer) => T
}

/** The one way to a tenant's back office: account, limits, breaker, and repetition of reads. */
export interface ErpClient {
  request<T>(request: ErpRequest<T>): Promise<T>
  /** False while nothing can be sent: too many failures on the way, or the account was refused. */
  isOpen(): boolean
  /** Ends what is still asked; only after the last write, whose outcome would stay unknown. */
  close(): void
}

export interface ClientOptions {
  readonly authentication: Authentication
  readonly limits: ErpLimits
  /** The smallest request there is; a half-open breaker sends it before anything else. */
  readonly probe: () => ErpRequest<unknown>
}

const monotonic = () => performance.now()

function timeoutOf({ lane, isRepeatable }: ErpRequest<unknown>, limits: ErpLimits): number {
  if (!isRepeatable) return limits.writeMs
  return lane === 'interactive' ? limits.interactiveMs : limits.readMs
}

/** Full jitter: anywhere between nothing and the growing limit, unless the back office said how long. */
function waitBefore(attempt: number, error: ErpError, limits: ErpLimits): number {
  return error.details.retryAfterMs ?? Math.random() * limits.retryBaseMs * 4 ** (attempt - 1)
}

/** A person is not made to wait a second time for an answer that did not come in time. */
function mayHelp({ kind, details }: ErpError, lane: Lane): boolean {
  if (details.code === 'BreakerOpen' || (lane === 'interactive' && details.code === 'TimedOut')) return false
  return kind === 'transient' || kind === 'unknownOutcome'
}

/** Sends a write once and a read until it is answered or there is no use in it. */
async function repeatReads<T>(
  attempt: (request: ErpRequest<T>) => Promise<T>,
  wanted: ErpRequest<T>,
  limits: ErpLimits,
): Promise<T> {
  const attempts = wanted.isRepeatable ? (wanted.lane === 'interactive' ? 2 : limits.readAttempts) : 1
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(wanted)
    } catch (error) {
      const isOver = count >= attempts || wanted.signal?.aborted === true
      if (isOver || !mayHelp(asErpError(error), wanted.lane)) throw error
      await pause(waitBefore(count, asErpError(error), limits), undefined, { signal: wanted.signal })
    }
  }
}

export function createErpClient({ authentication, limits, probe }: ClientOptions): ErpClient {
  const sender = createHttpSender(limits.connectMs)
  const lanes = createLanes(limits.places, limits.syncPlaces)
  const bucket = createTokenBucket(limits.requestsPerMinute, monotonic)
  const breaker = createCircuitBreaker({
    failuresToOpen: limits.failuresToOpenBreaker,
    pauseMs: limits.breakerPauseMs,
    now: monotonic,
  })
  let refusedUntil = 0
  let probing: Promise<unknown> | null = null
  const closing = new AbortController()

  const note = (error: ErpError | null) => {
    if (error?.kind === 'auth') refusedUntil = monotonic() + limits.authPauseMs
    if (error?.details.onTheWay === true) breaker.failed()
    else breaker.succeeded()
  }
  const sendOnce = async <T>(request: ErpRequest<T>): Promise<T> => {
    const { method, url, body, signal } = request
    const headers = {
      'accept-language': 'en-US',
      accept: 'application/json',
      ...(await authentication.headers()),
      ...request.headers,
    }
    const timeoutMs = timeoutOf(request, limits)
    try {
      const answer = await sender.send({
        method,
        url,
        headers,
        timeoutMs,
        ...(body === undefined ? {} : { body }),
        ...(signal === undefined ? {} : { signal }),
      })
      const result = request.parse(answer)
      note(null)
      return result
    } catch (error) {
      if (signal?.aborted !== true) note(asErpError(error))
      throw error
    }
  }
  const refuseWhilePaused = async () => {
    if (monotonic() < refusedUntil)
      throw new ErpError('auth', 'The back office refused the account', { code: 'AccountRefused', notSent: true })
    if (breaker.state === 'halfOpen') {
      probing ??= sendOnce(probe()).finally(() => {
        probing = null
      })
      await probing
    } else if (breaker.state === 'open')
      throw new ErpError('transient', 'The back office cannot be reached', { code: 'BreakerOpen', notSent: true })
  }
  const attempt = async <T>(request: ErpRequest<T>): Promise<T> => {
    await bucket.take(request.lane, request.signal)
    return lanes.run(request.lane, async () => {
      await refuseWhilePaused()
      return sendOnce(request)
    })
  }
  return {
    request(wanted) {
      const signal = AbortSignal.any([closing.signal, ...(wanted.signal === undefined ? [] : [wanted.signal])])
      return untilAborted(repeatReads(attempt, { ...wanted, signal }, limits), signal)
    },
    isOpen: () => breaker.state !== 'open' && monotonic() >= refusedUntil,
    close() {
      closing.abort()
      sender.close()
    },
  }
}
