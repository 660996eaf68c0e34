import type { ServiceDefinition } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { IncorrectField } from '../../platform/back-office/service-check.ts'
import { edmTypes, type PublishedField } from './check-schema.ts'

export interface FieldDifferences {
  readonly missing: readonly string[]
  readonly incorrect: readonly IncorrectField[]
}

function written(type: string, length: number | null): string {
  return length === null ? type : `${type}(${length})`
}

function isShorter(field: FieldType, published: PublishedField): boolean {
  return 'length' in field && published.maxLength !== null && published.maxLength < field.length
}

/** What a published service lacks: fields that are not there, of another type, or with room for fewer characters. */
export function compareFields(
  { fields }: ServiceDefinition,
  published: ReadonlyMap<string, PublishedField>,
): FieldDifferences {
  const expected = Object.entries(fields)
  const missing = expected.flatMap(([name]) => (published.has(name) ? [] : [name]))
  const incorrect = expected.flatMap(([name, field]) => {
    const actual = published.get(name)
    const types = edmTypes[field.type]
    if (actual === undefined || (types.includes(actual.type) && !isShorter(field, actual))) return []
    const wanted = written(types.join(' / '), 'length' in field ? field.length : null)
    return [{ field: name, expected: wanted, published: written(actual.type, actual.maxLength) }]
  })
  return { missing, incorrect }
}
