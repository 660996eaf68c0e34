import {
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '../columns.ts'
import { sql } from '../query.ts'

const stamps = {
  rowVersion: bigint('row_version', { mode: 'bigint' }).notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}
const day = (name: string) => date(name, { mode: 'string' })
const amount = (name: string) => numeric(name, { precision: 20, scale: 5, mode: 'number' })

/** The back office's own requests, those of the portal among them (same external id). */
export const erpRequests = pgTable(
  'erp_requests',
  {
    no: text('no').primaryKey(),
    externalId: uuid('external_id'),
    type: text('type').notNull(),
    status: text('status').notNull(),
    requestDate: day('request_date'),
    deliveryDate: day('delivery_date'),
    returnDate: day('return_date'),
    fromLocation: text('from_location').notNull(),
    toLocation: text('to_location').notNull(),
    depotNo: text('depot_no').notNull(),
    address: text('address').notNull(),
    postCode: text('post_code').notNull(),
    city: text('city').notNull(),
    contact: text('contact').notNull(),
    phoneNo: text('phone_no').notNull(),
    collect: boolean('collect').notNull(),
    urgent: boolean('urgent').notNull(),
    requestedBy: text('requested_by').notNull(),
    reference: text('reference').notNull(),
    remark: text('remark').notNull(),
    transportMeans: text('transport_means').notNull().default(''),
    pickupName: text('pickup_name').notNull().default(''),
    pickupAddress: text('pickup_address').notNull().default(''),
    pickupPostCode: text('pickup_post_code').notNull().default(''),
    pickupCity: text('pickup_city').notNull().default(''),
    pickupContact: text('pickup_contact').notNull().default(''),
    pickupPhoneNo: text('pickup_phone_no').notNull().default(''),
    load: text('load').notNull().default(''),
    loadedBy: text('loaded_by').notNull().default(''),
    loadingOptions: text('loading_options').notNull().default(''),
    /** A part of the day, times, or whatever the desk wrote. */
    loadingTime: text('loading_time').notNull().default(''),
    unloadingTime: text('unloading_time').notNull().default(''),
    ...stamps,
  },
  (t) => [
    index('erp_requests_external_idx').on(t.externalId),
    index('erp_requests_to_idx').on(t.toLocation),
    index('erp_requests_from_idx').on(t.fromLocation),
    // Somebody types the beginning of a number, with or without its letters.
    index('erp_requests_no_start_idx').on(sql`upper(${t.no}) text_pattern_ops`),
    index('erp_requests_digits_idx').on(sql`regexp_replace(${t.no}, '[^0-9]', '', 'g') text_pattern_ops`),
  ],
)

export const erpRequestLines = pgTable(
  'erp_request_lines',
  {
    requestNo: text('request_no').notNull(),
    lineNo: integer('line_no').notNull(),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    plantNo: text('plant_no').notNull(),
    quantity: amount('quantity').notNull(),
    qtyProcessed: amount('qty_processed').notNull(),
    remark: text('remark').notNull(),
    setNo: text('set_no').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.requestNo, t.lineNo] })],
)

export const erpOrders = pgTable(
  'erp_orders',
  {
    type: text('type').notNull(),
    no: text('no').notNull(),
    status: text('status').notNull(),
    requestNo: text('request_no').notNull(),
    orderDate: day('order_date'),
    deliveryDate: day('delivery_date'),
    returnDate: day('return_date'),
    postedDate: day('posted_date'),
    fromLocation: text('from_location').notNull(),
    toLocation: text('to_location').notNull(),
    requestedBy: text('requested_by').notNull(),
    reference: text('reference').notNull(),
    collect: boolean('collect').notNull(),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.type, t.no] }),
    index('erp_orders_request_idx').on(t.requestNo),
    index('erp_orders_to_idx').on(t.toLocation),
    index('erp_orders_from_idx').on(t.fromLocation),
    // Somebody types the beginning of a number, with or without its letters.
    index('erp_orders_no_start_idx').on(sql`upper(${t.no}) text_pattern_ops`),
    index('erp_orders_digits_idx').on(sql`regexp_replace(${t.no}, '[^0-9]', '', 'g') text_pattern_ops`),
  ],
)

export const erpOrderLines = pgTable(
  'erp_order_lines',
  {
    orderType: text('order_type').notNull(),
    orderNo: text('order_no').notNull(),
    lineNo: integer('line_no').notNull(),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    plantNo: text('plant_no').notNull(),
    quantity: amount('quantity').notNull(),
    qtyPosted: amount('qty_posted').notNull(),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.orderType, t.orderNo, t.lineNo] }),
    index('erp_order_lines_piece_idx').on(t.plantNo).where(sql`${t.plantNo} <> ''`),
  ],
)
