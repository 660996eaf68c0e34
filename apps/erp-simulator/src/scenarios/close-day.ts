import type { Books } from '../state/books.ts'
import { dayOf } from '../state/clock.ts'
import { inspectPieces } from './inspect-pieces.ts'
import { bookPayments, invoiceMonths } from './run-invoicing.ts'

/** The work of the night, once for all days that passed: months that ended are invoiced, payments booked, pieces inspected. */
export function closeDay(books: Books): void {
  const today = dayOf(books.clock.now())
  if (books.closedDay >= today) return
  invoiceMonths(books, { after: books.closedDay, until: today })
  bookPayments(books, today)
  inspectPieces(books, today)
  books.commit({ changes: [], closedDay: today })
}
