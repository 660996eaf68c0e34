import type { WriteResult } from '@portal/erp-protocol/codeunit.ts'
import { portaalKlacht, portaalKlachtRegel } from '@portal/erp-protocol/services/complaints.ts'
import { mimeTypeOf } from '../documents/document-content.ts'
import { DialogError } from '../protocol/errors.ts'
import type { Books } from '../state/books.ts'
import { changeOf } from '../state/change-of.ts'
import { dayOf } from '../state/clock.ts'
import type { Store } from '../state/store.ts'
import { type RowOf, rowsWhere, rowWith } from '../state/typed-rows.ts'
import { asCode, checkLengths, readPayload } from './read-payload.ts'
import { storeOnce, type Work } from './store-once.ts'

const series = 'complaint'
const firstLine = 10_000
const largestDocument = 10 * 1024 * 1024

function findComplaint(store: Store, no: string): RowOf<'PortaalKlacht'> {
  const found = rowWith(store, 'PortaalKlacht', { No: asCode(no) })
  if (found === undefined) throw new DialogError(`De klacht ${no} bestaat niet.`)
  return found
}

/** The number of the next comment line of a complaint. */
export function nextLineNo(store: Store, complaintNo: string): number {
  const lines = rowsWhere(store, 'PortaalKlachtRegel', { field: 'Complaint_No', value: complaintNo })
  return Math.max(0, ...lines.map(({ Line_No }) => Line_No)) + firstLine
}

function checkComplaint(store: Store, of: { locationNo: string; invoiceNo: string; description: string }): void {
  if (of.description.trim() === '') throw new DialogError('De omschrijving van de klacht moet zijn ingevuld.')
  if (rowWith(store, 'PortaalLocatie', { No: asCode(of.locationNo) }) === undefined)
    throw new DialogError(`De locatie ${of.locationNo} bestaat niet.`)
  if (of.invoiceNo === '') return
  const invoice = rowWith(store, 'PortaalFactuur', { No: asCode(of.invoiceNo) })
  if (invoice?.Location_No !== asCode(of.locationNo))
    throw new DialogError(`De factuur ${of.invoiceNo} bestaat niet op locatie ${of.locationNo}.`)
}

/** Stores a complaint with its note as the first comment line (series KP). */
export function createComplaint(books: Books, externalId: string, text: string): WriteResult {
  const { store, clock } = books
  return storeOnce(books, { externalId, content: `CreateComplaint\n${text}` }, (): Work => {
    const payload = readPayload('CreateComplaint', text)
    checkComplaint(store, payload)
    const counter = store.next(series)
    const at = clock.now()
    const No = `KP${dayOf(at).slice(2, 4)}-${String(counter).padStart(5, '0')}`
    const complaint: RowOf<'PortaalKlacht'> = {
      No,
      External_Id: externalId.toLowerCase(),
      Description: payload.description,
      Complaint_Type: payload.complaintType,
      Location_No: asCode(payload.locationNo),
      Invoice_No: asCode(payload.invoiceNo),
      Phone_No: payload.phoneNo,
      Urgency: payload.urgency,
      Reference: payload.reference,
      Status: 'Ontvangen',
      Received_At: at.toISOString(),
      Expected_Date: payload.expectedDate,
      Resolved_Date: null,
      Reported_By: asCode(payload.reportedBy),
    }
    checkLengths(complaint, portaalKlacht.fields)
    const note = {
      ...{ Complaint_No: No, Line_No: firstLine, External_Id: externalId.toLowerCase(), Text: payload.note },
      ...{ Author: complaint.Reported_By, Created_At: at.toISOString() },
    }
    checkLengths(note, portaalKlachtRegel.fields)
    const lines = payload.note === '' ? [] : [changeOf({ store, at }, 'PortaalKlachtRegel', note)]
    const changes = [changeOf({ store, at }, 'PortaalKlacht', complaint), ...lines]
    return { no: No, status: complaint.Status, changes, counters: { [series]: counter } }
  })
}

/** Adds a comment; one on a complaint that was closed opens it again. */
export function addComplaintLine(books: Books, externalId: string, text: string): WriteResult {
  const { store, clock } = books
  return storeOnce(books, { externalId, content: `AddComplaintLine\n${text}` }, (): Work => {
    const payload = readPayload('AddComplaintLine', text)
    const complaint = findComplaint(store, payload.complaintNo)
    if (payload.text.trim() === '') throw new DialogError('De tekst van de regel moet zijn ingevuld.')
    const at = clock.now()
    const line: RowOf<'PortaalKlachtRegel'> = {
      ...{ Complaint_No: complaint.No, Line_No: nextLineNo(store, complaint.No), Text: payload.text },
      ...{ External_Id: externalId.toLowerCase(), Author: asCode(payload.author), Created_At: at.toISOString() },
    }
    checkLengths(line, portaalKlachtRegel.fields)
    const isClosed = complaint.Status === 'Afgehandeld'
    const after = isClosed ? { ...complaint, Status: 'In behandeling' as const, Resolved_Date: null } : complaint
    const reopened = isClosed ? [changeOf({ store, at }, 'PortaalKlacht', after)] : []
    const changes = [changeOf({ store, at }, 'PortaalKlachtRegel', line), ...reopened]
    return { no: complaint.No, status: after.Status, changes }
  })
}

function readContent(base64: string): Buffer {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new DialogError('De inhoud van het document is geen base64.')
  const content = Buffer.from(base64, 'base64')
  if (content.length > largestDocument) throw new DialogError('Het document is groter dan 10 MB.')
  return content
}

/** Keeps a document with a complaint; `no` of the answer is its entry number. */
export function addComplaintDocument(
  books: Books,
  externalId: string,
  given: { readonly complaintNo: string; readonly fileName: string; readonly base64: string },
): WriteResult {
  const { store, clock } = books
  const content = ['AddComplaintDocument', given.complaintNo, given.fileName, given.base64].join('\n')
  return storeOnce(books, { externalId, content }, (): Work => {
    const complaint = findComplaint(store, given.complaintNo)
    const mimeType = mimeTypeOf(given.fileName)
    if (mimeType === null) throw new DialogError(`Het bestandstype van ${given.fileName} is niet toegestaan.`)
    const file = books.files.put(readContent(given.base64))
    const entryNo = store.next('document')
    const at = clock.now()
    const row: RowOf<'PortaalDocument'> = {
      ...{ Entry_No: entryNo, Parent_Type: 'Klacht', Parent_No: complaint.No, File_Name: given.fileName },
      ...{ Mime_Type: mimeType, Document_Date: dayOf(at), Size: file.size, Hash: file.hash },
    }
    const changes = [changeOf({ store, at }, 'PortaalDocument', row)]
    return { no: String(entryNo), status: complaint.Status, changes, counters: { document: entryNo } }
  })
}
