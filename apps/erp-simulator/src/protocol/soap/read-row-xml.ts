import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Row } from '../../state/row.ts'
import { badRequest } from '../errors.ts'
import { checkWritable } from '../read-entity.ts'
import type { Readable } from '../read-page.ts'
import { blankOf, readValue } from '../read-value.ts'
import type { XmlElement } from '../xml.ts'
import { memberName } from './row-xml.ts'

/** The value of an element: an empty one clears the field, an option has its name of the description. */
export function readFieldText(field: FieldType, text: string): unknown {
  if (text === '') return blankOf(field)
  if (field.type !== 'Option') return readValue(field, text)
  if (text === memberName('')) return ''
  return field.members.find((member) => memberName(member) === text) ?? text
}

/** The values of a row's element by field; what is left out stays as it is. The stamps are read-only and may come back. */
export function readRowXml(service: Readable, element: XmlElement, before: Row | null): Row {
  const given = element.children.filter(({ name }) => name !== 'Key')
  const values = given.flatMap(({ name, text }) => {
    const field = Object.hasOwn(service.fields, name) ? service.fields[name] : undefined
    if (field === undefined) throw badRequest(`The field ${name} does not exist on ${service.name}.`)
    const value = readFieldText(field, text)
    if (before !== null && String(before[name]) === String(value)) return []
    return [[name, value] as const]
  })
  for (const [name] of values) checkWritable(name)
  return Object.fromEntries(values)
}
