import { readPortalRequests } from '../scenarios/let-time-pass.ts'
import type { Books } from '../state/books.ts'
import type { Row } from '../state/row.ts'

/** A row as JSON holds it. */
export const plainRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  )

/** The books as a person or a test reads them: every request that came from a portal, with its lines and orders. */
export function readRequests(books: Books): readonly Row[] {
  const { store } = books
  return readPortalRequests(books).map((request) => ({
    ...plainRow(request),
    lines: store.where('PortaalAanvraagRegel', 'Request_No', request.No).map(plainRow),
    orders: store.where('PortaalOrder', 'Request_No', request.No).map(plainRow),
  }))
}
