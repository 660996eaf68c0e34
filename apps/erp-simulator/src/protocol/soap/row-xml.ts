import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Row } from '../../state/row.ts'
import type { Readable } from '../read-page.ts'
import { escapeXml } from '../xml.ts'
import { keyOfRow } from './row-key.ts'

const xmlTypes: Readonly<Record<Exclude<FieldType['type'], 'Option'>, string>> = {
  Code: 'xsd:string',
  Text: 'xsd:string',
  Decimal: 'xsd:decimal',
  Date: 'xsd:date',
  DateTime: 'xsd:dateTime',
  Boolean: 'xsd:boolean',
  Integer: 'xsd:int',
  BigInteger: 'xsd:long',
  Guid: 'xsd:string',
}

/** An option is a type of its own, named as its field. */
export const xmlTypeOf = (name: string, field: FieldType): string =>
  field.type === 'Option' ? `tns:${name}` : xmlTypes[field.type]

/** A member's name in SOAP: a blank one has a name, and every mark is an underscore. */
export const memberName = (member: string): string =>
  member.trim() === '' ? '_blank_' : member.replaceAll(/[^\p{L}\p{N}]+/gu, '_')

const blanks: Readonly<Partial<Record<FieldType['type'], string>>> = {
  Decimal: '0',
  Integer: '0',
  BigInteger: '0',
  Date: '0001-01-01',
  DateTime: '0001-01-01T00:00:00Z',
  Guid: '00000000-0000-0000-0000-000000000000',
  Boolean: 'false',
}

function textOf(field: FieldType, value: unknown): string {
  if (field.type === 'Option') return memberName(String(value ?? ''))
  return value === null || value === undefined || value === '' ? (blanks[field.type] ?? '') : String(value)
}

/** A row as an element of its page: the key first, then every field in its order. */
export function writeRowXml(service: Readable, row: Row): string {
  const fields = Object.entries(service.fields).map(
    ([name, field]) => `<${name}>${escapeXml(textOf(field, row[name]))}</${name}>`,
  )
  const key = `<Key>${escapeXml(keyOfRow(service, row))}</Key>`
  return `<${service.name}>${key}${fields.join('')}</${service.name}>`
}
