import { portaalKoppeling } from '@portal/erp-protocol/codeunit.ts'
import { company } from '../config.ts'
import type { Faults } from '../control/faults.ts'
import type { RequestLog } from '../control/request-log.ts'
import { type CodeunitParts, isProcedure, runProcedure } from '../services/codeunit.ts'
import { isServiceName, listPublished, publishedService, rowsOf } from '../services/published.ts'
import { odataRoot, readTarget, type Target } from './address.ts'
import { type Answer, emptyAnswer, jsonAnswer, xmlAnswer } from './answer.ts'
import { badRequest, DialogError, ProtocolError } from './errors.ts'
import { findByKey } from './find-by-key.ts'
import { writeMetadata } from './metadata.ts'
import { readPage, writeRow } from './read-page.ts'

export interface Incoming {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

export interface Parts extends CodeunitParts {
  readonly faults: Faults
  readonly log: RequestLog
}

type Resource = Extract<Target, { kind: 'resource' }>

const actionPrefix = `${portaalKoppeling.name}_`

function serviceDocument({ faults }: Parts, context: string): Answer {
  const value = listPublished(faults).map(({ name }) => ({ name, kind: 'EntitySet', url: name }))
  return jsonAnswer(200, JSON.stringify({ '@odata.context': `${context}$metadata`, value }))
}

function companies(context: string): Answer {
  const row = { Id: company.id, Name: company.name, Display_Name: company.name, Evaluation_Company: false }
  return jsonAnswer(200, JSON.stringify({ '@odata.context': `${context}$metadata#Company`, value: [row] }))
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
    throw new ProtocolError(405, 'BadRequest_MethodNotAllowed', `'${incoming.method}' requests are not allowed.`)
  if (!target.companyGiven)
    throw badRequest(`You must choose a company before you can access the '${portaalKoppeling.name}' web service.`)
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

function readResource(parts: Parts, target: Resource, incoming: Incoming): Answer {
  const service = publishedService(target.name, parts.faults)
  if (service === null || !isServiceName(target.name)) return emptyAnswer(404)
  if (incoming.method !== 'GET')
    throw new ProtocolError(
      405,
      'BadRequest_MethodNotAllowed',
      `'${incoming.method}' requests to '${target.name}' are not allowed.`,
    )
  const { url } = incoming
  const rows = rowsOf(target.name, parts.books, parts.faults)
  const contextAddress = `${url.origin}${odataRoot}/`
  if (target.keyText !== null) {
    const row = writeRow(service, findByKey(service, rows, target.keyText), Object.keys(service.fields))
    const context = `"@odata.context":${JSON.stringify(`${contextAddress}$metadata#${service.name}/$entity`)}`
    return jsonAnswer(200, `{${context},${row.slice(1)}`)
  }
  const prefer = /odata\.maxpagesize=(\d+)/.exec(String(incoming.headers.prefer ?? ''))?.[1]
  const maxPageSize = prefer === undefined ? null : Number(prefer)
  const address = `${url.origin}${url.pathname}`
  const page = readPage(service, rows, {
    query: url.searchParams,
    maxPageSize,
    address,
    contextAddress,
    repeatsRow: parts.faults.strike('duplicate-row', target.name) !== undefined,
  })
  return jsonAnswer(
    200,
    page.body,
    page.preferenceApplied === null ? {} : { 'preference-applied': page.preferenceApplied },
  )
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
      )
    case 'companies':
      return companies(context)
    case 'nothing':
      return emptyAnswer(404)
    case 'resource': {
      const isAction = target.name.startsWith(actionPrefix)
      return isAction ? callProcedure(parts, target, incoming) : readResource(parts, target, incoming)
    }
  }
}
