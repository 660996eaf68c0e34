import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from '../columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A person's list of favourites; `version` rises with every change, so that a change on top of an older list is noticed. */
export const favouriteLists = pgTable(
  'favourite_lists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userName: text('user_name').notNull(),
    title: text('title').notNull(),
    version: integer('version').notNull().default(0),
    /** The location whose people may read it; null while it is nobody else's business. */
    sharedLocation: text('shared_location'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('favourite_lists_owner_idx').on(t.userName, t.createdAt),
    index('favourite_lists_shared_idx').on(t.sharedLocation),
  ],
)

/** An item of a list, with the quantity it is put on an order list with. */
export const favouriteItems = pgTable(
  'favourite_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => favouriteLists.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.kind, t.no] })],
)
