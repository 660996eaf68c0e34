import { createHash } from 'node:crypto'
import type { Fields } from '@portal/erp-protocol/define-service.ts'
import type { Row } from '../state/row.ts'
import { badRequest } from './errors.ts'
import { parseFilter } from './filter.ts'
import { toComparable, toJson } from './values.ts'

export interface Readable {
  readonly name: string
  readonly key: readonly string[]
  readonly fields: Fields
}

export interface PageRequest {
  readonly query: URLSearchParams
  readonly maxPageSize: number | null
  /** The address without query, for the next link. */
  readonly address: string
  readonly contextAddress: string
}

export interface PageAnswer {
  readonly body: string
  readonly preferenceApplied: string | null
}

/** The server's own limit, as ODataServicesMaxPageSize. */
const largestPage = 20_000

function numberOption(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)
  if (text === null) return null
  if (!/^\d+$/.test(text)) throw badRequest(`Invalid value '${text}' for ${name} query option found.`)
  return Number(text)
}

function chosenFields(service: Readable, query: URLSearchParams): readonly string[] {
  const text = query.get('$select')
  if (text === null || text.trim() === '') return Object.keys(service.fields)
  const names = text.split(',').map((name) => name.trim())
  for (const name of names)
    if (!(name in service.fields))
      throw badRequest(`Could not find a property named '${name}' on type 'NAV.${service.name}'.`)
  return [...new Set([...service.key, ...names])]
}

function sortRows(service: Readable, rows: readonly Row[], order: string | null): readonly Row[] {
  if (order === null) return rows
  const keys = order.split(',').map((part) => {
    const [name = '', direction = 'asc'] = part.trim().split(/\s+/)
    const field = service.fields[name]
    if (field === undefined)
      throw badRequest(`Could not find a property named '${name}' on type 'NAV.${service.name}'.`)
    return { name, field, sign: direction === 'desc' ? -1 : 1 }
  })
  return [...rows].sort((a, b) => {
    for (const { name, field, sign } of keys) {
      const [x, y] = [toComparable(field, a[name]), toComparable(field, b[name])]
      if (x !== y) return x < y ? -sign : sign
    }
    return 0
  })
}

/** The etag changes with the row's version and means nothing to anybody else. */
function etagOf(row: Row): string {
  const stamp = createHash('sha1').update(String(row.Row_Version)).digest('base64').slice(0, 20)
  return `W/"${Buffer.from(`44;${stamp};00;`).toString('base64')}"`
}

export function writeRow(service: Readable, row: Row, names: readonly string[]): string {
  const parts = names.map((name) => {
    const field = service.fields[name]
    return field === undefined ? '' : `${JSON.stringify(name)}:${toJson(field, row[name])}`
  })
  return `{"@odata.etag":${JSON.stringify(etagOf(row))},${parts.join(',')}}`
}

/** Where the next page starts: the number of rows already given, opaque to the reader. */
function readToken(query: URLSearchParams): number {
  const token = query.get('$skiptoken')
  if (token === null) return 0
  const position = Number(Buffer.from(token, 'base64url').toString())
  if (!Number.isInteger(position) || position < 0) throw badRequest('The skip token is not valid.')
  return position
}

function nextLink(request: PageRequest, position: number): string {
  const query = new URLSearchParams(request.query)
  query.set('$skiptoken', Buffer.from(String(position)).toString('base64url'))
  return `${request.address}?${query.toString().replaceAll('%24', '$').replaceAll('+', '%20')}`
}

/**
 * One page of a collection. Unknown options are ignored, `$top` gives no next link, and a page is never larger than
 * the server's own limit: the three traps of the real thing.
 */
export function readPage(service: Readable, rows: readonly Row[], request: PageRequest): PageAnswer {
  const { query } = request
  const filter = query.get('$filter')
  const names = chosenFields(service, query)
  const matching = filter === null ? rows : rows.filter(parseFilter(filter, service))
  const ordered = sortRows(service, matching, query.get('$orderby'))
  const start = readToken(query) + (query.has('$skiptoken') ? 0 : (numberOption(query, '$skip') ?? 0))
  const top = numberOption(query, '$top')
  const size = Math.min(request.maxPageSize ?? largestPage, largestPage, top ?? largestPage)
  const shown = ordered.slice(start, start + size)
  const more = top === null && start + size < ordered.length
  const parts = [`"@odata.context":${JSON.stringify(`${request.contextAddress}$metadata#${service.name}`)}`]
  if (query.get('$count') === 'true') parts.push(`"@odata.count":${matching.length}`)
  parts.push(`"value":[${shown.map((row) => writeRow(service, row, names)).join(',')}]`)
  if (more) parts.push(`"@odata.nextLink":${JSON.stringify(nextLink(request, start + size))}`)
  return {
    body: `{${parts.join(',')}}`,
    preferenceApplied: request.maxPageSize === null ? null : `odata.maxpagesize=${request.maxPageSize}`,
  }
}
