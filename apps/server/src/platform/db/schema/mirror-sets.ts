import { bigint, boolean, index, integer, numeric, pgTable, primaryKey, text, timestamp } from '../columns.ts'

const stamps = {
  rowVersion: bigint('row_version', { mode: 'bigint' }).notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}

export const sets = pgTable('erp_sets', {
  no: text('no').primaryKey(),
  description: text('description').notNull(),
  blocked: boolean('blocked').notNull(),
  ...stamps,
})

export const setLines = pgTable(
  'erp_set_lines',
  {
    setNo: text('set_no').notNull(),
    lineNo: integer('line_no').notNull(),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    quantity: numeric('quantity', { precision: 20, scale: 5, mode: 'number' }).notNull(),
    optional: boolean('optional').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.setNo, t.lineNo] }), index('erp_set_lines_item_idx').on(t.kind, t.no)],
)
