import { type ContentResult, type LookupResult, type ProcedureName, procedures } from '@portal/erp-protocol/codeunit.ts'
import type { Drawing } from '../company/contract.ts'
import { DialogError } from '../protocol/errors.ts'
import type { Books } from '../state/books.ts'
import { createRequest } from './create-request.ts'
import { getStock } from './get-stock.ts'

export interface CodeunitParts {
  readonly books: Books
  readonly draw: (parentType: string, no: string) => Drawing | null
}

type Arguments = Readonly<Record<string, string>>

function lookUp(books: Books, externalId: string): LookupResult {
  const stored = books.store.inbox(externalId)
  if (stored === undefined) return { found: false, ok: true, alreadyExisted: false, no: '', status: '', errors: [] }
  // The inbox holds answers of CreateRequest.
  const answer = stored.answer as LookupResult
  const request = books.store.find('PortaalAanvraag', answer.no)
  return { ...answer, found: true, alreadyExisted: true, status: String(request?.Status ?? answer.status) }
}

function image(parts: CodeunitParts, { parentType = '', no = '' }: Arguments): ContentResult {
  const drawing = parts.draw(parentType, no.toUpperCase())
  if (drawing === null) throw new DialogError(`There is no image of ${parentType} ${no}.`)
  return { ok: true, mimeType: drawing.mimeType, base64: drawing.content.toString('base64'), errors: [] }
}

export function isProcedure(name: string): name is ProcedureName {
  return Object.hasOwn(procedures, name)
}

/** Runs one procedure; its result is the text that both protocols hand out. */
export function runProcedure(parts: CodeunitParts, name: ProcedureName, given: Arguments): string {
  switch (name) {
    case 'Ping':
      return JSON.stringify({ ok: true, now: parts.books.clock.now().toISOString() })
    case 'CreateRequest':
      return JSON.stringify(createRequest(parts.books, given.externalId ?? '', given.payload ?? ''))
    case 'GetByExternalId':
      return JSON.stringify(lookUp(parts.books, given.externalId ?? ''))
    case 'GetImage':
      return JSON.stringify(image(parts, given))
    case 'GetStock':
      return JSON.stringify(getStock(parts.books.store, given.locationNo ?? '', given.filter ?? ''))
    default:
      throw new DialogError(`${name} is not set up in this company.`)
  }
}
