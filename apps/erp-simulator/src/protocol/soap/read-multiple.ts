import type { PublishedService } from '../../services/published.ts'
import { orderKey } from '../../state/order-key.ts'
import type { Row } from '../../state/row.ts'
import { parseCriteria } from '../criteria.ts'
import { badRequest } from '../errors.ts'
import { toComparable } from '../values.ts'
import type { XmlElement } from '../xml.ts'
import { parameterOf } from './operation.ts'
import { readFieldText } from './read-row-xml.ts'
import { readRowKey } from './row-key.ts'

type Test = (row: Row) => boolean

function readFilter(service: PublishedService, filter: XmlElement): Test {
  const name = parameterOf(filter, 'Field').trim()
  const field = Object.hasOwn(service.fields, name) ? service.fields[name] : undefined
  if (field === undefined) throw badRequest(`The field ${name} does not exist on ${service.name}.`)
  const test = parseCriteria(name, field, parameterOf(filter, 'Criteria'))
  return (row) => test(row[name])
}

/** Where a bookmark stands in the order of the rows, also when its row is gone. */
function orderOfBookmark(service: PublishedService, bookmark: string): string {
  const values = readRowKey(bookmark).keyValues
  return orderKey(service, Object.fromEntries(service.key.map((name, at) => [name, values[at]])))
}

/**
 * The rows that every filter lets through, after the bookmark, `setSize` of them at most: 0 is all, below 0 goes
 * backwards from the bookmark or the end.
 */
export function readMultiple(service: PublishedService, rows: readonly Row[], operation: XmlElement): readonly Row[] {
  const tests = operation.children.filter(({ name }) => name === 'filter').map((one) => readFilter(service, one))
  const sizeText = parameterOf(operation, 'setSize').trim()
  if (!/^-?\d+$/.test(sizeText)) throw badRequest('The setSize is not valid.')
  const size = Number(sizeText)
  const bookmark = parameterOf(operation, 'bookmarkKey').trim()
  const from = bookmark === '' ? null : orderOfBookmark(service, bookmark)
  const isPast = (row: Row): boolean => {
    if (from === null) return true
    const order = orderKey(service, row)
    return size < 0 ? order < from : order > from
  }
  const found = (size < 0 ? rows.toReversed() : rows).filter((row) => isPast(row) && tests.every((test) => test(row)))
  return size === 0 ? found : found.slice(0, Math.abs(size))
}

/** The row whose key fields the operation names. */
export function findByKeyFields(
  service: PublishedService,
  rows: readonly Row[],
  operation: XmlElement,
): Row | undefined {
  const wanted = service.key.map((name) => {
    const field = service.fields[name]
    if (field === undefined) throw badRequest(`The field ${name} does not exist on ${service.name}.`)
    const value = readFieldText(field, parameterOf(operation, name))
    const normal = field.type === 'Code' ? String(value).trim().toUpperCase() : value
    return { name, field, value: toComparable(field, normal) }
  })
  return rows.find((row) => wanted.every(({ name, field, value }) => toComparable(field, row[name]) === value))
}
