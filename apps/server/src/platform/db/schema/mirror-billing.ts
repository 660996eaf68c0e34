import { bigint, date, index, integer, numeric, pgTable, primaryKey, text, timestamp } from '../columns.ts'

const stamps = {
  rowVersion: bigint('row_version', { mode: 'bigint' }).notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}
const day = (name: string) => date(name, { mode: 'string' })
const amount = (name: string) => numeric(name, { precision: 20, scale: 5, mode: 'number' })

/** What an order costs beside rent and sale. */
export const orderCosts = pgTable(
  'erp_order_costs',
  {
    orderType: text('order_type').notNull(),
    orderNo: text('order_no').notNull(),
    lineNo: integer('line_no').notNull(),
    costType: text('cost_type').notNull(),
    description: text('description').notNull(),
    quantity: amount('quantity').notNull(),
    unitPrice: amount('unit_price').notNull(),
    amount: amount('amount').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.orderType, t.orderNo, t.lineNo] })],
)

export const exitOrders = pgTable(
  'erp_exit_orders',
  {
    no: text('no').primaryKey(),
    type: text('type').notNull(),
    date: day('date'),
    locationNo: text('location_no').notNull(),
    reason: text('reason').notNull(),
    totalAmount: amount('total_amount').notNull(),
    ...stamps,
  },
  (t) => [index('erp_exit_orders_location_idx').on(t.locationNo, t.date)],
)

export const exitOrderLines = pgTable(
  'erp_exit_order_lines',
  {
    exitOrderNo: text('exit_order_no').notNull(),
    lineNo: integer('line_no').notNull(),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    plantNo: text('plant_no').notNull(),
    quantity: amount('quantity').notNull(),
    unitPrice: amount('unit_price').notNull(),
    amount: amount('amount').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.exitOrderNo, t.lineNo] })],
)

export const invoices = pgTable(
  'erp_invoices',
  {
    no: text('no').primaryKey(),
    kind: text('kind').notNull(),
    postingDate: day('posting_date'),
    dueDate: day('due_date'),
    billToNo: text('bill_to_no').notNull(),
    billToName: text('bill_to_name').notNull(),
    locationNo: text('location_no').notNull(),
    projectNo: text('project_no').notNull(),
    amount: amount('amount').notNull(),
    amountInclVat: amount('amount_incl_vat').notNull(),
    remainingAmount: amount('remaining_amount').notNull(),
    ...stamps,
  },
  (t) => [
    index('erp_invoices_location_idx').on(t.locationNo, t.postingDate),
    index('erp_invoices_project_idx').on(t.projectNo, t.postingDate),
    index('erp_invoices_date_idx').on(t.postingDate),
  ],
)

export const invoiceLines = pgTable(
  'erp_invoice_lines',
  {
    invoiceNo: text('invoice_no').notNull(),
    lineNo: integer('line_no').notNull(),
    relateTo: text('relate_to').notNull(),
    description: text('description').notNull(),
    plantType: text('plant_type').notNull(),
    plantNo: text('plant_no').notNull(),
    arrivalOrder: text('arrival_order').notNull(),
    removalOrder: text('removal_order').notNull(),
    rentalPeriod: text('rental_period').notNull(),
    timeUnits: amount('time_units').notNull(),
    rateUnit: text('rate_unit').notNull(),
    quantity: amount('quantity').notNull(),
    unitPrice: amount('unit_price').notNull(),
    amount: amount('amount').notNull(),
    bewakingspost: text('bewakingspost').notNull(),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.invoiceNo, t.lineNo] }),
    index('erp_invoice_lines_arrival_idx').on(t.arrivalOrder),
    index('erp_invoice_lines_removal_idx').on(t.removalOrder),
  ],
)
