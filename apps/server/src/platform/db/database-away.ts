/**
 * PostgreSQL cannot be asked now: connection classes, shutdown, too many connections, a statement or a pause that took
 * too long, a copy that only reads because another server takes over.
 */
const databaseCodes = /^(08...|57P0.|57014|53...|25P0[34]|25006)$/
const networkCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const messages =
  /All connections to the database are in use|timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection|Client was closed/

/** The code that PostgreSQL, the network or a library gave an error; empty when there is none. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** A pooler says this under the code of all that it cannot do. */
export const isUnknownToPooler = (error: Error): boolean =>
  errorCodeOf(error) === '08P01' && /^(no such database|database .* does not exist)/.test(error.message)

/** The socket of a server that does not run is not there; a file that is not there says nothing of the database. */
const isSocketAway = (error: Error): boolean =>
  errorCodeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** True when the database cannot be asked now for a reason that passes by itself. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isUnknownToPooler(error)) return false
  if (isSocketAway(error)) return true
  const code = errorCodeOf(error)
  if (databaseCodes.test(code) || networkCodes.test(code) || messages.test(error.message)) return true
  return isDatabaseAway(error.cause)
}
