import { escapeXml } from '../xml.ts'

/** A part of an operation's element: name, XML type, and how often it occurs. */
export interface Part {
  readonly name: string
  readonly type: string
  readonly least?: 0 | 1
  readonly most?: 1 | 'unbounded'
}

export interface Operation {
  readonly name: string
  readonly parameters: readonly Part[]
  readonly result: readonly Part[]
}

export interface Description {
  readonly namespace: string
  /** Begins the names of port and binding. */
  readonly name: string
  readonly serviceName: string
  readonly address: string
  /** Types of the schema, as XML. */
  readonly types: string
  readonly operations: readonly Operation[]
}

export function element({ name, type, least = 1, most = 1 }: Part): string {
  return `<xsd:element minOccurs="${least}" maxOccurs="${most}" name="${name}" type="${type}"/>`
}

export function complexType(name: string, parts: readonly Part[]): string {
  return `<xsd:complexType name="${name}"><xsd:sequence>${parts.map(element).join('')}</xsd:sequence></xsd:complexType>`
}

export function enumeration(name: string, values: readonly string[]): string {
  const members = values.map((value) => `<xsd:enumeration value="${escapeXml(value)}"/>`).join('')
  return `<xsd:simpleType name="${name}"><xsd:restriction base="xsd:string">${members}</xsd:restriction></xsd:simpleType>`
}

function messageElement(name: string, parts: readonly Part[]): string {
  return `<xsd:element name="${name}"><xsd:complexType><xsd:sequence>${parts.map(element).join('')}</xsd:sequence></xsd:complexType></xsd:element>`
}

const message = (name: string): string =>
  `<message name="${name}"><part name="parameters" element="tns:${name}"/></message>`
const body = '<soap:body use="literal"/>'

/** Document/literal, as the real one describes its services: an operation has one element in and one out. */
export function writeWsdl(description: Description): string {
  const { namespace, name, serviceName, address, types, operations } = description
  const elements = operations.map(
    (one) => messageElement(one.name, one.parameters) + messageElement(`${one.name}_Result`, one.result),
  )
  const names = operations.map((one) => one.name)
  const messages = names.map((one) => message(one) + message(`${one}_Result`))
  const ports = names.map(
    (one) =>
      `<operation name="${one}"><input name="${one}" message="tns:${one}"/><output name="${one}_Result" message="tns:${one}_Result"/></operation>`,
  )
  const bindings = names.map(
    (one) =>
      `<operation name="${one}"><soap:operation soapAction="${namespace}:${one}" style="document"/><input name="${one}">${body}</input><output name="${one}_Result">${body}</output></operation>`,
  )
  return [
    `<?xml version="1.0" encoding="utf-8"?><definitions targetNamespace="${namespace}" xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:tns="${namespace}" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xsd="http://www.w3.org/2001/XMLSchema">`,
    `<types><xsd:schema elementFormDefault="qualified" targetNamespace="${namespace}">${types}${elements.join('')}</xsd:schema></types>`,
    ...messages,
    `<portType name="${name}_Port">${ports.join('')}</portType>`,
    `<binding name="${name}_Binding" type="tns:${name}_Port"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>${bindings.join('')}</binding>`,
    `<service name="${serviceName}"><port name="${name}_Port" binding="tns:${name}_Binding"><soap:address location="${escapeXml(address)}"/></port></service></definitions>`,
  ].join('')
}
