/** What can be wrong between the portal and the back office, shown to an administrator with what to do about it. */
export const failureCauses = [
  'unreachable',
  'certificate',
  'silent',
  'busy',
  'between',
  'account',
  'forbidden',
  'failed',
  'unreadable',
  'notPublished',
  'differs',
  'vanishing',
  'otherCompany',
] as const
export type FailureCause = (typeof failureCauses)[number]

const ofCode: Readonly<Record<string, FailureCause>> = {
  BreakerOpen: 'unreachable',
  NoConnection: 'unreachable',
  CertificateRefused: 'certificate',
  TimedOut: 'silent',
  NoAnswer: 'silent',
  AccountRefused: 'account',
  Unauthorized: 'account',
  NoToken: 'account',
  HandshakeLost: 'account',
  UnexpectedAnswer: 'unreadable',
  SchemaChanged: 'differs',
  MissingField: 'differs',
  WrongFieldType: 'differs',
  TooManyVanish: 'vanishing',
  OtherCompany: 'otherCompany',
  Internal_CompanyNotFound: 'otherCompany',
}
const ofStatus: Readonly<Record<string, FailureCause>> = {
  401: 'account',
  403: 'forbidden',
  404: 'notPublished',
  408: 'silent',
  429: 'busy',
  502: 'between',
  503: 'busy',
  504: 'between',
}

function causeOfStatus(status: string): FailureCause | null {
  return ofStatus[status] ?? (status.startsWith('5') ? 'failed' : null)
}

function causeOfCode(code: string): FailureCause | null {
  if (code.startsWith('OAuth_')) return 'account'
  const status = /^Http_(\d{3})$/.exec(code)?.[1]
  return status === undefined ? (ofCode[code] ?? null) : causeOfStatus(status)
}

/**
 * The cause in what was noted of a failure: a code with the words of the other side, with or without the tables before it
 * (`requests, orders: Http_503: …`). What was stopped says what had stopped it. Null for what has no cause of its own.
 */
export function causeOfFailure(noted: string): FailureCause | null {
  const code = noted.split(': ').find((part) => causeOfCode(part) !== null)
  if (code === undefined) return null
  const status = code === 'BreakerOpen' ? /answered (\d{3})/.exec(noted)?.[1] : undefined
  return (status === undefined ? null : causeOfStatus(status)) ?? causeOfCode(code)
}

/** Causes that stop everything, not one table. */
const stopping: ReadonlySet<FailureCause | null> = new Set<FailureCause>([
  'unreachable',
  'certificate',
  'silent',
  'busy',
  'between',
  'account',
  'failed',
  'unreadable',
])

export interface TableStanding {
  /** When the table was last in step. */
  readonly updated: string | null
  /** Seconds after which a whole run was missed. */
  readonly staleAfterSeconds: number
  readonly error: string | null
}

export interface ExchangeStop {
  readonly cause: FailureCause
  /** When anything was last read; null when nothing ever was. */
  readonly since: string | null
}

const timeOf = (moment: string | null) => (moment === null ? Number.NEGATIVE_INFINITY : Date.parse(moment))

/**
 * Whether nothing can be read of the back office, why and since when. The tables that are read most often know it first;
 * one that fails while others go on being read is a fault of its own.
 */
export function exchangeStop(tables: readonly TableStanding[]): ExchangeStop | null {
  const soonest = Math.min(...tables.map(({ staleAfterSeconds }) => staleAfterSeconds))
  const since = tables.reduce<string | null>((newest, { updated }) => {
    return timeOf(updated) > timeOf(newest) ? updated : newest
  }, null)
  const isBehind = ({ updated, staleAfterSeconds }: TableStanding) =>
    since !== null && timeOf(since) - timeOf(updated) > staleAfterSeconds * 1000
  const errors = tables
    .filter((table) => table.staleAfterSeconds === soonest && !isBehind(table))
    .flatMap(({ error }) => (error !== null && stopping.has(causeOfFailure(error)) ? [error] : []))
  // What stopped it says more than that it is stopped.
  const first = errors.find((error) => !error.startsWith('BreakerOpen')) ?? errors[0]
  const cause = first === undefined ? null : causeOfFailure(first)
  return cause === null ? null : { cause, since }
}
