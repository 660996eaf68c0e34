import { date, integer, pgTable, primaryKey, text } from '../columns.ts'

/** How often something happened on a day, such as a screen that was opened; of nobody. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date('day').notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name] })],
)
