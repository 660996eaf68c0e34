import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import pretty from 'pino-pretty'
import { describeError } from './describe-error.ts'

export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'child'>

const secretFields = ['wachtwoord', 'huidigWachtwoord', 'nieuwWachtwoord', 'herhaalWachtwoord', 'token', 'password']

/** A person at a terminal reads the sentence; these say more than fits on its line. */
const fieldsForCollectors = ['percent', 'rows', 'table', 'mirrors', 'ms']

function sentenceOf(line: Readonly<Record<string, unknown>>, messageKey: string): string {
  const sentence = String(line[messageKey])
  return typeof line.percent === 'number' ? `${sentence}: ${line.percent} %` : sentence
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
  return pino(
    base,
    pretty({
      colorize: true,
      messageKey: 'message',
      translateTime: 'HH:MM:ss',
      singleLine: true,
      ignore: fieldsForCollectors.join(','),
      messageFormat: sentenceOf,
      destination: out,
    }),
  )
}
