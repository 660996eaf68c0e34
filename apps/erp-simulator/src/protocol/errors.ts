import { randomUUID } from 'node:crypto'

/** A refusal of the protocol: status and family name as the real one gives them. */
export class ProtocolError extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'ProtocolError'
    this.status = status
    this.code = code
    this.headers = status === 401 ? { 'www-authenticate': 'Basic realm="Business Central", charset="UTF-8"' } : {}
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
export const resourceNotFound = (): ProtocolError =>
  new ProtocolError(404, 'BadRequest_ResourceNotFound', 'Resource not found for the segment.')
export const unauthorized = (): ProtocolError =>
  new ProtocolError(401, 'Unauthorized', 'The credentials provided are incorrect.')
