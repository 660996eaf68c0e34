import { boolean, pgTable, text, timestamp } from '../columns.ts'

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
