import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from '../columns.ts'

const stamps = {
  rowVersion: bigint('row_version', { mode: 'bigint' }).notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}
const day = (name: string) => date(name, { mode: 'string' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const erpComplaints = pgTable(
  'erp_complaints',
  {
    no: text('no').primaryKey(),
    externalId: uuid('external_id'),
    description: text('description').notNull(),
    complaintType: text('complaint_type').notNull(),
    locationNo: text('location_no').notNull(),
    invoiceNo: text('invoice_no').notNull(),
    phoneNo: text('phone_no').notNull(),
    urgency: text('urgency').notNull(),
    reference: text('reference').notNull(),
    status: text('status').notNull(),
    receivedAt: instant('received_at'),
    expectedDate: day('expected_date'),
    resolvedDate: day('resolved_date'),
    reportedBy: text('reported_by').notNull(),
    ...stamps,
  },
  (t) => [
    index('erp_complaints_external_idx').on(t.externalId),
    index('erp_complaints_location_idx').on(t.locationNo, t.receivedAt),
  ],
)

export const erpComplaintLines = pgTable(
  'erp_complaint_lines',
  {
    complaintNo: text('complaint_no').notNull(),
    lineNo: integer('line_no').notNull(),
    externalId: uuid('external_id'),
    text: text('text').notNull(),
    author: text('author').notNull(),
    createdAt: instant('created_at'),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.complaintNo, t.lineNo] }),
    index('erp_complaint_lines_external_idx').on(t.externalId),
  ],
)

/** Which document belongs to what; the content is fetched when somebody asks, and kept under its hash. */
export const documents = pgTable(
  'erp_documents',
  {
    entryNo: integer('entry_no').primaryKey(),
    parentType: text('parent_type').notNull(),
    parentNo: text('parent_no').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    hash: text('hash').notNull(),
    documentDate: day('document_date'),
    ...stamps,
  },
  (t) => [index('erp_documents_parent_idx').on(t.parentType, t.parentNo)],
)
