import { idReusedCode } from '@portal/erp-protocol/codeunit.ts'
import { ErpError, type FailureDetails, type FailureKind } from '../erp-error.ts'
import type { HttpAnswer } from './send-http.ts'

/** An error as the back office words it, in either protocol. */
export interface BackOfficeFault {
  readonly code: string
  readonly message: string
}

/** What a code means, exact codes before families; the first that matches counts. */
const kindOfCode: readonly (readonly [RegExp, FailureKind])[] = [
  [/^PORTAL_ID_REUSED$/, 'contract'],
  [/^Internal_EntityWithSameKeyExists$|NavCSideDuplicateKeyException$/, 'duplicate'],
  [/^Internal_TenantUnavailable$|^Request_EntityChanged$|Lock|Deadlock|NavCSideRecordChangedException$/i, 'transient'],
  [/^Application_(CallbackNotAllowed|StringExceededLength)$|NavNCLCallbackNotAllowedException$/, 'contract'],
  [/StringLengthExceededException$/, 'contract'],
  [/^Application_|^Internal_(InvalidTableRelation|RecordNotFound)$/, 'business'],
  [/Nav(NCLDialog|TestField|CSideRecordNotFound|NCLInvalidTableRelation|FieldValidation).*Exception$/, 'business'],
  [/^Authentication_|^Authorization_|^Unauthorized$|^Forbidden$|Permission.*Exception$/, 'auth'],
  [/^Internal_CompanyNotFound$|^BadRequest/, 'contract'],
]

/** Between two servers: it says something about the way, unless the back office itself words it. */
const statusOnTheWay = new Set([502, 504])
/** The whole service refuses, whichever machine on the way says so. */
const outOfService = 503
/** Sent elsewhere, changed meanwhile (409 and 412), or busy: nothing was done, and a repetition may help. */
const untouchedStatus = new Set([301, 302, 303, 307, 308, 409, 412, 429, 503])

function correlationIdOf(message: string, answer: HttpAnswer): string | undefined {
  return /CorrelationId:\s*([0-9a-f-]{36})/i.exec(message)?.[1] ?? answer.headers['request-id']
}

/** Milliseconds of a Retry-After in seconds; the form with a date is not used by the back office. */
export function retryAfterMs(answer: HttpAnswer): number | undefined {
  const seconds = Number.parseInt(answer.headers['retry-after'] ?? '', 10)
  return Number.isFinite(seconds) ? Math.min(seconds, 3600) * 1000 : undefined
}

function kindWithoutCode(status: number, isRepeatable: boolean): FailureKind {
  if (status === 401 || status === 403) return 'auth'
  if (status === 404 || status === 405 || status === 400) return 'contract'
  if (untouchedStatus.has(status)) return 'transient'
  return isRepeatable ? 'transient' : 'unknownOutcome'
}

/** The codeunit's own errors begin with their code, since a dialog of the back office has none of its own. */
function codeOf(fault: BackOfficeFault): string {
  return fault.message.startsWith(idReusedCode) ? idReusedCode : fault.code
}

function kindOf(fault: BackOfficeFault | null, status: number, isRepeatable: boolean): FailureKind {
  const known = fault === null ? undefined : kindOfCode.find(([shape]) => shape.test(codeOf(fault)))
  return known?.[1] ?? kindWithoutCode(status, isRepeatable)
}

/** The ways in that a refusing server names, e.g. `Negotiate, NTLM`; empty when it names none. */
function schemesIn({ headers }: HttpAnswer): string {
  const offered = (headers['www-authenticate'] ?? '').replaceAll(/"[^"]*"/g, '').split(',')
  const schemes = offered.flatMap((part) => part.trim().split(' ')[0] ?? []).filter((word) => /^[\w-]+$/.test(word))
  return [...new Set(schemes)].join(', ')
}

/** An account that is not taken may be one for another way in. */
function withSchemes(said: string, answer: HttpAnswer): string {
  const schemes = answer.status === 401 ? schemesIn(answer) : ''
  return schemes === '' ? said : `${said.replace(/\.$/, '')}; it lets in by ${schemes}`
}

/** Turns a refusal of the back office into the error of the connector (failure modes 2, 8, 16, 17, 19). */
export function classifyAnswer(answer: HttpAnswer, fault: BackOfficeFault | null, isRepeatable: boolean): ErpError {
  const message = fault?.message.replace(/\s*CorrelationId:\s*[0-9a-f-]{36}\.?/i, '').trim()
  const correlationId = correlationIdOf(fault?.message ?? '', answer)
  const wait = retryAfterMs(answer)
  const details: FailureDetails = {
    status: answer.status,
    code: fault === null ? `Http_${answer.status}` : codeOf(fault),
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
    onTheWay: answer.status === outOfService || (fault === null && statusOnTheWay.has(answer.status)),
  }
  const said = message === undefined || message === '' ? `The back office answered ${answer.status}` : message
  return new ErpError(kindOf(fault, answer.status, isRepeatable), withSchemes(said, answer), details)
}

/** An answer that is not what the protocol says: a proxy's page, a cut-off body, unreadable text (failure mode 20). */
export function unexpectedAnswer(what: string, answer: HttpAnswer, isRepeatable: boolean): ErpError {
  return new ErpError(isRepeatable ? 'transient' : 'unknownOutcome', `Unexpected answer of the back office: ${what}`, {
    status: answer.status,
    code: 'UnexpectedAnswer',
    onTheWay: true,
  })
}
