import { portaalKoppeling, procedures } from '@portal/erp-protocol/codeunit.ts'
import { isProcedure } from '../services/codeunit.ts'
import { DialogError } from './errors.ts'
import { soapEnvelope } from './soap-fault.ts'
import { escapeXml, readXml, type XmlElement } from './xml.ts'

const namespace = `urn:microsoft-dynamics-schemas/codeunit/${portaalKoppeling.name}`

export interface SoapCall {
  readonly procedure: keyof typeof procedures
  readonly given: Readonly<Record<string, string>>
}

/** The procedure and parameters of a SOAP message. @throws DialogError when it is none of ours */
export function readSoapCall(source: string): SoapCall {
  const root = readXml(source)
  const body = root?.children.find((child) => child.name === 'Body')
  const element: XmlElement | undefined = body?.children[0]
  if (root?.name !== 'Envelope' || element === undefined) throw new DialogError('The message is not a SOAP envelope.')
  if (!isProcedure(element.name)) throw new DialogError(`The procedure ${element.name} does not exist.`)
  return {
    procedure: element.name,
    given: Object.fromEntries(element.children.map((child) => [child.name, child.text])),
  }
}

export function writeSoapResult(procedure: string, result: string): string {
  return `<Soap:Envelope xmlns:Soap="${soapEnvelope}"><Soap:Body><${procedure}_Result xmlns="${namespace}"><return_value>${escapeXml(result)}</return_value></${procedure}_Result></Soap:Body></Soap:Envelope>`
}

function elementOf(name: string, parts: readonly string[]): string {
  const inner = parts.map((part) => `<element minOccurs="1" maxOccurs="1" name="${part}" type="string"/>`).join('')
  return `<element name="${name}"><complexType><sequence>${inner}</sequence></complexType></element>`
}

/** Document/literal, one operation a procedure; codeunit namespaces keep their capitals. */
export function writeWsdl(address: string): string {
  const names = Object.entries(procedures)
  const types = names.map(
    ([name, parameters]) => elementOf(name, parameters) + elementOf(`${name}_Result`, ['return_value']),
  )
  const messages = names.map(
    ([name]) =>
      `<message name="${name}"><part name="parameters" element="tns:${name}"/></message><message name="${name}_Result"><part name="parameters" element="tns:${name}_Result"/></message>`,
  )
  const operations = names.map(
    ([name]) =>
      `<operation name="${name}"><input name="${name}" message="tns:${name}"/><output name="${name}_Result" message="tns:${name}_Result"/></operation>`,
  )
  const bindings = names.map(
    ([name]) =>
      `<operation name="${name}"><soap:operation soapAction="${namespace}:${name}" style="document"/><input name="${name}"><soap:body use="literal"/></input><output name="${name}_Result"><soap:body use="literal"/></output></operation>`,
  )
  const port = `${portaalKoppeling.name}_Port`
  const binding = `${portaalKoppeling.name}_Binding`
  return `<?xml version="1.0" encoding="utf-8"?><definitions targetNamespace="${namespace}" xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:tns="${namespace}" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"><types><schema elementFormDefault="qualified" targetNamespace="${namespace}" xmlns="http://www.w3.org/2001/XMLSchema">${types.join('')}</schema></types>${messages.join('')}<portType name="${port}">${operations.join('')}</portType><binding name="${binding}" type="tns:${port}"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>${bindings.join('')}</binding><service name="${portaalKoppeling.name}"><port name="${port}" binding="tns:${binding}"><soap:address location="${escapeXml(address)}"/></port></service></definitions>`
}
