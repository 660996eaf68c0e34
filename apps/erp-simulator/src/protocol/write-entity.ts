import { insertion, modification, removal, type WritablePage } from '../services/write-page.ts'
import type { Row } from '../state/row.ts'
import { type Answer, emptyAnswer, jsonAnswer } from './answer.ts'
import { methodNotAllowed, ProtocolError } from './errors.ts'
import { findByKey } from './find-by-key.ts'
import { readEntity } from './read-entity.ts'
import { etagOf, writeEntity } from './read-page.ts'
import { writeLiteral } from './values.ts'

/** A request that changes a page. */
export interface EntityWrite {
  readonly method: string
  /** Null for the collection. */
  readonly keyText: string | null
  readonly body: string
  readonly ifMatch: string | undefined
  readonly prefer: string
  /** Address of the collection. */
  readonly address: string
  readonly contextAddress: string
}

/** A modification must say which state of the row it is about, or that any state will do. */
function checkMatch(row: Row, { method, ifMatch }: EntityWrite): void {
  if (ifMatch === undefined && method === 'PATCH')
    throw new ProtocolError(
      400,
      'BadRequest_InvalidToken',
      'Could not validate the client concurrency token required by the service. Please provide a valid token in the client request.',
    )
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== etagOf(row))
    throw new ProtocolError(409, 'Request_EntityChanged', 'Another user has already changed the record.')
}

function answerRow(page: WritablePage, row: Row, write: EntityWrite): Answer {
  const { key, fields, name } = page.service
  const literals = key.map((part) => {
    const field = fields[part]
    return `${part}=${field === undefined ? '' : writeLiteral(field, row[part])}`
  })
  const address = `${write.address}(${literals.join(',')})`
  if (/return[-=](no-content|minimal)/.test(write.prefer))
    return { ...emptyAnswer(204), headers: { 'odata-entityid': address, location: address } }
  const body = writeEntity(page.service, row, `${write.contextAddress}${name}/$entity`)
  return write.method === 'POST' ? jsonAnswer(201, body, { location: address }) : jsonAnswer(200, body)
}

const writesCollection: ReadonlySet<string> = new Set(['POST'])
const writesRow: ReadonlySet<string> = new Set(['PATCH', 'DELETE'])

export function refuseMethod({ method, keyText }: EntityWrite, name: string): ProtocolError {
  const kind = keyText === null ? 'Collection' : 'Entity'
  return methodNotAllowed(`'${method}' requests for '${name}' of EdmType '${kind}'`)
}

/** Adds, changes or deletes one row of a page. @throws ProtocolError for what the page or its state refuses */
export function answerWrite(page: WritablePage, write: EntityWrite): Answer {
  const { service, books } = page
  const { method, keyText, body } = write
  if (!(keyText === null ? writesCollection : writesRow).has(method)) throw refuseMethod(write, service.name)
  if (keyText === null) {
    const change = insertion(page, readEntity(service, body))
    books.commit({ changes: [change] })
    return answerRow(page, change.row, write)
  }
  const before = findByKey(service, books.store.all(service.name), keyText)
  checkMatch(before, write)
  if (method === 'DELETE') {
    books.commit({ changes: [removal(page, before)] })
    return emptyAnswer(204)
  }
  const { changes, row } = modification(page, before, readEntity(service, body))
  books.commit({ changes })
  return answerRow(page, row, write)
}
