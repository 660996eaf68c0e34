import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../columns.ts'
import { sql } from '../query.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

/** The portal's own request numbers, e.g. P-100001. */
export const requestNumbers = pgSequence('request_numbers', { startWith: 100_001 })
/** Numbers of order lists submitted for approval, e.g. G-100001. */
export const savedRequestNumbers = pgSequence('saved_request_numbers', { startWith: 100_001 })

/** A request the portal took; stored with its outbox row in one transaction and never lost from then on. */
export const requests = pgTable(
  'requests',
  {
    id: uuid('id').primaryKey(),
    no: text('no').notNull(),
    type: text('type').notNull(),
    userName: text('user_name').notNull(),
    locationNo: text('location_no').notNull(),
    /** Empty for a delivery. */
    fromLocation: text('from_location').notNull().default(''),
    /** Empty for a removal. */
    toLocation: text('to_location').notNull().default(''),
    status: text('status').notNull(),
    delivery: text('delivery').notNull(),
    erpNo: text('erp_no'),
    refusal: text('refusal').notNull().default(''),
    /** The list it was made of, to give the lines back when it is refused; null for what is made of none. */
    listId: uuid('list_id'),
    listName: text('list_name').notNull(),
    language: text('language').notNull(),
    reference: text('reference').notNull(),
    remark: text('remark').notNull(),
    addressCode: text('address_code').notNull(),
    address: text('address').notNull(),
    postCode: text('post_code').notNull(),
    city: text('city').notNull(),
    contact: text('contact').notNull(),
    phoneNo: text('phone_no').notNull(),
    depotNo: text('depot_no').notNull(),
    depotAddressCode: text('depot_address_code').notNull(),
    transportMeans: text('transport_means').notNull(),
    deliveryDate: day('delivery_date'),
    returnDate: day('return_date'),
    collect: boolean('collect').notNull(),
    urgent: boolean('urgent').notNull(),
    /** Where the goods of a move or transport are fetched. */
    pickup: jsonb('pickup'),
    /** Load, who loads, loading options and times of a transport request; null for everything else. */
    transport: jsonb('transport'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('requests_no_key').on(t.no),
    index('requests_location_idx').on(t.locationNo, t.createdAt),
    index('requests_to_idx').on(t.toLocation, t.createdAt),
    index('requests_erp_no_idx').on(t.erpNo),
    // Somebody types the beginning of a number, with or without its letters.
    index('requests_no_start_idx').on(sql`upper(${t.no}) text_pattern_ops`),
    index('requests_digits_idx').on(sql`regexp_replace(${t.no}, '[^0-9]', '', 'g') text_pattern_ops`),
    index('requests_erp_no_start_idx').on(sql`upper(${t.erpNo}) text_pattern_ops`),
    index('requests_erp_digits_idx').on(sql`regexp_replace(${t.erpNo}, '[^0-9]', '', 'g') text_pattern_ops`),
  ],
)

export const requestLines = pgTable(
  'request_lines',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    /** The line it was delivered with. */
    parentLineNo: integer('parent_line_no'),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    /** One piece by its own number; empty for what is only counted. */
    plantNo: text('plant_no').notNull().default(''),
    description: text('description').notNull(),
    unit: text('unit').notNull(),
    quantity: numeric('quantity', { precision: 20, scale: 5, mode: 'number' }).notNull(),
    remark: text('remark').notNull(),
    /** Euros each, only of a charge line: its item is none of the catalogue. */
    charge: numeric('charge', { precision: 20, scale: 5, mode: 'number' }),
    /** The set it was ordered with, and how many of it were asked for; empty and 0 for a line by itself. */
    setNo: text('set_no').notNull().default(''),
    setQuantity: integer('set_quantity').notNull().default(0),
    /** The line of its list that it is again, since the request was refused. */
    returnedTo: uuid('returned_to'),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.lineNo] })],
)

/** What happened to a request, in order; shown as its course. */
export const requestSteps = pgTable(
  'request_steps',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    status: text('status'),
    text: text('text').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [index('request_steps_request_idx').on(t.requestId, t.id)],
)
