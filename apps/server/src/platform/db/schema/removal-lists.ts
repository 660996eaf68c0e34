import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from '../columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a user wants to go away from one location. `version` only ever rises, so that a stale save is noticed. */
export const removalLists = pgTable(
  'removal_lists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userName: text('user_name').notNull(),
    locationNo: text('location_no').notNull(),
    version: integer('version').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [uniqueIndex('removal_lists_owner_key').on(t.userName, t.locationNo)],
)

/** A line; `plantNo` names the piece and is blank for what is only counted (R-ENT-12). */
export const removalListItems = pgTable(
  'removal_list_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listId: uuid('list_id')
      .notNull()
      .references(() => removalLists.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    plantNo: text('plant_no').notNull(),
    quantity: integer('quantity').notNull(),
    remark: text('remark').notNull().default(''),
    position: integer('position').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    uniqueIndex('removal_list_items_thing_key').on(t.listId, t.kind, t.no, t.plantNo),
    index('removal_list_items_list_idx').on(t.listId, t.position),
  ],
)
