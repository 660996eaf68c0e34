import { type Fault, faultKinds } from './faults.ts'

/** A call of the control port that is not right; the message says how. */
export class InputError extends Error {}

export function objectOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new InputError('the body must be an object')
  return Object.fromEntries(Object.entries(body))
}

export function numberOf(name: string, value: unknown, least = 0): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < least)
    throw new InputError(`${name} must be a number of at least ${least}`)
  return value
}

export function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new InputError(`${name} must be a text`)
  return value
}

const numbers = ['ms', 'status', 'retryAfter'] as const
const withField: readonly string[] = ['drop-field', 'shorten-field']

/** A fault as it is switched on; without `times` it lasts until it is cleared. */
export function readFault(body: unknown): Fault {
  const given = objectOf(body)
  const kind = faultKinds.find((known) => known === given.kind)
  if (kind === undefined) throw new InputError(`kind must be one of ${faultKinds.join(', ')}`)
  const details = numbers.flatMap((name) => (given[name] === undefined ? [] : [[name, numberOf(name, given[name])]]))
  return {
    kind,
    scope: given.scope === undefined ? '*' : textOf('scope', given.scope),
    times: given.times === undefined || given.times === null ? null : numberOf('times', given.times, 1),
    ...Object.fromEntries(details),
    ...(withField.includes(kind) ? { field: textOf('field', given.field) } : {}),
  }
}
