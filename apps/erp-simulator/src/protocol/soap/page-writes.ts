import { insertion, modification, type Put, removal, type WritablePage } from '../../services/write-page.ts'
import type { Row } from '../../state/row.ts'
import type { Change } from '../../state/store.ts'
import { ProtocolError } from '../errors.ts'
import type { XmlElement } from '../xml.ts'
import { needRow, parameterOf } from './operation.ts'
import { readRowXml } from './read-row-xml.ts'
import { recordIdOf, resolveKey } from './row-key.ts'
import { writeRowXml } from './row-xml.ts'

const rowsIn = (operation: XmlElement, name: string): readonly XmlElement[] =>
  operation.children.flatMap((child) => (child.name === name ? [child] : child.children))

/** The row that a key names, as it was when the key was given. @throws ProtocolError when it changed or is gone */
function unchangedRow({ service, books }: WritablePage, key: string): Row {
  const { row, isUpdated } = resolveKey(service, books.store.all(service.name), key)
  const there = needRow(service, row)
  if (isUpdated)
    throw new ProtocolError(409, 'Request_EntityChanged', `Other user has modified ${recordIdOf(service, there)}.`)
  return there
}

/** All or nothing: every row is checked before the first is written, also against the others. */
function create(page: WritablePage, elements: readonly XmlElement[]): readonly Row[] {
  const puts: Put[] = []
  for (const element of elements) puts.push(insertion(page, readRowXml(page.service, element, null), puts))
  page.books.commit({ changes: puts })
  return puts.map(({ row }) => row)
}

function update(page: WritablePage, elements: readonly XmlElement[]): readonly Row[] {
  const done = elements.map((element) => {
    const before = unchangedRow(page, parameterOf(element, 'Key'))
    return modification(page, before, readRowXml(page.service, element, before))
  })
  page.books.commit({ changes: done.flatMap(({ changes }): readonly Change[] => changes) })
  return done.map(({ row }) => row)
}

/** Changes a page; null for an operation that a page does not have. */
export function changePage(page: WritablePage, operation: XmlElement): string | null {
  const { service, books } = page
  const write = (rows: readonly Row[]): string => rows.map((row) => writeRowXml(service, row)).join('')
  const list = (rows: readonly Row[]): string => `<${service.name}_List>${write(rows)}</${service.name}_List>`
  switch (operation.name) {
    case 'Create':
      return write(create(page, rowsIn(operation, service.name)))
    case 'CreateMultiple':
      return list(create(page, rowsIn(operation, service.name)))
    case 'Update':
      return write(update(page, rowsIn(operation, service.name)))
    case 'UpdateMultiple':
      return list(update(page, rowsIn(operation, service.name)))
    case 'Delete': {
      books.commit({ changes: [removal(page, unchangedRow(page, parameterOf(operation, 'Key')))] })
      return '<Delete_Result>true</Delete_Result>'
    }
    default:
      return null
  }
}
