import { portaalKoppeling } from '@portal/erp-protocol/codeunit.ts'
import { company } from '../config.ts'
import { isProcedure, runProcedure } from '../services/codeunit.ts'
import { listPublished } from '../services/published.ts'
import { odataRoot, type Resource, readTarget } from './address.ts'
import { type Answer, emptyAnswer, jsonAnswer, xmlAnswer } from './answer.ts'
import { answerResource } from './answer-resource.ts'
import { badRequest, companyNeeded, DialogError, methodNotAllowed, ProtocolError } from './errors.ts'
import { writeMetadata } from './metadata.ts'
import type { Incoming, Parts } from './parts.ts'

const actionPrefix = `${portaalKoppeling.name}_`

function serviceDocument({ faults }: Parts, context: string): Answer {
  const value = listPublished(faults).map(({ name }) => ({ name, kind: 'EntitySet', url: name }))
  return jsonAnswer(200, JSON.stringify({ '@odata.context': `${context}$metadata`, value }))
}

const companyRow = {
  Id: company.id,
  Name: company.name,
  Display_Name: company.name,
  Evaluation_Company: false,
}

function companies(context: string): Answer {
  return jsonAnswer(200, JSON.stringify({ '@odata.context': `${context}$metadata#Company`, value: [companyRow] }))
}

function oneCompany(context: string): Answer {
  return jsonAnswer(200, JSON.stringify({ '@odata.context': `${context}$metadata#Company/$entity`, ...companyRow }))
}

function readParameters(body: string): Readonly<Record<string, string>> {
  let given: unknown
  try {
    given = JSON.parse(body === '' ? '{}' : body)
  } catch {
    throw badRequest('The request body is not valid JSON.')
  }
  if (typeof given !== 'object' || given === null) throw badRequest('The request body must be an object.')
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
}

function callProcedure(parts: Parts, target: Resource, incoming: Incoming): Answer {
  const procedure = target.name.slice(actionPrefix.length)
  if (parts.faults.holds('unpublish', portaalKoppeling.name) || !isProcedure(procedure)) return emptyAnswer(404)
  if (incoming.method !== 'POST')
    throw methodNotAllowed(`'${incoming.method}' requests for '${target.name}' of EdmType 'Primitive'`)
  if (!target.companyGiven) throw companyNeeded(portaalKoppeling.name)
  try {
    const value = runProcedure(parts, procedure, readParameters(incoming.body))
    return jsonAnswer(
      200,
      JSON.stringify({ '@odata.context': `${incoming.url.origin}${odataRoot}/$metadata#Edm.String`, value }),
    )
  } catch (error) {
    if (error instanceof DialogError) throw new ProtocolError(400, 'Application_DialogException', error.message)
    throw error
  }
}

/** Answers one OData request, refusals included. */
export function answerOdata(parts: Parts, incoming: Incoming): Answer {
  const context = `${incoming.url.origin}${odataRoot}/`
  const target = readTarget(incoming.url.pathname, incoming.url.searchParams)
  switch (target.kind) {
    case 'document':
      return serviceDocument(parts, context)
    case 'metadata':
      return xmlAnswer(
        200,
        writeMetadata(
          listPublished(parts.faults),
          parts.faults.holds('unpublish', portaalKoppeling.name) ? null : portaalKoppeling.name,
        ),
        'application/xml',
      )
    case 'companies':
      return companies(context)
    case 'company':
      return oneCompany(context)
    case 'nothing':
      return emptyAnswer(404)
    case 'resource': {
      const isAction = target.name.startsWith(actionPrefix)
      return isAction ? callProcedure(parts, target, incoming) : answerResource(parts, target, incoming)
    }
  }
}
