import { bigint, boolean, date, index, integer, numeric, pgTable, primaryKey, text, timestamp } from '../columns.ts'
import { sql } from '../query.ts'

const stamps = {
  rowVersion: bigint('row_version', { mode: 'bigint' }).notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}
const day = (name: string) => date(name, { mode: 'string' })
const amount = (name: string) => numeric(name, { precision: 20, scale: 5, mode: 'number' })

/** Numbered machines. Scanned labels carry a number, a serial number or an inspection number. */
export const pieces = pgTable(
  'erp_pieces',
  {
    no: text('no').primaryKey(),
    plantType: text('plant_type').notNull(),
    description: text('description').notNull(),
    serialNo: text('serial_no').notNull(),
    inspectionNo: text('inspection_no').notNull(),
    locationNo: text('location_no').notNull(),
    external: boolean('external').notNull(),
    status: text('status').notNull(),
    ...stamps,
  },
  (t) => [
    index('erp_pieces_type_idx').on(t.plantType),
    index('erp_pieces_location_idx').on(t.locationNo),
    index('erp_pieces_serial_idx').on(sql`upper(${t.serialNo})`),
    index('erp_pieces_inspection_idx').on(t.inspectionNo),
    // Somebody types the beginning of a number.
    index('erp_pieces_no_start_idx').on(sql`upper(${t.no}) text_pattern_ops`),
    index('erp_pieces_serial_start_idx').on(sql`upper(${t.serialNo}) text_pattern_ops`),
    index('erp_pieces_inspection_start_idx').on(sql`upper(${t.inspectionNo}) text_pattern_ops`),
  ],
)

/** What stands where; the back office gives no row version here, so `row_version` is made of the row's content. */
export const stock = pgTable(
  'erp_stock',
  {
    locationNo: text('location_no').notNull(),
    kind: text('kind').notNull(),
    plantType: text('plant_type').notNull(),
    plantNo: text('plant_no').notNull(),
    priceType: text('price_type').notNull(),
    quantity: amount('quantity').notNull(),
    qtyOnOrder: amount('qty_on_order').notNull(),
    qtyOnRemoval: amount('qty_on_removal').notNull(),
    availableFrom: day('available_from'),
    expectedReturn: day('expected_return'),
    bulk: boolean('bulk').notNull(),
    external: boolean('external').notNull(),
    unitCode: text('unit_code').notNull(),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.locationNo, t.kind, t.plantType, t.plantNo, t.priceType] }),
    index('erp_stock_item_idx').on(t.kind, t.plantType),
    index('erp_stock_piece_idx').on(t.plantNo),
  ],
)

export const inspections = pgTable(
  'erp_inspections',
  {
    entryNo: integer('entry_no').primaryKey(),
    plantNo: text('plant_no').notNull(),
    inspectionType: text('inspection_type').notNull(),
    description: text('description').notNull(),
    inspectionDate: day('inspection_date'),
    nextDate: day('next_date'),
    result: text('result').notNull(),
    ...stamps,
  },
  (t) => [
    index('erp_inspections_piece_idx').on(t.plantNo, t.nextDate),
    index('erp_inspections_next_idx').on(t.nextDate),
  ],
)
