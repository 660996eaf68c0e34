import { boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from '../columns.ts'

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
    /** Whether the bell shows it; otherwise it waits here for its mail only. */
    inPortal: boolean('in_portal').notNull().default(true),
    /** From when on it is mailed; null when it is not, and once it was. */
    mailAt: instant('mail_at'),
  },
  (t) => [
    uniqueIndex('notifications_event_idx').on(t.userName, t.kind, t.eventKey),
    index('notifications_user_idx').on(t.userName, t.at),
    index('notifications_at_idx').on(t.at),
    index('notifications_mail_idx').on(t.mailAt),
  ],
)

/** The day an order is planned for as its requester was told last; before that they know the day they asked for. */
export const toldOrderDays = pgTable(
  'told_order_days',
  {
    orderType: text('order_type').notNull(),
    orderNo: text('order_no').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderType, t.orderNo] }), index('told_order_days_day_idx').on(t.day)],
)

/** How somebody wants to be told; who has no row has the default. */
export const notificationPreferences = pgTable('notification_preferences', {
  userName: text('user_name').primaryKey(),
  preferences: jsonb('preferences').notNull(),
  changedAt: instant('changed_at').notNull(),
})
