import type { Fields } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Row } from '../state/row.ts'
import { badRequest, ProtocolError } from './errors.ts'
import { type Comparable, readLiteral, toComparable } from './values.ts'

type Predicate = (row: Row) => boolean

interface Clause {
  readonly predicate: Predicate
  readonly fields: ReadonlySet<string>
}

const tokenPattern = /\s*(?:('(?:[^']|'')*')|([A-Za-z_][\w]*)|(-?\d[\w:.+-]*)|([(),]))/y
const comparisons: Readonly<Record<string, (a: Comparable, b: Comparable) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
}
const textFunctions: Readonly<Record<string, (text: string, part: string) => boolean>> = {
  startswith: (text, part) => text.startsWith(part),
  endswith: (text, part) => text.endsWith(part),
  contains: (text, part) => text.includes(part),
}

function tokenise(text: string): readonly string[] {
  const tokens: string[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.trimEnd().length) {
    const match = tokenPattern.exec(text)
    if (match === null) throw badRequest(`Syntax error at position ${tokenPattern.lastIndex} in '${text}'.`)
    tokens.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
  }
  return tokens
}

interface TokenReader {
  peek(): string
  take(expected?: string): string
  fault(): ProtocolError
  atEnd(): boolean
}

function readTokens(text: string): TokenReader {
  const tokens = tokenise(text)
  let at = 0
  const fault = (): ProtocolError => badRequest(`Syntax error at position ${at} in '${text}'.`)
  return {
    peek: () => tokens[at] ?? '',
    take: (expected) => {
      const token = tokens[at]
      if (token === undefined || (expected !== undefined && token !== expected)) throw fault()
      at += 1
      return token
    },
    fault,
    atEnd: () => at >= tokens.length,
  }
}

/**
 * A `$filter` as a test on rows: comparisons, three text functions, `and`, `not`, brackets, and `or` on one field only.
 * @throws ProtocolError 400 for bad syntax, an unknown field, or `or` over distinct fields
 */
export function parseFilter(text: string, service: { readonly name: string; readonly fields: Fields }): Predicate {
  const { peek, take, fault, atEnd } = readTokens(text)
  const fieldOf = (name: string): FieldType => {
    const field = service.fields[name]
    if (field === undefined)
      throw badRequest(`Could not find a property named '${name}' on type 'NAV.${service.name}'.`)
    return field
  }
  const literalOf = (field: FieldType): Comparable => {
    const value = readLiteral(field, take())
    if (value === null) throw badRequest(`A binary operator with incompatible types was detected in '${text}'.`)
    return value
  }
  const textFunction = (name: string): Clause => {
    take('(')
    const fieldName = take()
    const field = fieldOf(fieldName)
    take(',')
    const part = String(literalOf(field))
    take(')')
    const test = textFunctions[name]
    return {
      predicate: (row) => test?.(String(toComparable(field, row[fieldName])), part) ?? false,
      fields: new Set([fieldName]),
    }
  }
  const comparison = (name: string): Clause => {
    const field = fieldOf(name)
    const compare = comparisons[take()]
    if (compare === undefined) throw fault()
    const value = literalOf(field)
    return { predicate: (row) => compare(toComparable(field, row[name]), value), fields: new Set([name]) }
  }
  const term = (): Clause => {
    if (peek() === '(') {
      take()
      const inner = disjunction()
      take(')')
      return inner
    }
    const token = take()
    if (token === 'not') {
      const inner = term()
      return { ...inner, predicate: (row) => !inner.predicate(row) }
    }
    return token in textFunctions ? textFunction(token) : comparison(token)
  }
  const join = (next: () => Clause, word: 'and' | 'or'): Clause => {
    const clauses = [next()]
    while (peek() === word) {
      take()
      clauses.push(next())
    }
    const fields = new Set(clauses.flatMap((clause) => [...clause.fields]))
    if (word === 'or' && clauses.length > 1 && fields.size > 1)
      throw new ProtocolError(
        400,
        'BadRequest',
        "The 'OR' operator is not supported on distinct fields on an OData filter.",
      )
    const predicate: Predicate =
      word === 'and'
        ? (row) => clauses.every((clause) => clause.predicate(row))
        : (row) => clauses.some((clause) => clause.predicate(row))
    return { predicate, fields }
  }
  const conjunction = (): Clause => join(term, 'and')
  const disjunction = (): Clause => join(conjunction, 'or')
  const whole = disjunction()
  if (!atEnd()) throw fault()
  return whole.predicate
}
