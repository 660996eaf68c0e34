import { portaalKoppeling } from '@portal/erp-protocol/codeunit.ts'
import { company, instance } from '../config.ts'
import { runProcedure } from '../services/codeunit.ts'
import { type Answer, emptyAnswer, xmlAnswer } from './answer.ts'
import type { Incoming, Parts } from './answer-odata.ts'
import { companyNotFound, DialogError, ProtocolError } from './errors.ts'
import { readSoapCall, writeSoapResult, writeWsdl } from './soap.ts'
import { writeSoapFault } from './soap-fault.ts'

export const soapRoot = `/${instance}/WS`

const address = new RegExp(`^${soapRoot}/(?:([^/]+)/)?Codeunit/${portaalKoppeling.name}$`)

/** WSDL and calls of the codeunit; a business error is a fault with status 500. Without a company it is the only one. */
export function answerSoap(parts: Parts, incoming: Incoming): Answer {
  const match = address.exec(incoming.url.pathname)
  if (match === null || parts.faults.holds('unpublish', portaalKoppeling.name)) return emptyAnswer(404)
  const named = match[1] === undefined ? company.name : decodeURIComponent(match[1])
  if (named !== company.name) return xmlAnswer(500, writeSoapFault(companyNotFound()))
  if (incoming.method === 'GET') return xmlAnswer(200, writeWsdl(`${incoming.url.origin}${incoming.url.pathname}`))
  try {
    const { procedure, given } = readSoapCall(incoming.body)
    return xmlAnswer(200, writeSoapResult(procedure, runProcedure(parts, procedure, given)))
  } catch (error) {
    if (error instanceof DialogError || error instanceof ProtocolError) return xmlAnswer(500, writeSoapFault(error))
    throw error
  }
}
