import type { Fields } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Row } from './row.ts'

export interface Keyed {
  readonly key: readonly string[]
  readonly fields: Fields
}

const integerDigits = 12

function orderPart(field: FieldType | undefined, value: unknown): string {
  if (field?.type === 'Integer') return String(value ?? 0).padStart(integerDigits, '0')
  if (field?.type === 'Option') return String(field.members.indexOf(String(value))).padStart(2, '0')
  return String(value ?? '')
}

/** A text that sorts as the primary key does: numbers by size, options by their place, codes as texts. */
export function orderKey({ key, fields }: Keyed, row: Row): string {
  return key.map((name) => orderPart(fields[name], row[name])).join('\u0001')
}
