import { badRequest } from '../errors.ts'
import { readXml, type XmlElement } from '../xml.ts'

export const soapEnvelope = 'http://schemas.xmlsoap.org/soap/envelope/'

const isIllegal = (code: number): boolean => code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d

/** @throws ProtocolError for a character that no message may hold, written out or as a reference */
function checkCharacters(source: string): void {
  const plain = source.replaceAll(/&#(x[0-9a-f]+|\d+);/gi, (_, reference: string) =>
    String.fromCodePoint(Number(reference.replace(/^x/i, '0x'))),
  )
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at)
    if (!isIllegal(code)) continue
    const hexadecimal = code.toString(16).toUpperCase().padStart(2, '0')
    throw badRequest(`'.', hexadecimal value 0x${hexadecimal}, is an invalid character.`)
  }
}

/** The one element of a message's body: the operation with its parameters. @throws ProtocolError when it is no SOAP */
export function readOperation(source: string): XmlElement {
  checkCharacters(source)
  const root = readXml(source)
  const operation = root?.children.find((child) => child.name === 'Body')?.children[0]
  if (root?.name !== 'Envelope' || operation === undefined) throw badRequest('The message is not a SOAP envelope.')
  return operation
}

/** @param content the elements of the result, already as XML */
export function writeResult(namespace: string, operation: string, content: string): string {
  return `<Soap:Envelope xmlns:Soap="${soapEnvelope}"><Soap:Body><${operation}_Result xmlns="${namespace}">${content}</${operation}_Result></Soap:Body></Soap:Envelope>`
}
