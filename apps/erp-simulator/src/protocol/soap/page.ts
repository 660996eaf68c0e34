import { type PublishedService, rowsOf } from '../../services/published.ts'
import { writablePages } from '../../services/writable-pages.ts'
import type { Row } from '../../state/row.ts'
import { DialogError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { XmlElement } from '../xml.ts'
import { writeResult } from './envelope.ts'
import { needRow, parameterOf } from './operation.ts'
import { changePage } from './page-writes.ts'
import { pageNamespace } from './page-wsdl.ts'
import { findByKeyFields, readMultiple } from './read-multiple.ts'
import { findByRecordId, recordIdOf, resolveKey } from './row-key.ts'
import { writeRowXml } from './row-xml.ts'

type Read = (service: PublishedService, rows: readonly Row[], operation: XmlElement) => string

/** Absent is no fault: then the result is empty. */
const oneOrNothing = (service: PublishedService, row: Row | undefined): string =>
  row === undefined ? '' : writeRowXml(service, row)

const reads: Readonly<Record<string, Read>> = {
  Read: (service, rows, operation) => oneOrNothing(service, findByKeyFields(service, rows, operation)),
  ReadByRecId: (service, rows, operation) =>
    oneOrNothing(service, findByRecordId(service, rows, parameterOf(operation, 'recId'))),
  ReadMultiple: (service, rows, operation) => {
    const found = readMultiple(service, rows, operation)
    const list = found.map((row) => writeRowXml(service, row)).join('')
    return list === '' ? '' : `<ReadMultiple_Result>${list}</ReadMultiple_Result>`
  },
  IsUpdated: (service, rows, operation) => {
    const { row, isUpdated } = resolveKey(service, rows, parameterOf(operation, 'Key'))
    needRow(service, row)
    return `<IsUpdated_Result>${isUpdated}</IsUpdated_Result>`
  },
  GetRecIdFromKey: (service, rows, operation) => {
    const { row } = resolveKey(service, rows, parameterOf(operation, 'Key'))
    return `<GetRecIdFromKey_Result>${recordIdOf(service, needRow(service, row))}</GetRecIdFromKey_Result>`
  },
}

/** Runs one operation of a page. @throws ProtocolError or DialogError, which become faults */
export function callPage(parts: Parts, service: PublishedService, operation: XmlElement): string {
  const read = Object.hasOwn(reads, operation.name) ? reads[operation.name] : undefined
  const namespace = pageNamespace(service)
  if (read !== undefined)
    return writeResult(
      namespace,
      operation.name,
      read(service, rowsOf(service.name, parts.books, parts.faults), operation),
    )
  const content = writablePages.has(service.name) ? changePage({ service, books: parts.books }, operation) : null
  if (content === null) throw new DialogError(`The operation ${operation.name} does not exist on ${service.name}.`)
  return writeResult(namespace, operation.name, content)
}
