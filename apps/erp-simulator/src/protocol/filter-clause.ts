import type { Fields } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Row } from '../state/row.ts'
import { badRequest, ProtocolError } from './errors.ts'
import type { TokenReader } from './filter-tokens.ts'
import { type Comparable, readLiteral, toComparable } from './values.ts'

export type Predicate = (row: Row) => boolean

/** A part of a filter with the fields it looks at. */
export interface Clause {
  readonly predicate: Predicate
  readonly fields: ReadonlySet<string>
}

export interface Filtered {
  readonly name: string
  readonly fields: Fields
  /** `$schemaversion=2.1` was given. */
  readonly knowsIn: boolean
}

/** Thrown for `in` under the old schema version, which makes the server forget the whole filter without a word. */
export class ForgottenFilter extends Error {}

const comparisons = new Map<string, (a: Comparable, b: Comparable) => boolean>([
  ['eq', (a, b) => a === b],
  ['ne', (a, b) => a !== b],
  ['gt', (a, b) => a > b],
  ['ge', (a, b) => a >= b],
  ['lt', (a, b) => a < b],
  ['le', (a, b) => a <= b],
])
const textFunctions = new Map<string, (text: string, part: string) => boolean>([
  ['startswith', (text, part) => text.startsWith(part)],
  ['endswith', (text, part) => text.endsWith(part)],
  ['contains', (text, part) => text.includes(part)],
])

function fieldOf(service: Filtered, name: string): FieldType {
  const field = Object.hasOwn(service.fields, name) ? service.fields[name] : undefined
  if (field === undefined) throw badRequest(`Could not find a property named '${name}' on type 'NAV.${service.name}'.`)
  return field
}

function takeLiteral(tokens: TokenReader, field: FieldType): Comparable {
  const literal = tokens.take()
  const value = readLiteral(field, literal)
  if (value === null) throw badRequest(`A binary operator with incompatible types was detected near '${literal}'.`)
  return value
}

/** A value that the field can never hold is no empty result but an error. */
function checkValue({ name, fields }: Filtered, field: string, value: Comparable): void {
  const type = fields[field]
  const text = String(value)
  const refuse = (why: string): ProtocolError =>
    new ProtocolError(
      400,
      'Application_FilterErrorException',
      `The filter "='${text}'" is not valid for the ${field} field on the ${name} table. ${why}`,
    )
  if (type !== undefined && 'length' in type && text.length > type.length)
    throw refuse(
      `The length of the string is ${text.length}, but it must be less than or equal to ${type.length} characters. Value: ${text}`,
    )
  if (type?.type === 'Option' && text.trim() !== '' && !type.members.includes(text))
    throw refuse(`Your entry of '${text}' is not an acceptable value for '${field}'.`)
}

function readTextFunction(
  tokens: TokenReader,
  service: Filtered,
  test: (text: string, part: string) => boolean,
): Clause {
  tokens.take('(')
  const name = tokens.take()
  const field = fieldOf(service, name)
  tokens.take(',')
  const part = String(takeLiteral(tokens, field))
  tokens.take(')')
  return { predicate: (row) => test(String(toComparable(field, row[name])), part), fields: new Set([name]) }
}

function takeList(tokens: TokenReader, field: FieldType): readonly Comparable[] {
  const values: Comparable[] = []
  tokens.take('(')
  do values.push(takeLiteral(tokens, field))
  while (tokens.peek() === ',' && tokens.take())
  tokens.take(')')
  return values
}

function readComparison(tokens: TokenReader, service: Filtered, name: string): Clause {
  const field = fieldOf(service, name)
  const fields = new Set([name])
  const operator = tokens.take()
  if (operator === 'in') {
    if (!service.knowsIn) throw new ForgottenFilter()
    const values = takeList(tokens, field)
    for (const value of values) checkValue(service, name, value)
    return { predicate: (row) => values.includes(toComparable(field, row[name])), fields }
  }
  const compare = comparisons.get(operator)
  if (compare === undefined) throw tokens.fault()
  const value = takeLiteral(tokens, field)
  checkValue(service, name, value)
  return { predicate: (row) => compare(toComparable(field, row[name]), value), fields }
}

/** One comparison, list or text function, up to the next `and`, `or` or bracket. */
export function readClause(tokens: TokenReader, service: Filtered): Clause {
  const first = tokens.take()
  const test = textFunctions.get(first)
  return test === undefined ? readComparison(tokens, service, first) : readTextFunction(tokens, service, test)
}
