import { createHash } from 'node:crypto'
import type { Fields } from '@portal/erp-protocol/define-service.ts'
import type { Row } from '../state/row.ts'
import { badRequest } from './errors.ts'
import { parseFilter } from './filter.ts'
import { keyToken, positionToken, startOf } from './skip-token.ts'
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
  /** Address of the description up to the service's name. */
  readonly contextAddress: string
  /** Begin with the last row of the page before, as a feed does that moved meanwhile. */
  readonly repeatsRow?: boolean
}

interface NextPage {
  readonly token: string
  /** What is left of a `$top` that is more than a page. */
  readonly top: number | null
}

interface FoundRows {
  readonly page: readonly Row[]
  readonly next: NextPage | null
  readonly count: number | null
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
export function etagOf(row: Row): string {
  const stamp = createHash('sha256').update(String(row.Row_Version)).digest('base64')
  return `W/"${Buffer.from(`'44;${stamp}1;00;'`).toString('base64')}"`
}

/** What has no version cannot be changed by its etag either. */
function writeRow(service: Readable, row: Row, names: readonly string[]): string {
  const parts = names.flatMap((name) => {
    const field = service.fields[name]
    return field === undefined ? [] : [`${JSON.stringify(name)}:${toJson(field, row[name])}`]
  })
  const etag = row.Row_Version === undefined ? [] : [`"@odata.etag":${JSON.stringify(etagOf(row))}`]
  return `{${[...etag, ...parts].join(',')}}`
}

/** A row on its own, with the address of its description. */
export function writeEntity(service: Readable, row: Row, context: string): string {
  const body = writeRow(service, row, Object.keys(service.fields))
  return `{"@odata.context":${JSON.stringify(context)},${body.slice(1)}`
}

function nextLink(request: PageRequest, { token, top }: NextPage): string {
  const query = new URLSearchParams(request.query)
  // An option of the real one's own, which says nothing to anybody else.
  query.set('aid', 'FIN')
  query.delete('$skip')
  if (top !== null) query.set('$top', String(top))
  query.set('$skiptoken', token)
  return `${request.address}?${query.toString().replaceAll('%24', '$').replaceAll('+', '%20')}`
}

function matchesOf(service: Readable, query: URLSearchParams): (row: Row) => boolean {
  const filter = query.get('$filter')
  if (filter === null) return () => true
  return parseFilter(filter, { ...service, knowsIn: query.get('$schemaversion') === '2.1' })
}

/** How many rows match, for the address that ends in `/$count`. */
export function countRows(service: Readable, rows: readonly Row[], query: URLSearchParams): number {
  return rows.filter(matchesOf(service, query)).length
}

/** The rows that match, in their order, and those of this page; it looks no further than the page unless it counts. */
function findRows(service: Readable, rows: readonly Row[], request: PageRequest): FoundRows {
  const { query, maxPageSize } = request
  const matches = matchesOf(service, query)
  const order = query.get('$orderby')
  const ordered = order === null ? rows : sortRows(service, rows.filter(matches), order)
  const since = query.get('$skiptoken')
  const top = numberOption(query, '$top')
  const size = Math.min(maxPageSize ?? largestPage, largestPage, top ?? largestPage)
  let skip = since === null ? (numberOption(query, '$skip') ?? 0) : 0
  const shown: Row[] = []
  const begin = since === null ? 0 : startOf(service, ordered, { token: since, isByKey: order === null })
  let at = begin
  let end = at
  for (; at < ordered.length && shown.length <= size; at += 1) {
    const row = ordered[at]
    if (row === undefined || !matches(row)) continue
    if (skip > 0) skip -= 1
    else shown.push(row)
    if (shown.length === size) end = at + 1
  }
  const more = shown.length > size && (top === null || top > size)
  const asked = shown.slice(0, size)
  const repeated = request.repeatsRow === true ? (ordered.slice(0, begin).findLast(matches) ?? asked[0]) : undefined
  const page = repeated === undefined ? asked : [repeated, ...asked]
  const last = page.at(-1)
  const token = last === undefined ? null : order === null ? keyToken(service, last) : positionToken(end)
  const next = !more || token === null ? null : { token, top: top === null ? null : top - size }
  return { page, next, count: query.get('$count') === 'true' ? rows.filter(matches).length : null }
}

/**
 * One page of a collection. Unknown options are ignored, a `$top` within a page gives no next link, and a page is never
 * larger than the server's own limit: the three traps of the real thing.
 */
export function readPage(service: Readable, rows: readonly Row[], request: PageRequest): PageAnswer {
  const names = chosenFields(service, request.query)
  const { page, next, count } = findRows(service, rows, request)
  const parts = [`"@odata.context":${JSON.stringify(`${request.contextAddress}${service.name}`)}`]
  if (count !== null) parts.push(`"@odata.count":${count}`)
  parts.push(`"value":[${page.map((row) => writeRow(service, row, names)).join(',')}]`)
  if (next !== null) parts.push(`"@odata.nextLink":${JSON.stringify(nextLink(request, next))}`)
  return {
    body: `{${parts.join(',')}}`,
    preferenceApplied: request.maxPageSize === null ? null : `odata.maxpagesize=${request.maxPageSize}`,
  }
}
