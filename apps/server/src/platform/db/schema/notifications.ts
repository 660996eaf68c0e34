import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from '../columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What happened without a person; the same event is told once. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userName: text('user_name').notNull(),
    kind: text('kind').notNull(),
    /** Number of what it is about. */
    subject: text('subject').notNull(),
    locationNo: text('location_no').notNull(),
    /** Tells this event from others of its kind. */
    eventKey: text('event_key').notNull(),
    /** Values for its text, which is made in the language of the reader. */
    params: jsonb('params').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('notifications_event_idx').on(t.userName, t.kind, t.eventKey),
    index('notifications_user_idx').on(t.userName, t.at),
    index('notifications_at_idx').on(t.at),
  ],
)
