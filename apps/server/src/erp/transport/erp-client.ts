import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../../platform/log/log.ts'
import type { Authentication } from '../authentication/authentication.ts'
import { asErpError, ErpError } from '../erp-error.ts'
import { createGate } from './gate.ts'
import type { ErpLimits } from './limits.ts'
import { createPriorityQueue, type Priority } from './priority-queue.ts'
import { createHttpSender, type HttpAnswer, type HttpRequest } from './send-http.ts'
import { createTokenBucket } from './token-bucket.ts'
import { untilAborted } from './until-aborted.ts'

export interface ErpRequest<T> {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly priority: Priority
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
  /** Asks at once whether the back office answers, whatever pause there is; seldom enough to harm no account. */
  tryNow(): Promise<void>
  /** Ends what is still asked; only after the last write, whose outcome would stay unknown. */
  close(): void
}

export interface ClientOptions {
  readonly authentication: Authentication
  /** Certificates in PEM that count besides the well-known ones. */
  readonly certificateAuthority: string | null
  /** The tenant of a back office that serves several; null when it has none. */
  readonly tenant: string | null
  readonly limits: ErpLimits
  readonly log: Logger
  /** Called after every answer and every failure, with whether anything may be sent after it. */
  readonly onAnswer?: (error: ErpError | null, isOpen: boolean) => void
  /** The smallest request there is; a half-open breaker sends it before anything else. */
  readonly probe: () => ErpRequest<unknown>
}

const monotonic = () => performance.now()

function timeoutOf({ priority, isRepeatable }: ErpRequest<unknown>, limits: ErpLimits): number {
  if (!isRepeatable) return limits.writeMs
  return priority === 'interactive' ? limits.interactiveMs : limits.readMs
}

/** Full jitter: anywhere between nothing and the growing limit, unless the back office said how long. */
function waitBefore(attempt: number, error: ErpError, limits: ErpLimits): number {
  return error.details.retryAfterMs ?? Math.random() * limits.retryBaseMs * 4 ** (attempt - 1)
}

/** A person is not made to wait a second time for an answer that did not come in time. */
function mayHelp({ kind, details }: ErpError, priority: Priority): boolean {
  if (details.code === 'BreakerOpen' || details.code === 'CertificateRefused') return false
  if (priority === 'interactive' && details.code === 'TimedOut') return false
  return kind === 'transient' || kind === 'unknownOutcome'
}

/** Sends a write once and a read until it is answered or there is no use in it. */
async function repeatReads<T>(
  attempt: (request: ErpRequest<T>) => Promise<T>,
  wanted: ErpRequest<T>,
  limits: ErpLimits,
): Promise<T> {
  const attempts = wanted.isRepeatable ? (wanted.priority === 'interactive' ? 2 : limits.readAttempts) : 1
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(wanted)
    } catch (error) {
      const isOver = count >= attempts || wanted.signal?.aborted === true
      if (isOver || !mayHelp(asErpError(error), wanted.priority)) throw error
      await pause(waitBefore(count, asErpError(error), limits), undefined, { signal: wanted.signal })
    }
  }
}

/** Longest address that is asked: some servers refuse longer ones without naming the cause (failure mode 7). */
const longestAddress = 8192

/** As text: `searchParams` would write the whole query again, with `+` for every space. */
function withTenant(search: string, tenant: string): string {
  const options = search.slice(1).split('&')
  const others = options.filter((option) => option !== '' && !/^tenant=/i.test(option))
  return `?${[...others, `tenant=${encodeURIComponent(tenant)}`].join('&')}`
}

/** The address as it is sent: with the tenant of a back office that serves several. */
function addressOf(url: URL, tenant: string | null): URL {
  const address = new URL(url)
  if (tenant !== null) address.search = withTenant(url.search, tenant)
  if (address.href.length > longestAddress) {
    const said = `An address of ${address.href.length} characters is too long`
    throw new ErpError('contract', said, { code: 'AddressTooLong', notSent: true })
  }
  return address
}

function httpRequestOf(request: ErpRequest<unknown>, { limits, tenant }: ClientOptions): HttpRequest {
  const { method, url, body, signal } = request
  return {
    method,
    url: addressOf(url, tenant),
    headers: { 'accept-language': 'en-US', accept: 'application/json', ...request.headers },
    timeoutMs: timeoutOf(request, limits),
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  }
}

export function createErpClient(options: ClientOptions): ErpClient {
  const { limits, certificateAuthority, log } = options
  const { connectMs } = limits
  const sender = options.authentication((more) => createHttpSender({ connectMs, certificateAuthority, ...more }))
  const queue = createPriorityQueue(limits.places, limits.syncPlaces)
  const bucket = createTokenBucket(limits.requestsPerMinute, monotonic)
  const closing = new AbortController()

  const exchange = async <T>(request: ErpRequest<T>): Promise<T> =>
    request.parse(await sender.send(httpRequestOf(request, options)))
  const gate = createGate({ limits, now: monotonic, log, probe: () => exchange(options.probe()) })
  const note = (error: ErpError | null): void => {
    gate.note(error)
    options.onAnswer?.(error, gate.isOpen())
  }
  const sendOnce = async <T>(request: ErpRequest<T>): Promise<T> => {
    try {
      const result = await exchange(request)
      note(null)
      return result
    } catch (error) {
      if (request.signal?.aborted !== true) note(asErpError(error))
      throw error
    }
  }
  const attempt = async <T>(request: ErpRequest<T>): Promise<T> => {
    await bucket.take(request.priority, request.signal)
    return queue.run(request.priority, async () => {
      await gate.pass()
      return sendOnce(request)
    })
  }
  return {
    request(wanted) {
      const signal = AbortSignal.any([closing.signal, ...(wanted.signal === undefined ? [] : [wanted.signal])])
      return untilAborted(repeatReads(attempt, { ...wanted, signal }, limits), signal)
    },
    isOpen: gate.isOpen,
    tryNow: gate.tryNow,
    close() {
      closing.abort()
      sender.close()
    },
  }
}
