import { badRequest } from '../errors.ts'
import { readXml, type XmlElement } from '../xml.ts'

export const soapEnvelope = 'http://schemas.xmlsoap.org/soap/envelope/'

/** The one element of a message's body: the operation with its parameters. @throws ProtocolError when it is no SOAP */
export function readOperation(source: string): XmlElement {
  const root = readXml(source)
  const operation = root?.children.find((child) => child.name === 'Body')?.children[0]
  if (root?.name !== 'Envelope' || operation === undefined) throw badRequest('The message is not a SOAP envelope.')
  return operation
}

/** @param content the elements of the result, already as XML */
export function writeResult(namespace: string, operation: string, content: string): string {
  return `<Soap:Envelope xmlns:Soap="${soapEnvelope}"><Soap:Body><${operation}_Result xmlns="${namespace}">${content}</${operation}_Result></Soap:Body></Soap:Envelope>`
}
