/**
 * What a failed answer of the back office means for the caller; decided by its error code, never by status alone.
 * - `transient`: try again later; the back office did nothing
 * - `auth`: the account is refused; nothing is sent until an administrator has looked
 * - `unknownOutcome`: the write may or may not have happened
 * - `business`: the back office understood and refused; the text is for the user
 * - `contract`: the back office is not what the portal was built for (service, field or length is missing)
 * - `duplicate`: the external id is there already
 */
export const failureKinds = ['transient', 'auth', 'unknownOutcome', 'business', 'contract', 'duplicate'] as const
export type FailureKind = (typeof failureKinds)[number]

/**
 * What happened between portal and back office, for the people who read it:
 * - `unreachable`: there was no connection
 * - `silent`: there was one, and no answer
 * - `busy`: it asks to come back later (429, 503)
 * - `between`: a server on the way answers in its place (502, 504)
 * - `account`: the account is not let in
 * - `failed`: it answers that something is broken there
 * - `unreadable`: the answer is none of the protocol
 * - `refused`: it understood and said no
 */
export type Happening = 'unreachable' | 'silent' | 'busy' | 'between' | 'account' | 'failed' | 'unreadable' | 'refused'

export interface FailureDetails {
  readonly status?: number
  readonly code?: string
  readonly correlationId?: string
  /** How long the back office asked to wait. */
  readonly retryAfterMs?: number
  /** Nothing was sent: the connection, the circuit breaker or a limit stopped it first. */
  readonly notSent?: boolean
  /** It failed on the way, so it says something about the connection, not about the request. */
  readonly onTheWay?: boolean
  /** What had happened when everything was stopped; of a refusal without a request. */
  readonly because?: Happening
  /** Rows that a comparison did not dare to remove. */
  readonly vanishing?: number
  readonly cause?: unknown
}

/** The one error of the connector; everything above it decides by `kind`. */
export class ErpError extends Error {
  readonly kind: FailureKind
  readonly details: FailureDetails

  constructor(kind: FailureKind, message: string, details: FailureDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'ErpError'
    this.kind = kind
    this.details = details
  }
}

/** Anything thrown while speaking to the back office, as an ErpError; a defect of ours is rethrown. */
export function asErpError(error: unknown): ErpError {
  if (error instanceof ErpError) return error
  throw error
}

const ofStatus: Readonly<Record<number, Happening>> = { 429: 'busy', 502: 'between', 503: 'busy', 504: 'between' }
const ofCode: Readonly<Record<string, Happening>> = {
  TimedOut: 'silent',
  NoAnswer: 'silent',
  NoConnection: 'unreachable',
  CertificateRefused: 'unreachable',
  UnexpectedAnswer: 'unreadable',
}

/** What happened, whatever it means for the caller. */
export function happeningOf({ kind, details }: ErpError): Happening {
  if (details.because !== undefined) return details.because
  const known = ofCode[details.code ?? ''] ?? ofStatus[details.status ?? 0]
  if (known !== undefined) return known
  if (kind === 'auth') return 'account'
  return kind === 'transient' || kind === 'unknownOutcome' ? 'failed' : 'refused'
}

/** The account itself is not taken; an account that may not see one page of many still works for the others. */
export function isAccountRefused({ kind, details }: ErpError): boolean {
  const isForbidden = details.status === 403 || /^Authorization_|Permission/.test(details.code ?? '')
  return kind === 'auth' && !isForbidden
}
