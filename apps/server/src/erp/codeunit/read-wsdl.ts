import { portaalKoppeling } from '@portal/erp-protocol/codeunit.ts'
import { classifyAnswer, unexpectedAnswer } from '../transport/classify-answer.ts'
import type { ErpClient } from '../transport/erp-client.ts'
import type { HttpAnswer } from '../transport/send-http.ts'
import { findElement, readXml, XmlError } from '../xml/read-xml.ts'

function proceduresIn(answer: HttpAnswer): readonly string[] {
  if (answer.status !== 200) throw classifyAnswer(answer, null, true)
  try {
    const operations = findElement(readXml(answer.text), 'portType')?.children ?? []
    return operations.flatMap(({ name, attributes }) => (name === 'operation' ? [attributes.name ?? ''] : []))
  } catch (error) {
    if (error instanceof XmlError) throw unexpectedAnswer(error.message, answer, true)
    throw error
  }
}

/** The procedures of the codeunit, as its description for SOAP clients names them. */
export function readWsdl(
  client: ErpClient,
  { soapBase, companyName }: { readonly soapBase: URL; readonly companyName: string },
): Promise<readonly string[]> {
  return client.request({
    method: 'GET',
    url: new URL(`WS/${encodeURIComponent(companyName)}/Codeunit/${portaalKoppeling.name}`, soapBase),
    priority: 'interactive',
    headers: { accept: 'text/xml' },
    isRepeatable: true,
    parse: proceduresIn,
  })
}
