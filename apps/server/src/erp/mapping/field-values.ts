import { createHash } from 'node:crypto'
import { unknownWord } from '@portal/domain/states/enums.ts'
import type { ServiceDefinition } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import { filterKindOption } from '@portal/erp-protocol/options.ts'
import { ErpError } from '../erp-error.ts'
import type { ErpRow, ErpValue } from '../transport/parse-json.ts'
import { isStamped, type Mirror, type MirrorColumn, versionField } from './define-mirror.ts'
import { knownWord, type OnUnknownWord, optionWord } from './option-words.ts'

/** A value as the database takes it; amounts and row versions are text, so that no digit is lost. */
export type ColumnValue = string | boolean | null

const blankDay = '0001-01-01'
/** A blank day is the first of its store: of the year 1 by OData, of 1753 where a query came over SQL, less its zone. */
const firstRealDay = '1754-01-01'
const blankGuid = '00000000-0000-0000-0000-000000000000'

function wrongType(type: FieldType['type'], value: ErpValue | undefined): ErpError {
  return new ErpError('contract', `A ${type} cannot be ${JSON.stringify(value)}`, { code: 'WrongFieldType' })
}

const shapes: Readonly<Partial<Record<FieldType['type'], RegExp>>> = {
  Decimal: /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/,
  Integer: /^-?\d+$/,
  BigInteger: /^-?\d+$/,
  Date: /^\d{4}-\d{2}-\d{2}$/,
}

/**
 * One value of the back office's read protocol in the portal's words: blank dates and ids are null (failure mode 14),
 * codes have no spaces around them, options have underscores.
 * @throws ErpError `contract` when the value is none of its type
 */
export function fromErp(type: FieldType['type'], value: ErpValue | undefined): ColumnValue {
  if (type === 'Boolean') {
    if (typeof value !== 'boolean') throw wrongType(type, value)
    return value
  }
  if (value === null || value === undefined) {
    if (type === 'Code' || type === 'Text' || type === 'Option') return ''
    if (type === 'Date' || type === 'DateTime' || type === 'Guid') return null
    throw wrongType(type, value)
  }
  if (typeof value !== 'string' || shapes[type]?.test(value) === false) throw wrongType(type, value)
  if (type === 'Code') return value.trim()
  if (type === 'Option') return optionWord(value)
  if (type === 'Guid') return value === blankGuid ? null : value.toLowerCase()
  if (type === 'Date' || type === 'DateTime') return value < firstRealDay ? null : value
  // PostgreSQL keeps no zero bytes in a text.
  return value.replaceAll('\u0000', ' ')
}

/** Language codes of the back office. */
const locales: Readonly<Record<string, string>> = {
  NLD: 'nl-NL',
  NLB: 'nl-NL',
  DEU: 'de-DE',
  FRA: 'fr-FR',
  FRB: 'fr-FR',
  ENU: 'en-US',
  ENG: 'en-US',
}

function isNumeric(kind: ErpValue | undefined): boolean {
  return typeof kind === 'string' && knownWord(filterKindOption, kind) === 'Numeric'
}

function applyRule(column: MirrorColumn, value: ColumnValue, row: ErpRow): ColumnValue {
  switch (column.rule) {
    case 'lowerCase':
      return typeof value === 'string' ? value.toLowerCase() : value
    case 'locale':
      return (typeof value === 'string' ? locales[value.toUpperCase()] : undefined) ?? value
    case 'blankToNull':
      return value === '' ? null : value
    case 'fromTheBeginning':
      return value ?? blankDay
    case 'numberIfNumeric':
      return isNumeric(row.Filter_Kind) || (typeof value === 'string' && Number(value) !== 0) ? value : null
    default:
      return value
  }
}

/** A row of the mirror: the columns in the order of their definition, and the row version. */
export interface MirrorRow {
  readonly values: readonly ColumnValue[]
  readonly version: bigint
}

/** How a field of a service is read, and who is called with an unknown word. */
export interface FieldReading {
  readonly service: ServiceDefinition
  readonly onUnknownWord: OnUnknownWord
}

/**
 * The value of a field in the portal's words; of an option the member that is meant, or `Onbekend` (R-STATE-01).
 * @throws ErpError `contract` when the field is missing or of another type
 */
export function readField({ service, onUnknownWord }: FieldReading, name: string, row: ErpRow): ColumnValue {
  const field = service.fields[name]
  const sent = row[name]
  if (field === undefined || sent === undefined)
    throw new ErpError('contract', `${service.name} sent no ${name}`, { code: 'MissingField' })
  const value = fromErp(field.type, sent)
  if (field.type !== 'Option' || typeof value !== 'string') return value
  const word = knownWord(field, value)
  if (word !== null) return word
  onUnknownWord({ service: service.name, field: name, word: value })
  // Two rows with different unknown words in their key are two rows.
  return service.key.includes(name) ? value : unknownWord
}

/** @throws ErpError `contract` when the field is missing or of another type */
export function columnValue(
  { service }: Mirror,
  column: MirrorColumn,
  { row, onUnknownWord }: { readonly row: ErpRow; readonly onUnknownWord: OnUnknownWord },
): ColumnValue {
  return applyRule(column, readField({ service, onUnknownWord }, column.field, row), row)
}

/** The same number in one spelling: without an exponent, and without zeros that say nothing. */
function plainDecimal(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  const point = whole.length + Number(exponent)
  // No amount of the back office is so long.
  if (whole === '' || Math.abs(point) > 100) return text
  const digits = `${'0'.repeat(Math.max(0, -point))}${whole}${fraction}`.padEnd(Math.max(0, point), '0')
  const at = Math.max(0, point)
  const before = digits.slice(0, at).replace(/^0+/, '') || '0'
  const after = digits.slice(at).replace(/0+$/, '')
  const plain = after === '' ? before : `${before}.${after}`
  return plain === '0' ? plain : sign + plain
}

/** A number that stays while the row does; 63 bits of a hash, as a row version is a positive big integer. */
function contentVersion({ service, columns }: Mirror, values: readonly ColumnValue[]): bigint {
  const plain = values.map((value, at) => {
    const isDecimal = service.fields[columns[at]?.field ?? '']?.type === 'Decimal'
    return isDecimal && typeof value === 'string' ? plainDecimal(value) : value
  })
  return createHash('sha256').update(JSON.stringify(plain)).digest().readBigUInt64BE() >> 1n
}

/** @throws ErpError `contract` when a field that the portal needs is missing or of another type */
export function toMirrorRow(mirror: Mirror, row: ErpRow, onUnknownWord: OnUnknownWord): MirrorRow {
  const values = mirror.columns.map((column) => columnValue(mirror, column, { row, onUnknownWord }))
  return { values, version: isStamped(mirror) ? versionOf(row) : contentVersion(mirror, values) }
}

export function versionOf(row: ErpRow): bigint {
  const version = fromErp('BigInteger', row[versionField])
  return BigInt(String(version))
}
