import { services } from '@portal/erp-protocol/services.ts'
import { company } from '../config.ts'
import { type PublishedService, publishedService, rowsOf } from '../services/published.ts'
import { writablePages } from '../services/writable-pages.ts'
import type { WritablePage } from '../services/write-page.ts'
import { odataRoot, type Resource } from './address.ts'
import { type Answer, emptyAnswer, jsonAnswer, plainAnswer } from './answer.ts'
import { companyNeeded, ProtocolError } from './errors.ts'
import { findByKey } from './find-by-key.ts'
import type { Incoming, Parts } from './parts.ts'
import { countRows, readPage, writeEntity } from './read-page.ts'
import { answerWrite, type EntityWrite, refuseMethod } from './write-entity.ts'

const contextAddress = ({ origin }: URL): string =>
  `${origin}${odataRoot}/$metadata#Company('${encodeURIComponent(company.name)}')/`

function writeResource(page: WritablePage, target: Resource, incoming: Incoming): Answer {
  const { method, url, headers, body } = incoming
  const write: EntityWrite = {
    method,
    keyText: target.keyText,
    body,
    ifMatch: headers['if-match'] === undefined ? undefined : String(headers['if-match']),
    prefer: String(headers.prefer ?? ''),
    address: `${url.origin}${url.pathname.replace(/\([^/]*\)$/, '')}`,
    contextAddress: contextAddress(url),
  }
  if (!writablePages.has(target.name)) throw refuseMethod(write, target.name)
  if (!target.companyGiven) throw companyNeeded(target.name)
  return answerWrite(page, write)
}

/** A query has an order of its own and takes no other. */
function checkOrder({ name }: PublishedService, query: URLSearchParams): void {
  if (services[name].kind === 'query' && query.has('$orderby'))
    throw new ProtocolError(501, 'BadRequest_MethodNotImplemented', `'${name}' does not support $orderby.`)
}

function readCollection(parts: Parts, service: PublishedService, incoming: Incoming): Answer {
  const { url, headers } = incoming
  checkOrder(service, url.searchParams)
  const prefer = /odata\.maxpagesize=(\d+)/.exec(String(headers.prefer ?? ''))?.[1]
  const page = readPage(service, rowsOf(service.name, parts.books, parts.faults), {
    query: url.searchParams,
    maxPageSize: prefer === undefined ? null : Number(prefer),
    // A link names the company, whatever the question did.
    address: `${url.origin}${odataRoot}/Company('${encodeURIComponent(company.name.replaceAll("'", "''"))}')/${service.name}`,
    contextAddress: contextAddress(url),
    repeatsRow: parts.faults.strike('duplicate-row', service.name) !== undefined,
  })
  const applied = page.preferenceApplied === null ? {} : { 'preference-applied': page.preferenceApplied }
  return jsonAnswer(200, page.body, applied)
}

/** Reads or writes a page or query; 404 without a body when it is not published. */
export function answerResource(parts: Parts, target: Resource, incoming: Incoming): Answer {
  const service = publishedService(target.name, parts.faults)
  if (service === null) return emptyAnswer(404)
  const { url, method } = incoming
  if (method !== 'GET') return writeResource({ service, books: parts.books }, target, incoming)
  if (target.isCount)
    return plainAnswer(countRows(service, rowsOf(service.name, parts.books, parts.faults), url.searchParams))
  if (target.keyText === null) return readCollection(parts, service, incoming)
  const row = findByKey(service, rowsOf(service.name, parts.books, parts.faults), target.keyText)
  return jsonAnswer(200, writeEntity(service, row, `${contextAddress(url)}${service.name}/$entity`))
}
