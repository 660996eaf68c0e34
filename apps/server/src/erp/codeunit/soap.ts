import { type BackOfficeFault, classifyAnswer, unexpectedAnswer } from '../transport/classify-answer.ts'
import type { HttpAnswer } from '../transport/send-http.ts'
import { escapeXml, findElement, readXml, type XmlElement, XmlError } from '../xml/read-xml.ts'

const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/'

/** @param parameters in the order of the procedure; strict servers read them by position */
export function soapEnvelope(
  namespace: string,
  procedure: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const values = Object.entries(parameters).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
  const body = `<${procedure} xmlns="${namespace}">${values.join('')}</${procedure}>`
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${soapNamespace}"><s:Body>${body}</s:Body></s:Envelope>`
}

function faultIn(document: XmlElement): BackOfficeFault | null {
  const fault = findElement(document, 'Fault')
  if (fault === null) return null
  const code = findElement(fault, 'faultcode')?.text ?? ''
  return {
    // `a:Microsoft.Dynamics.Nav.Types.Exceptions.NavNCLDialogException`
    code:
      code
        .slice(code.indexOf(':') + 1)
        .split('.')
        .at(-1) ?? code,
    message: findElement(fault, 'faultstring')?.text ?? '',
  }
}

/**
 * The text a procedure returned. Every business refusal comes as status 500 with a fault, so the fault decides.
 * @throws ErpError for every refusal and for an answer that is no SOAP
 */
export function readSoapAnswer(answer: HttpAnswer, procedure: string, isRepeatable: boolean): string {
  const isXml = (answer.headers['content-type'] ?? '').includes('xml')
  const isGood = answer.status >= 200 && answer.status < 300
  if (!isXml && !isGood) throw classifyAnswer(answer, null, isRepeatable)
  let document: XmlElement
  try {
    document = readXml(answer.text)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    throw unexpectedAnswer(error.message, answer, isRepeatable)
  }
  const fault = faultIn(document)
  if (!isGood || fault !== null) throw classifyAnswer(answer, fault, isRepeatable)
  const result = findElement(document, `${procedure}_Result`)
  const value = result === null ? null : findElement(result, 'return_value')
  if (value === null) throw unexpectedAnswer('no return value', answer, isRepeatable)
  return value.text
}
