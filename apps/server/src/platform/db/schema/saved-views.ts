import { boolean, index, pgTable, text, timestamp, uuid } from '../columns.ts'

/** A view of a table that a person keeps: `address` is what the address of its screen says after the question mark. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    userName: text('user_name').notNull(),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** The table opens with it; of a table that is one at most. */
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('saved_views_owner_idx').on(t.userName, t.createdAt)],
)
