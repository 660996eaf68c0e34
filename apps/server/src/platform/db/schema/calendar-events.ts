import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from '../columns.ts'
import { calendarFeeds } from './accounts.ts'

/** What a feed said of each event last, so that calendar programs take a moved one for newer. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => calendarFeeds.userId, { onDelete: 'cascade' }),
    uid: text('uid').notNull(),
    /** Of the event; those long gone are forgotten by it. */
    day: date('day').notNull(),
    sequence: integer('sequence').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Digests of its day, place and state, and of all it says. */
    facts: text('facts').notNull(),
    told: text('told').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.uid] })],
)
