import type { PublishedService } from '../../services/published.ts'
import type { Row } from '../../state/row.ts'
import { ProtocolError } from '../errors.ts'
import type { XmlElement } from '../xml.ts'

export const parameterOf = (operation: XmlElement, name: string): string =>
  operation.children.find((child) => child.name === name)?.text ?? ''

/** A row that its key names but that is gone. */
export function needRow(service: PublishedService, row: Row | undefined): Row {
  if (row === undefined) throw new ProtocolError(404, 'Internal_RecordNotFound', `The ${service.name} does not exist.`)
  return row
}
