import {
  type ContentResult,
  type LookupResult,
  type ProcedureName,
  procedures,
  type WriteResult,
} from '@portal/erp-protocol/codeunit.ts'
import type { Drawing } from '../company/contract.ts'
import { drawPhoto } from '../company/draw-image.ts'
import { DialogError } from '../protocol/errors.ts'
import type { Books } from '../state/books.ts'
import { rowWith } from '../state/typed-rows.ts'
import { addComplaintDocument, addComplaintLine, createComplaint } from './complaints.ts'
import { checkLocationNo, createLocation } from './create-location.ts'
import { createRequest } from './create-request.ts'
import { deregisterLocation } from './deregister-location.ts'
import { getDocument, getInvoicePdf } from './get-content.ts'
import { getStock } from './get-stock.ts'
import { requestLocation } from './request-location.ts'

export interface CodeunitParts {
  readonly books: Books
  readonly draw: (parentType: string, no: string) => Drawing | null
}

type Arguments = Readonly<Record<string, string>>

/** The status now of what a writing procedure made. */
function statusOf({ store }: Books, no: string): string | undefined {
  return (
    rowWith(store, 'PortaalAanvraag', { No: no })?.Status ??
    rowWith(store, 'PortaalKlacht', { No: no })?.Status ??
    rowWith(store, 'PortaalLocatie', { No: no })?.State
  )
}

function lookUp(books: Books, externalId: string): LookupResult {
  const stored = books.store.inbox(externalId)
  if (stored === undefined) return { found: false, ok: true, alreadyExisted: false, no: '', status: '', errors: [] }
  // The inbox holds answers of writing procedures.
  const answer = stored.answer as WriteResult
  const asked = books.store.locationRequest(answer.no)
  const no = asked?.givenNo ?? answer.no
  return { ...answer, no, found: true, alreadyExisted: true, status: statusOf(books, no) ?? answer.status }
}

/** The drawing of a type, or the photo of an order or exit order that has one. */
function findImage({ books, draw }: CodeunitParts, parentType: string, no: string): Drawing | null {
  if (parentType === 'Soort') return draw(parentType, no)
  const known = books.store.where('PortaalAfbeelding', 'Parent_No', no).some((row) => row.Parent_Type === parentType)
  return known ? drawPhoto(no) : null
}

function image(parts: CodeunitParts, { parentType = '', no = '' }: Arguments): ContentResult {
  const drawing = findImage(parts, parentType, no.toUpperCase())
  if (drawing === null) throw new DialogError(`There is no image of ${parentType} ${no}.`)
  return { ok: true, mimeType: drawing.mimeType, base64: drawing.content.toString('base64'), errors: [] }
}

export function isProcedure(name: string): name is ProcedureName {
  return Object.hasOwn(procedures, name)
}

type Run = (parts: CodeunitParts, given: Arguments) => object

const runs: Readonly<Record<ProcedureName, Run>> = {
  Ping: ({ books }) => ({ ok: true, now: books.clock.now().toISOString() }),
  CreateRequest: ({ books }, { externalId = '', payload = '' }) => createRequest(books, externalId, payload),
  GetByExternalId: ({ books }, { externalId = '' }) => lookUp(books, externalId),
  CheckLocationNo: ({ books }, { no = '' }) => checkLocationNo(books.store, no),
  CreateLocation: ({ books }, { externalId = '', payload = '' }) => createLocation(books, externalId, payload),
  RequestLocation: ({ books }, { externalId = '', payload = '' }) => requestLocation(books, externalId, payload),
  DeregisterLocation: ({ books }, { externalId = '', locationNo = '', force = '' }) =>
    deregisterLocation(books, externalId, { locationNo, force }),
  CreateComplaint: ({ books }, { externalId = '', payload = '' }) => createComplaint(books, externalId, payload),
  AddComplaintLine: ({ books }, { externalId = '', payload = '' }) => addComplaintLine(books, externalId, payload),
  AddComplaintDocument: ({ books }, { externalId = '', complaintNo = '', fileName = '', base64 = '' }) =>
    addComplaintDocument(books, externalId, { complaintNo, fileName, base64 }),
  GetDocument: ({ books }, { entryNo = '' }) => getDocument(books, entryNo),
  GetInvoicePdf: ({ books }, { no = '' }) => getInvoicePdf(books, no),
  GetImage: image,
  GetStock: ({ books }, { locationNo = '', filter = '' }) => getStock(books.store, locationNo, filter),
}

/** Runs one procedure; its result is the text that both protocols hand out. */
export function runProcedure(parts: CodeunitParts, name: ProcedureName, given: Arguments): string {
  return JSON.stringify(runs[name](parts, given))
}
