import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'child'>

const secretFields = ['wachtwoord', 'huidigWachtwoord', 'nieuwWachtwoord', 'herhaalWachtwoord', 'token', 'password']

/** A person at a terminal reads the sentence; these say more than fits on its line. */
const fieldsForCollectors = ['percent', 'rows', 'table', 'mirrors', 'ms']

function sentenceOf(line: Readonly<Record<string, unknown>>, messageKey: string): string {
  const sentence = String(line[messageKey])
  return typeof line.percent === 'number' ? `${sentence}: ${line.percent} %` : sentence
}

type Out = NodeJS.WriteStream | DestinationStream

const optionsOf = (level: string) => ({
  level,
  redact: {
    paths: [...secretFields.flatMap((field) => [field, `*.${field}`]), '*.authorization', 'headers.authorization'],
    censor: '[secret]',
  },
  base: null,
  messageKey: 'message',
  serializers: { err: describeError },
})

/** JSON lines for a log collector; secrets never reach it. */
export function createLog(level: string, out: Out = process.stdout): PinoLogger {
  return pino({ ...optionsOf(level), timestamp: pino.stdTimeFunctions.isoTime }, out)
}

/** The same; on a terminal as readable lines, for which a package is read that nobody else needs. */
export async function openLog(level: string, out: Out = process.stdout): Promise<PinoLogger> {
  const isTerminal = 'isTTY' in out && out.isTTY === true
  if (!isTerminal) return createLog(level, out)
  const { default: pretty } = await import('pino-pretty')
  return pino(
    optionsOf(level),
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
