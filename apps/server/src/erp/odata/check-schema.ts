import type { ServiceDefinition } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import { ErpError } from '../erp-error.ts'
import { findElement, readXml, type XmlElement, XmlError } from '../xml/read-xml.ts'

export interface PublishedField {
  readonly type: string
  readonly maxLength: number | null
}
/** Service name → its fields, as `$metadata` says. */
export type PublishedSchema = ReadonlyMap<string, ReadonlyMap<string, PublishedField>>

export const edmTypes: Readonly<Record<FieldType['type'], readonly string[]>> = {
  Code: ['Edm.String'],
  Text: ['Edm.String'],
  Option: ['Edm.String'],
  Decimal: ['Edm.Decimal'],
  Date: ['Edm.Date'],
  DateTime: ['Edm.DateTimeOffset'],
  Boolean: ['Edm.Boolean'],
  Integer: ['Edm.Int32', 'Edm.Int64'],
  BigInteger: ['Edm.Int64'],
  Guid: ['Edm.Guid'],
}

function fieldsOf(type: XmlElement): ReadonlyMap<string, PublishedField> {
  const properties = type.children.filter((child) => child.name === 'Property')
  return new Map(
    properties.map(({ attributes }) => {
      const length = Number.parseInt(attributes.MaxLength ?? '', 10)
      return [attributes.Name ?? '', { type: attributes.Type ?? '', maxLength: Number.isNaN(length) ? null : length }]
    }),
  )
}

/** Reads `$metadata`: each entity set with the fields of its type. */
export function readSchema(document: string): PublishedSchema {
  let top: XmlElement
  try {
    top = readXml(document)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    throw new ErpError('transient', `Unexpected answer of the back office: ${error.message}`, {
      code: 'UnexpectedAnswer',
      cause: error,
    })
  }
  const schemas = (findElement(top, 'DataServices')?.children ?? []).filter((child) => child.name === 'Schema')
  const parts = schemas.flatMap((schema) => schema.children)
  const types = new Map(
    parts.filter((part) => part.name === 'EntityType').map((part) => [part.attributes.Name ?? '', fieldsOf(part)]),
  )
  const sets = parts
    .filter((part) => part.name === 'EntityContainer')
    .flatMap((container) => container.children.filter((child) => child.name === 'EntitySet'))
  return new Map(
    sets.map(({ attributes }) => {
      const typeName = (attributes.EntityType ?? '').split('.').at(-1) ?? ''
      return [attributes.Name ?? '', types.get(typeName) ?? new Map()]
    }),
  )
}

/**
 * What a service lacks of the fields that the portal reads; empty when it can be read. A shorter text is no fault for
 * a reader. Fields that the portal does not know are ignored (failure mode 9).
 */
export function findSchemaFaults(
  service: ServiceDefinition,
  fields: readonly string[],
  schema: PublishedSchema,
): readonly string[] {
  const published = schema.get(service.name)
  if (published === undefined) return [`${service.name} is not published`]
  return fields.flatMap((name) => {
    const expected = service.fields[name]
    const actual = published.get(name)
    if (expected === undefined || actual === undefined) return [`${service.name}.${name} is missing`]
    if (edmTypes[expected.type].includes(actual.type)) return []
    return [`${service.name}.${name} is ${actual.type}, expected ${edmTypes[expected.type].join(' or ')}`]
  })
}
