import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import { type CriteriaReader, createReader, type Token } from './criteria-tokens.ts'
import { ProtocolError } from './errors.ts'
import { memberName } from './soap/row-xml.ts'
import { type Comparable, toComparable } from './values.ts'

type Test = (value: Comparable) => boolean

const comparisons: Readonly<Record<string, (a: Comparable, b: Comparable) => boolean>> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

/** Options are ordered as their members are; everything else as its values. */
function comparableOf(field: FieldType, value: unknown): Comparable {
  return field.type === 'Option' ? field.members.indexOf(String(value ?? '')) : toComparable(field, value)
}

function booleanOf(text: string): boolean {
  if (/^(yes|true|1)$/i.test(text)) return true
  if (/^(no|false|0)$/i.test(text)) return false
  throw new SyntaxError(`'${text}' is not a Boolean.`)
}

function numberOf(text: string, isWhole: boolean): number {
  const value = Number(text)
  if (text === '' || Number.isNaN(value) || (isWhole && !Number.isInteger(value)))
    throw new SyntaxError(`'${text}' is not a number.`)
  return value
}

/** A value of a criterion as the field reads it. @throws SyntaxError for one that the field cannot hold */
function readValue(field: FieldType, { text }: Token): Comparable {
  switch (field.type) {
    case 'Code':
      return text.trim().toUpperCase()
    case 'Option': {
      const member = field.members.find((known) => known === text || memberName(known) === text)
      if (member === undefined && text.trim() !== '' && text !== '_blank_')
        throw new SyntaxError(`Your entry of '${text}' is not an acceptable value.`)
      return comparableOf(field, member ?? '')
    }
    case 'Boolean':
      return booleanOf(text)
    case 'BigInteger':
      return BigInt(numberOf(text, true))
    case 'Integer':
    case 'Decimal':
      return numberOf(text, field.type === 'Integer')
    case 'Date':
    case 'DateTime':
      if (text !== '' && Number.isNaN(Date.parse(text))) throw new SyntaxError(`'${text}' is not a date.`)
      return toComparable(field, text === '' ? null : text)
    default:
      return toComparable(field, text)
  }
}

function likeTest(field: FieldType, { pattern }: Token): Test {
  const isLoose = pattern.startsWith('@') || field.type === 'Code'
  const shape = new RegExp(`^${pattern.replace(/^@/, '')}$`, isLoose ? 'isu' : 'su')
  return (value) => shape.test(String(value))
}

function readRange(reader: CriteriaReader, field: FieldType, from: Token | null): Test {
  const to = reader.takeText()
  const least = from === null ? null : readValue(field, from)
  const most = to === null ? null : readValue(field, to)
  return (value) => (least === null || value >= least) && (most === null || value <= most)
}

function readTerm(reader: CriteriaReader, field: FieldType): Test {
  if (reader.takeMark('(') !== null) {
    const inner = readEither(reader, field)
    if (reader.takeMark(')') === null) throw new SyntaxError('A bracket is not closed.')
    return inner
  }
  const operator = reader.takeMark('<>', '<=', '>=', '<', '>', '=')
  if (operator === null && reader.takeMark('..') !== null) return readRange(reader, field, null)
  const token = reader.takeText()
  if (token === null) throw new SyntaxError('A value is missing.')
  if (operator === null && reader.takeMark('..') !== null) return readRange(reader, field, token)
  const isLike = token.isPattern && (field.type === 'Code' || field.type === 'Text')
  if (isLike && (operator ?? '=') === '=') return likeTest(field, token)
  if (isLike && operator === '<>') {
    const like = likeTest(field, token)
    return (value) => !like(value)
  }
  const wanted = readValue(field, token)
  const compare = comparisons[operator ?? '=']
  return (value) => compare?.(value, wanted) === true
}

/** `&` binds tighter than `|`. */
function readBoth(reader: CriteriaReader, field: FieldType): Test {
  const tests = [readTerm(reader, field)]
  while (reader.takeMark('&') !== null) tests.push(readTerm(reader, field))
  return (value) => tests.every((test) => test(value))
}

function readEither(reader: CriteriaReader, field: FieldType): Test {
  const tests = [readBoth(reader, field)]
  while (reader.takeMark('|') !== null) tests.push(readBoth(reader, field))
  return (value) => tests.some((test) => test(value))
}

function readWhole(reader: CriteriaReader, field: FieldType): Test {
  const test = readEither(reader, field)
  if (!reader.atEnd()) throw new SyntaxError('A mark stands where none may.')
  return test
}

/**
 * A criterion of a page's filter as a test on values of the field; an empty one lets everything through.
 * @throws ProtocolError `Application_FilterErrorException` for one that cannot be read
 */
export function parseCriteria(name: string, field: FieldType, source: string): (value: unknown) => boolean {
  if (source.trim() === '') return () => true
  try {
    const test = readWhole(createReader(source), field)
    return (value) => test(comparableOf(field, value))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new ProtocolError(
      400,
      'Application_FilterErrorException',
      `The filter "${source}" is not valid for the ${name} field. ${error.message}`,
    )
  }
}
