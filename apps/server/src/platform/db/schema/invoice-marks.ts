import { bigserial, date, index, integer, numeric, pgTable, primaryKey, text } from '../columns.ts'

/** Lines of invoices that charge after the stop of a receipt: made anew for a location when what decides them changed. */
export const invoiceMarks = pgTable(
  'invoice_marks',
  {
    invoiceNo: text('invoice_no').notNull(),
    lineNo: integer('line_no').notNull(),
    locationNo: text('location_no').notNull(),
    receiptNo: text('receipt_no').notNull(),
    stopDate: date('stop_date', { mode: 'string' }).notNull(),
    days: integer('days').notNull(),
    amount: numeric('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceNo, t.lineNo] }),
    index('invoice_marks_location_idx').on(t.locationNo, t.invoiceNo),
  ],
)

/**
 * How many marks each invoice has, made with them: a location has far fewer of these than marks, and a page is chosen
 * from all of them.
 */
export const markedInvoices = pgTable(
  'marked_invoices',
  {
    locationNo: text('location_no').notNull(),
    invoiceNo: text('invoice_no').notNull(),
    marks: integer('marks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.locationNo, t.invoiceNo] })],
)

/** Locations whose marks are older than what decides them. Triggers add a row a change, so that writers never wait. */
export const staleInvoiceMarks = pgTable(
  'stale_invoice_marks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    locationNo: text('location_no').notNull(),
  },
  (t) => [index('stale_invoice_marks_location_idx').on(t.locationNo)],
)
