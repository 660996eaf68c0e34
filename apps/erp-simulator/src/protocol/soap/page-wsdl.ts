import { writablePages } from '../../services/writable-pages.ts'
import type { Readable } from '../read-page.ts'
import { memberName, xmlTypeOf } from './row-xml.ts'
import { complexType, enumeration, type Operation, type Part, writeWsdl } from './wsdl.ts'

/** Namespaces of pages are in small letters. */
export const pageNamespace = (service: Readable): string =>
  `urn:microsoft-dynamics-schemas/page/${service.name.toLowerCase()}`

const key: Part = { name: 'Key', type: 'xsd:string' }

function optionTypes(service: Readable): string {
  return Object.entries(service.fields)
    .flatMap(([name, field]) =>
      field.type === 'Option'
        ? [enumeration(name, [...new Set([...field.members.map(memberName), memberName('')])])]
        : [],
    )
    .join('')
}

function typesOf(service: Readable): string {
  const { name, fields } = service
  const parts = Object.entries(fields).map(
    ([field, type]): Part => ({ name: field, type: xmlTypeOf(field, type), least: 0 }),
  )
  return [
    optionTypes(service),
    complexType(name, [{ ...key, least: 0 }, ...parts]),
    complexType(`${name}_List`, [{ name, type: `tns:${name}`, most: 'unbounded' }]),
    enumeration(`${name}_Fields`, Object.keys(fields)),
    complexType(`${name}_Filter`, [
      { name: 'Field', type: `tns:${name}_Fields` },
      { name: 'Criteria', type: 'xsd:string' },
    ]),
  ].join('')
}

function readOperations({ name, key: keyFields, fields }: Readable): readonly Operation[] {
  const one: Part = { name, type: `tns:${name}`, least: 0 }
  const keys = keyFields.flatMap((field): readonly Part[] => {
    const type = fields[field]
    return type === undefined ? [] : [{ name: field, type: xmlTypeOf(field, type) }]
  })
  return [
    { name: 'Read', parameters: keys, result: [one] },
    { name: 'ReadByRecId', parameters: [{ name: 'recId', type: 'xsd:string' }], result: [one] },
    {
      name: 'ReadMultiple',
      parameters: [
        { name: 'filter', type: `tns:${name}_Filter`, most: 'unbounded' },
        { name: 'bookmarkKey', type: 'xsd:string', least: 0 },
        { name: 'setSize', type: 'xsd:int' },
      ],
      result: [{ name: 'ReadMultiple_Result', type: `tns:${name}_List`, least: 0 }],
    },
    { name: 'IsUpdated', parameters: [key], result: [{ name: 'IsUpdated_Result', type: 'xsd:boolean' }] },
    { name: 'GetRecIdFromKey', parameters: [key], result: [{ name: 'GetRecIdFromKey_Result', type: 'xsd:string' }] },
  ]
}

function writeOperations({ name }: Readable): readonly Operation[] {
  const one: readonly Part[] = [{ name, type: `tns:${name}` }]
  const many: readonly Part[] = [{ name: `${name}_List`, type: `tns:${name}_List` }]
  return [
    { name: 'Create', parameters: one, result: one },
    { name: 'CreateMultiple', parameters: many, result: many },
    { name: 'Update', parameters: one, result: one },
    { name: 'UpdateMultiple', parameters: many, result: many },
    { name: 'Delete', parameters: [key], result: [{ name: 'Delete_Result', type: 'xsd:boolean' }] },
  ]
}

/** Describes a page; what may not be changed has no operations for it. */
export function pageWsdl(service: Readable, address: string): string {
  const { name } = service
  const operations = [...readOperations(service), ...(writablePages.has(name) ? writeOperations(service) : [])]
  const serviceName = `${name}_Service`
  return writeWsdl({
    namespace: pageNamespace(service),
    name,
    serviceName,
    address,
    types: typesOf(service),
    operations,
  })
}
