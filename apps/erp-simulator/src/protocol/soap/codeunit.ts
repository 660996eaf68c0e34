import { portaalKoppeling, procedures } from '@portal/erp-protocol/codeunit.ts'
import { type CodeunitParts, isProcedure, runProcedure } from '../../services/codeunit.ts'
import { DialogError } from '../errors.ts'
import { escapeXml, type XmlElement } from '../xml.ts'
import { writeResult } from './envelope.ts'
import { writeWsdl } from './wsdl.ts'

const { name } = portaalKoppeling
/** Namespaces of codeunits keep their capitals. */
const namespace = `urn:microsoft-dynamics-schemas/codeunit/${name}`

export function codeunitWsdl(address: string): string {
  const operations = Object.entries(procedures).map(([procedure, parameters]) => ({
    name: procedure,
    parameters: parameters.map((parameter) => ({ name: parameter, type: 'xsd:string' })),
    result: [{ name: 'return_value', type: 'xsd:string' }],
  }))
  return writeWsdl({ namespace, name, serviceName: name, address, types: '', operations })
}

/** @throws DialogError for a procedure that is not there, and whatever the procedure refuses */
export function callCodeunit(parts: CodeunitParts, operation: XmlElement): string {
  if (!isProcedure(operation.name)) throw new DialogError(`The procedure ${operation.name} does not exist.`)
  const given = Object.fromEntries(operation.children.map((child) => [child.name, child.text]))
  const result = runProcedure(parts, operation.name, given)
  return writeResult(namespace, operation.name, `<return_value>${escapeXml(result)}</return_value>`)
}
