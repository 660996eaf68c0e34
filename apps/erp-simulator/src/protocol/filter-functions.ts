import type { Fields } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Row } from '../state/row.ts'
import { badRequest } from './errors.ts'
import type { TokenReader } from './filter-tokens.ts'
import { toComparable } from './values.ts'

/** What a filter is about. */
interface Fielded {
  readonly name: string
  readonly fields: Fields
}

type Kind = 'text' | 'number'
type Value = string | number

/** What stands on a side of a comparison: a field, a literal, or a function of such. */
export interface Operand {
  readonly kind: Kind
  readonly fields: ReadonlySet<string>
  read(row: Row): Value
}

interface ValueFunction {
  readonly takes: readonly Kind[]
  /** How many of the last ones may be left out. */
  readonly optional?: number
  readonly gives: Kind
  of(...values: readonly Value[]): Value
}

const text = String
const number = Number
/** Half goes away from zero. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

const functions: Readonly<Record<string, ValueFunction>> = {
  tolower: { takes: ['text'], gives: 'text', of: (value) => text(value).toLowerCase() },
  toupper: { takes: ['text'], gives: 'text', of: (value) => text(value).toUpperCase() },
  trim: { takes: ['text'], gives: 'text', of: (value) => text(value).trim() },
  length: { takes: ['text'], gives: 'number', of: (value) => text(value).length },
  indexof: { takes: ['text', 'text'], gives: 'number', of: (value, part) => text(value).indexOf(text(part)) },
  concat: { takes: ['text', 'text'], gives: 'text', of: (one, other) => text(one) + text(other) },
  replace: {
    takes: ['text', 'text', 'text'],
    gives: 'text',
    of: (value, from, to) => (from === '' ? text(value) : text(value).replaceAll(text(from), text(to))),
  },
  substring: {
    takes: ['text', 'number', 'number'],
    optional: 1,
    gives: 'text',
    of: (value, from, length) =>
      text(value).slice(number(from), length === undefined ? undefined : number(from) + number(length)),
  },
  round: { takes: ['number'], gives: 'number', of: (value) => rounded(number(value)) },
  floor: { takes: ['number'], gives: 'number', of: (value) => Math.floor(number(value)) },
  ceiling: { takes: ['number'], gives: 'number', of: (value) => Math.ceil(number(value)) },
}

const kindOf: Readonly<Partial<Record<FieldType['type'], Kind>>> = {
  Code: 'text',
  Text: 'text',
  Option: 'text',
  Decimal: 'number',
  Integer: 'number',
  BigInteger: 'number',
}

function unknownFunction(name: string) {
  return badRequest(
    `An unknown function with name '${name}' was found. This may also be a function import or a key lookup on a navigation property, which is not allowed.`,
  )
}

function wrongArguments(name: string, { takes, gives }: ValueFunction) {
  const edm = { text: 'Edm.String', number: 'Edm.Double' } as const
  const signature = `${name}(${takes.map((kind) => edm[kind]).join(', ')}) : ${edm[gives]}`
  return badRequest(
    `No function signature for the function with name '${name}' matches the specified arguments. The function signatures considered are: ${signature}.`,
  )
}

function takeArguments(tokens: TokenReader, service: Fielded): readonly Operand[] {
  const taken: Operand[] = []
  tokens.take('(')
  if (tokens.peek() !== ')') {
    do taken.push(readOperand(tokens, service))
    while (tokens.peek() === ',' && tokens.take())
  }
  tokens.take(')')
  return taken
}

/** What a function of this name gives, of the arguments that follow. @throws ProtocolError 400 for an unknown one */
export function readFunction(tokens: TokenReader, service: Fielded, name: string): Operand {
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (known === undefined) throw unknownFunction(name)
  const { takes, gives, optional = 0 } = known
  const given = takeArguments(tokens, service)
  const isEnough = given.length <= takes.length && given.length >= takes.length - optional
  if (!isEnough || given.some(({ kind }, at) => kind !== takes[at])) throw wrongArguments(name, known)
  return {
    kind: gives,
    fields: new Set(given.flatMap(({ fields }) => [...fields])),
    read: (row) => known.of(...given.map((operand) => operand.read(row))),
  }
}

function literalOf(token: string): Operand | null {
  const quoted = /^'((?:[^']|'')*)'$/.exec(token)?.[1]?.replaceAll("''", "'")
  if (quoted !== undefined) return { kind: 'text', fields: new Set(), read: () => quoted }
  if (!/^-?\d+(\.\d+)?$/.test(token)) return null
  return { kind: 'number', fields: new Set(), read: () => Number(token) }
}

/** A field, a literal, or a function of such. @throws ProtocolError 400 for what is none */
export function readOperand(tokens: TokenReader, service: Fielded): Operand {
  const token = tokens.take()
  const literal = literalOf(token)
  if (literal !== null) return literal
  if (tokens.peek() === '(') return readFunction(tokens, service, token)
  const field = Object.hasOwn(service.fields, token) ? service.fields[token] : undefined
  if (field === undefined) throw badRequest(`Could not find a property named '${token}' on type 'NAV.${service.name}'.`)
  const kind = kindOf[field.type]
  if (kind === undefined) throw badRequest(`A binary operator with incompatible types was detected near '${token}'.`)
  const read = (row: Row): Value => {
    const value = toComparable(field, row[token])
    return kind === 'text' ? String(value) : Number(value)
  }
  return { kind, fields: new Set([token]), read }
}
