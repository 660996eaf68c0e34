import type { Fields } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Row } from '../state/row.ts'
import { badRequest, ProtocolError } from './errors.ts'
import { type Operand, readFunction, readOperand } from './filter-functions.ts'
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
type TextTest = (text: string, part: string) => boolean

const textFunctions = new Map<string, TextTest>([
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

function readNestedTest(tokens: TokenReader, test: TextTest, whole: Operand): Clause {
  tokens.take(',')
  const literal = tokens.take()
  const part = /^'((?:[^']|'')*)'$/.exec(literal)?.[1]?.replaceAll("''", "'")
  if (part === undefined || whole.kind !== 'text')
    throw badRequest(`A binary operator with incompatible types was detected near '${literal}'.`)
  tokens.take(')')
  return { predicate: (row) => test(String(whole.read(row)), part), fields: whole.fields }
}

function readTextFunction(tokens: TokenReader, service: Filtered, test: TextTest): Clause {
  tokens.take('(')
  const name = tokens.take()
  if (tokens.peek() === '(') return readNestedTest(tokens, test, readFunction(tokens, service, name))
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

/** A comparison of what a function makes of fields. */
function readFunctionComparison(tokens: TokenReader, service: Filtered, left: Operand): Clause {
  const operator = tokens.take()
  const compare = comparisons.get(operator)
  if (compare === undefined) throw tokens.fault()
  const near = tokens.peek()
  const right = readOperand(tokens, service)
  if (left.kind !== right.kind)
    throw badRequest(`A binary operator with incompatible types was detected near '${near}'.`)
  return {
    predicate: (row) => compare(left.read(row), right.read(row)),
    fields: new Set([...left.fields, ...right.fields]),
  }
}

/** One comparison, list or function, up to the next `and`, `or` or bracket. */
export function readClause(tokens: TokenReader, service: Filtered): Clause {
  const first = tokens.take()
  const test = textFunctions.get(first)
  if (test !== undefined) return readTextFunction(tokens, service, test)
  if (tokens.peek() !== '(') return readComparison(tokens, service, first)
  return readFunctionComparison(tokens, service, readFunction(tokens, service, first))
}
