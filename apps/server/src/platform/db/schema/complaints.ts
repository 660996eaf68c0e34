import { bigserial, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from '../columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Feedback that somebody gave here; its id is that of the write and the external id of the back office's row. */
export const complaints = pgTable(
  'complaints',
  {
    id: uuid('id').primaryKey(),
    userName: text('user_name').notNull(),
    locationNo: text('location_no').notNull(),
    description: text('description').notNull(),
    type: text('type').notNull(),
    invoiceNo: text('invoice_no').notNull(),
    phoneNo: text('phone_no').notNull(),
    urgency: text('urgency').notNull(),
    reference: text('reference').notNull(),
    note: text('note').notNull(),
    expectedDate: date('expected_date', { mode: 'string' }),
    /** What it is about: a piece, an order, a request or an invoice; empty for none of these. */
    aboutKind: text('about_kind').notNull(),
    aboutNo: text('about_no').notNull(),
    language: text('language').notNull(),
    delivery: text('delivery').notNull(),
    erpNo: text('erp_no'),
    refusal: text('refusal').notNull().default(''),
    /** The one that was sent in its place after it was refused. */
    replacedBy: uuid('replaced_by'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('complaints_location_idx').on(t.locationNo, t.createdAt),
    index('complaints_user_idx').on(t.userName),
    index('complaints_erp_no_idx').on(t.erpNo),
  ],
)

/** Where a comment or a file belongs: the id of a complaint of ours, or the number of one that only the back office has. */
const ofComplaint = {
  complaintId: uuid('complaint_id'),
  complaintNo: text('complaint_no'),
  /** In which order they came: two may come at one moment. */
  place: bigserial('place', { mode: 'bigint' }).notNull(),
}

export const complaintComments = pgTable(
  'complaint_comments',
  {
    id: uuid('id').primaryKey(),
    ...ofComplaint,
    userName: text('user_name').notNull(),
    /** In the back office, as the mirror has it. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    delivery: text('delivery').notNull(),
    refusal: text('refusal').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('complaint_comments_id_idx').on(t.complaintId), index('complaint_comments_no_idx').on(t.complaintNo)],
)

/** The content lies in the document store until the back office has it. */
export const complaintFiles = pgTable(
  'complaint_files',
  {
    id: uuid('id').primaryKey(),
    ...ofComplaint,
    userName: text('user_name').notNull(),
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    hash: text('hash').notNull(),
    delivery: text('delivery').notNull(),
    /** The number of the document in the mirror once it is there. */
    entryNo: text('entry_no'),
    refusal: text('refusal').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('complaint_files_id_idx').on(t.complaintId), index('complaint_files_no_idx').on(t.complaintNo)],
)

/** Until when somebody has read a complaint; `complaint` is its number, or its id while there is none. */
export const complaintReads = pgTable(
  'complaint_reads',
  {
    userName: text('user_name').notNull(),
    complaint: text('complaint').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userName, t.complaint] })],
)
