import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import { badRequest } from './errors.ts'

const blankDate = '0001-01-01'
const blankGuid = '00000000-0000-0000-0000-000000000000'

/** A moment without an offset is one of the server's time zone, which is UTC. */
function readMoment(text: string): string | null {
  const moment = new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
  if (Number.isNaN(moment.getTime())) throw badRequest('Unable to convert value to DateTime')
  return moment.toISOString().startsWith(blankDate) ? null : moment.toISOString()
}

const shapes: Readonly<Partial<Record<FieldType['type'], RegExp>>> = {
  Boolean: /^(true|false|1|0)$/,
  Integer: /^-?\d{1,10}$/,
  BigInteger: /^-?\d{1,19}$/,
  Decimal: /^-?\d+(\.\d+)?$/,
  Date: /^\d{4}-\d{2}-\d{2}$/,
  Guid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
}

/** A value that somebody writes, as a row holds it. @throws ProtocolError 400 for a text the field cannot hold */
export function readValue(field: FieldType, text: string): unknown {
  if (shapes[field.type]?.test(text) === false) throw badRequest(`Unable to convert value to ${field.type}`)
  switch (field.type) {
    case 'Boolean':
      return text === 'true' || text === '1'
    case 'Integer':
      return Number(text)
    case 'BigInteger':
      return BigInt(text)
    case 'Date':
      return text === blankDate ? null : text
    case 'DateTime':
      return readMoment(text)
    case 'Guid':
      return text === blankGuid ? null : text.toLowerCase()
    case 'Option':
      return text.trim() === '' ? '' : text
    default:
      return text
  }
}

/** The value of a field that nobody filled. */
export function blankOf({ type }: FieldType): unknown {
  if (type === 'Decimal') return '0'
  if (type === 'Integer') return 0
  if (type === 'BigInteger') return 0n
  if (type === 'Boolean') return false
  return type === 'Date' || type === 'DateTime' || type === 'Guid' ? null : ''
}
