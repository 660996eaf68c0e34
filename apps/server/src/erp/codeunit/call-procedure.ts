import { type ProcedureName, portaalKoppeling } from '@portal/erp-protocol/codeunit.ts'
import { unexpectedAnswer } from '../transport/classify-answer.ts'
import type { ErpRequest } from '../transport/erp-client.ts'
import { parseJson } from '../transport/parse-json.ts'
import type { Priority } from '../transport/priority-queue.ts'
import type { HttpAnswer } from '../transport/send-http.ts'
import { readSoapAnswer, soapEnvelope } from './soap.ts'

export type WriteProtocol = 'odata-unbound' | 'soap'

export interface ProcedureCall {
  readonly procedure: ProcedureName
  readonly parameters: Readonly<Record<string, string>>
  readonly priority: Priority
  /** It changes nothing, so it may be asked again. */
  readonly isRepeatable: boolean
  readonly signal?: AbortSignal
}

export interface ProcedurePlace {
  readonly protocol: WriteProtocol
  /** Address of the instance with a slash at its end. */
  readonly base: URL
  /** Address of the SOAP services; the same instance on another port in many installations. */
  readonly soapBase: URL
  readonly companyName: string
}

function odataRequest(
  place: ProcedurePlace,
  call: ProcedureCall,
): Omit<ErpRequest<string>, 'priority' | 'isRepeatable'> {
  const url = new URL(`ODataV4/${portaalKoppeling.name}_${call.procedure}`, place.base)
  url.search = `?company=${encodeURIComponent(place.companyName)}`
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call.parameters),
    parse: (answer: HttpAnswer) => {
      const value = parseJson(answer, call.isRepeatable).value
      if (typeof value !== 'string') throw unexpectedAnswer('no text as result', answer, call.isRepeatable)
      return value
    },
  }
}

function soapRequest(
  place: ProcedurePlace,
  call: ProcedureCall,
): Omit<ErpRequest<string>, 'priority' | 'isRepeatable'> {
  const path = `WS/${encodeURIComponent(place.companyName)}/Codeunit/${portaalKoppeling.name}`
  const namespace = `urn:microsoft-dynamics-schemas/codeunit/${portaalKoppeling.name}`
  return {
    method: 'POST',
    url: new URL(path, place.soapBase),
    headers: {
      accept: 'text/xml',
      'content-type': 'text/xml; charset=utf-8',
      soapaction: `"${namespace}:${call.procedure}"`,
    },
    body: soapEnvelope(namespace, call.procedure, call.parameters),
    parse: (answer: HttpAnswer) => readSoapAnswer(answer, call.procedure, call.isRepeatable),
  }
}

/** The request that runs a procedure of the codeunit; its result is the text that the procedure returns. */
export function procedureRequest(place: ProcedurePlace, call: ProcedureCall): ErpRequest<string> {
  const { priority, isRepeatable, signal } = call
  const parts = place.protocol === 'soap' ? soapRequest(place, call) : odataRequest(place, call)
  return { ...parts, priority, isRepeatable, ...(signal === undefined ? {} : { signal }) }
}
