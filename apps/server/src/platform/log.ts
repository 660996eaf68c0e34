import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import pretty from 'pino-pretty'

export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'child'>

const secretFields = ['wachtwoord', 'huidigWachtwoord', 'nieuwWachtwoord', 'herhaalWachtwoord', 'token', 'password']

interface LoggedError {
  readonly message: string
  readonly code?: unknown
  readonly stack?: string | undefined
  readonly cause?: LoggedError
}

/** What an error says; not the objects that hang on it, which may hold rows or connections. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { message: error.message, ...code, stack: error.stack, ...cause }
}

/** JSON lines for a log collector, readable lines on a terminal; secrets never reach either. */
export function createLog(level: string, out: NodeJS.WriteStream | DestinationStream = process.stdout): PinoLogger {
  const redact = {
    paths: [...secretFields.flatMap((field) => [field, `*.${field}`]), '*.authorization', 'headers.authorization'],
    censor: '[secret]',
  }
  const base = { level, redact, base: null, messageKey: 'message', serializers: { err: describeError } }
  const isTerminal = 'isTTY' in out && out.isTTY === true
  if (!isTerminal) return pino({ ...base, timestamp: pino.stdTimeFunctions.isoTime }, out)
  return pino(base, pretty({ colorize: true, messageKey: 'message', translateTime: 'HH:MM:ss', destination: out }))
}
