import type { FieldType } from '@portal/erp-protocol/field-types.ts'

const blankDate = '0001-01-01'
const blankDateTime = '0001-01-01T00:00:00Z'
const blankGuid = '00000000-0000-0000-0000-000000000000'

/** A row value as the text of its JSON: decimals and big integers keep every digit. */
export function toJson(field: FieldType, value: unknown): string {
  switch (field.type) {
    case 'Decimal':
      return String(value === '' || value === null || value === undefined ? '0' : value)
    case 'BigInteger':
    case 'Integer':
      return String(value ?? 0)
    case 'Boolean':
      return value === true ? 'true' : 'false'
    case 'Date':
      return JSON.stringify(value ?? blankDate)
    case 'DateTime':
      return JSON.stringify(value ?? blankDateTime)
    case 'Guid':
      return JSON.stringify(value ?? blankGuid)
    case 'Option':
      return JSON.stringify(value === '' || value === null || value === undefined ? ' ' : value)
    default:
      return JSON.stringify(value ?? '')
  }
}

export type Comparable = string | number | bigint | boolean

/** A row value in the form in which a filter compares it; decimals as numbers, which filters on them are fine with. */
export function toComparable(field: FieldType, value: unknown): Comparable {
  if (field.type === 'Decimal') return Number(value === '' || value === null || value === undefined ? 0 : value)
  if (field.type === 'BigInteger') return typeof value === 'bigint' ? value : BigInt(String(value ?? 0))
  if (field.type === 'Integer') return Number(value ?? 0)
  if (field.type === 'Boolean') return value === true
  if (field.type === 'Date') return String(value ?? blankDate)
  if (field.type === 'DateTime') return Date.parse(String(value ?? blankDateTime))
  if (field.type === 'Guid') return String(value ?? blankGuid).toLowerCase()
  if (field.type === 'Option') return value === '' || value === null || value === undefined ? ' ' : String(value)
  return String(value ?? '')
}

/** A literal of a filter or key, read as the field's type; null when it does not fit. */
export function readLiteral(field: FieldType, literal: string): Comparable | null {
  const quoted = /^'((?:[^']|'')*)'$/.exec(literal)?.[1]?.replaceAll("''", "'")
  switch (field.type) {
    case 'Code':
      return quoted === undefined ? null : quoted.trim().toUpperCase()
    case 'Text':
    case 'Option':
      return quoted ?? null
    case 'Boolean':
      return literal === 'true' ? true : literal === 'false' ? false : null
    case 'BigInteger':
      return /^-?\d+$/.test(literal) ? BigInt(literal) : null
    case 'Integer':
    case 'Decimal':
      return /^-?\d+(\.\d+)?$/.test(literal) ? Number(literal) : null
    case 'Date':
      return /^\d{4}-\d{2}-\d{2}$/.test(literal) ? literal : null
    case 'DateTime':
      return Number.isNaN(Date.parse(literal)) ? null : Date.parse(literal)
    case 'Guid':
      return /^[0-9a-f-]{36}$/i.test(literal) ? literal.toLowerCase() : null
  }
}

/** A row value as a literal of an address. */
export function writeLiteral(field: FieldType, value: unknown): string {
  const isText = field.type === 'Code' || field.type === 'Text' || field.type === 'Option'
  const plain = toJson(field, value)
  return isText ? `'${encodeURIComponent(String(JSON.parse(plain)).replaceAll("'", "''"))}'` : plain.replaceAll('"', '')
}
