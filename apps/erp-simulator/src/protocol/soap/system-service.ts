import { company } from '../../config.ts'
import { badRequest } from '../errors.ts'
import { escapeXml, type XmlElement } from '../xml.ts'
import { writeResult } from './envelope.ts'
import { writeWsdl } from './wsdl.ts'

const namespace = 'urn:microsoft-dynamics-schemas/nav/system/'
const name = 'SystemService'

export function systemWsdl(address: string): string {
  const operation = {
    name: 'Companies',
    parameters: [],
    result: [{ name: 'return_value', type: 'xsd:string', most: 'unbounded' }],
  } as const
  return writeWsdl({ namespace, name, serviceName: name, address, types: '', operations: [operation] })
}

/** The one operation of the service that every installation has: the names of the companies. */
export function callSystem(operation: XmlElement): string {
  if (operation.name !== 'Companies') throw badRequest(`The operation ${operation.name} does not exist.`)
  return writeResult(namespace, 'Companies', `<return_value>${escapeXml(company.name)}</return_value>`)
}

/** The list of services as discovery knows it: one reference to a description each. */
export function discoveryList(addresses: readonly string[]): string {
  const references = addresses.map(
    (address) => `<contractRef xmlns="http://schemas.xmlsoap.org/disco/scl/" ref="${escapeXml(address)}"/>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?><discovery xmlns="http://schemas.xmlsoap.org/disco/">${references.join('')}</discovery>`
}
