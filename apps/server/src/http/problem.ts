import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorStatus, type FieldError, PortalError, type Problem } from '@portal/contract/errors.ts'
import type { z } from 'zod'
import { errorCodeOf, isDatabaseAway } from '../platform/db/database-away.ts'
import { FilesError } from '../platform/files/files.ts'

/** What the web framework refuses before a call begins. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'verzoek.te_groot',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'verzoek.onjuist',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'verzoek.onjuist',
  FST_ERR_CTP_INVALID_JSON_BODY: 'verzoek.onjuist',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'verzoek.onjuist',
  FST_ERR_BAD_URL: 'verzoek.onjuist',
  FST_STATIC_FORBIDDEN_PATH: 'error.niet_gevonden',
}

/** The refusal that stands for whatever was thrown; a defect answers as an unexpected error and says no more. */
export function refusalOf(error: unknown): PortalError {
  if (error instanceof PortalError) return error
  // Too many connections are refused at whichever statement needs a new one.
  if (error instanceof Error && error.cause instanceof PortalError) return error.cause
  const framework = frameworkCodes[errorCodeOf(error)]
  if (framework !== undefined) return new PortalError(framework)
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400)
    return new PortalError('verzoek.onjuist')
  const isAway = error instanceof FilesError || isDatabaseAway(error)
  return new PortalError(isAway ? 'error.niet_gereed' : 'error.onverwachte_serverfout')
}

/** A short number that people can read out; the log carries it too. */
export function referenceOf(requestId: string): string {
  return requestId.slice(0, 8).toUpperCase()
}

export function problemOf(refusal: PortalError, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? '',
    status: refusal.status,
    code: refusal.code,
    params: { ...refusal.params },
    reference: referenceOf(requestId),
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(refusal.fields.length === 0
      ? {}
      : { fields: refusal.fields.map(({ field, code, params }) => ({ field, code, params: { ...params } })) }),
  }
}

const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(errorStatus, word)

/** A shape may name the rule that a value breaks, in place of a message of its own. */
function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const field = issue.path.map(String).join('.')
  if (isErrorCode(issue.message)) return { field, code: issue.message }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { field, code: 'validatie.max_tekens', params: { amount: Number(issue.maximum) } }
  if (issue.code === 'too_small' && issue.origin === 'string') return { field, code: 'validatie.verplicht' }
  if (issue.code === 'invalid_type' && issue.input === undefined) return { field, code: 'validatie.verplicht' }
  return { field, code: 'verzoek.onjuist' }
}

/** What is away, or asked too often, is asked for again soon. */
const soonSeconds = 2

/** Seconds after which the same request may succeed; null when waiting helps nothing. */
export function retryAfterOf({ status, params }: PortalError): number | null {
  if (status !== 429 && status !== 503) return null
  return typeof params.minutes === 'number' ? params.minutes * 60 : soonSeconds
}

/** A request that does not have the declared shape; each fault names its field. The first says why where the call declares it. */
export function refuseShape(error: z.ZodError, declared: readonly ErrorCode[] = []): PortalError {
  const fields = error.issues.map(fieldErrorOf)
  const [first] = fields
  const code = declared.find((known) => known === first?.code) ?? 'verzoek.onjuist'
  return new PortalError(code, {}, { fields, ...(first?.field ? { field: first.field } : {}) })
}
