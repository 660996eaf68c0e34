import { boolean, pgTable, primaryKey, text, timestamp } from '../columns.ts'

/**
 * What the company decided about a category of the back office. It stands beside the mirror, which every synchronisation
 * overwrites; a null leaves it to the back office.
 */
export const categoryChoices = pgTable('category_choices', {
  code: text('code').primaryKey(),
  hidden: boolean('hidden'),
  /** Hash of an uploaded picture that anybody may see. */
  picture: text('picture'),
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/**
 * Items that are only in hidden categories, and sets (kind `Set`) that cannot be without one. Made of items, categories and
 * choices whenever one of these changes, so that every statement can leave them out.
 */
export const hiddenItems = pgTable(
  'hidden_items',
  {
    kind: text('kind').notNull(),
    no: text('no').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.no] })],
)
