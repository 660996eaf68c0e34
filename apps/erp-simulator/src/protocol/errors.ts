import { randomUUID } from 'node:crypto'

/** A refusal of the protocol: status and family name as the real one gives them. */
export class ProtocolError extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>> = {}

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'ProtocolError'
    this.status = status
    this.code = code
  }

  body(): string {
    return JSON.stringify({
      error: { code: this.code, message: `${this.message}  CorrelationId:  ${randomUUID()}.` },
    })
  }
}

/** A business refusal raised by a procedure (AL `Error()`), spelled per protocol. */
export class DialogError extends Error {}

export const badRequest = (message: string): ProtocolError => new ProtocolError(400, 'BadRequest', message)
export const companyNotFound = (): ProtocolError =>
  new ProtocolError(404, 'Internal_CompanyNotFound', 'Cannot find company.')
export const companyNeeded = (service: string): ProtocolError =>
  badRequest(`You must choose a company before you can access the '${service}' web service.`)
export const tenantUnavailable = (tenant: string): ProtocolError =>
  new ProtocolError(503, 'Internal_TenantUnavailable', `The tenant '${tenant}' is not accessible.`)
export const resourceNotFound = (): ProtocolError =>
  new ProtocolError(404, 'BadRequest_ResourceNotFound', 'Resource not found for the segment.')
/** The account is not let in; the challenge says how one may try. */
class AccessError extends ProtocolError {
  override readonly headers: Readonly<Record<string, string>>

  constructor(code: string, message: string, challenge: string) {
    super(401, code, message)
    this.headers = { 'www-authenticate': challenge }
  }
}
export const unauthorized = (): ProtocolError =>
  new AccessError(
    'Unauthorized',
    'The credentials provided are incorrect.',
    'Basic realm="Business Central", charset="UTF-8"',
  )
export const tokenExpired = (): ProtocolError =>
  new AccessError(
    'Authentication_InvalidCredentials',
    'The server has rejected the client credentials.',
    'Bearer error="invalid_token", error_description="The token expired"',
  )
/** What a protocol answers that is switched off, and what a page answers that is asked what it does not do. */
export const methodNotAllowed = (what = 'Requests'): ProtocolError =>
  new ProtocolError(405, 'BadRequest_MethodNotAllowed', `${what} are not allowed.`)
