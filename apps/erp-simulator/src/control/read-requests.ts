import { readPortalComplaints, readPortalRequests } from '../scenarios/let-time-pass.ts'
import type { Books } from '../state/books.ts'
import type { Row } from '../state/row.ts'

/** A row as JSON holds it. */
export const plainRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  )

/** Everything the portal wrote: its external id, the number it got, and the status it was answered with. */
export function readInbox({ store }: Books): readonly Row[] {
  return store.inboxEntries().map(([externalId, { answer }]) => {
    const { no, status } = Object(answer) as { no?: unknown; status?: unknown } // what a writing procedure answered
    return { External_Id: externalId, No: String(no ?? ''), Status: String(status ?? '') }
  })
}

/** The complaints of the portal with what was said. */
export function readComplaints(books: Books): readonly Row[] {
  return readPortalComplaints(books).map((complaint) => ({
    ...plainRow(complaint),
    lines: books.store.where('PortaalKlachtRegel', 'Complaint_No', complaint.No).map(plainRow),
  }))
}

/** The books as a person or a test reads them: every request that came from a portal, with its lines and orders. */
export function readRequests(books: Books): readonly Row[] {
  const { store } = books
  return readPortalRequests(books).map((request) => ({
    ...plainRow(request),
    lines: store.where('PortaalAanvraagRegel', 'Request_No', request.No).map(plainRow),
    orders: store.where('PortaalOrder', 'Request_No', request.No).map(plainRow),
  }))
}
