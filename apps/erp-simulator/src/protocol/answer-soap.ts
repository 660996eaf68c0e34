import { portaalKoppeling } from '@portal/erp-protocol/codeunit.ts'
import { instance } from '../config.ts'
import { runProcedure } from '../services/codeunit.ts'
import { type Answer, emptyAnswer, xmlAnswer } from './answer.ts'
import type { Incoming, Parts } from './answer-odata.ts'
import { DialogError, ProtocolError } from './errors.ts'
import { readSoapCall, writeSoapFault, writeSoapResult, writeWsdl } from './soap.ts'

export const soapRoot = `/${instance}/WS`

/** WSDL and calls of the codeunit; a business error is a fault with status 500. */
export function answerSoap(parts: Parts, incoming: Incoming): Answer {
  const known = incoming.url.pathname.endsWith(`/Codeunit/${portaalKoppeling.name}`)
  if (!known || parts.faults.holds('unpublish', portaalKoppeling.name)) return emptyAnswer(404)
  if (incoming.method === 'GET') return xmlAnswer(200, writeWsdl(`${incoming.url.origin}${incoming.url.pathname}`))
  try {
    const { procedure, given } = readSoapCall(incoming.body)
    return xmlAnswer(200, writeSoapResult(procedure, runProcedure(parts, procedure, given)))
  } catch (error) {
    if (error instanceof DialogError || error instanceof ProtocolError) return xmlAnswer(500, writeSoapFault(error))
    throw error
  }
}
