import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from '../columns.ts'
import { sql } from '../query.ts'
import { sessions, users } from './accounts.ts'

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
    /** From when on the person's devices are told; null when they are not, and once each has a delivery of its own. */
    pushAt: instant('push_at'),
  },
  (t) => [
    uniqueIndex('notifications_event_idx').on(t.userName, t.kind, t.eventKey),
    index('notifications_user_idx').on(t.userName, t.at),
    index('notifications_at_idx').on(t.at),
    index('notifications_mail_idx').on(t.mailAt),
    index('notifications_push_idx').on(t.pushAt),
    index('notifications_hidden_idx').on(t.id).where(sql`not in_portal`),
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

/**
 * Browsers that somebody switched on, each with its subscription at a push service. Only while the session is not ended is
 * anything sent; a new session of the same person on it takes its place.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The public key of ours that it subscribed with. */
    serverKey: text('server_key').notNull(),
    userAgent: text('user_agent').notNull(),
    language: text('language').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_devices_endpoint_key').on(t.endpoint),
    index('push_devices_user_idx').on(t.userId),
    index('push_devices_session_idx').on(t.sessionId),
  ],
)

/** What a device is still to be told. Without a notification it is a test. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    notificationId: uuid('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('push_deliveries_once').on(t.deviceId, t.notificationId).nullsNotDistinct(),
    index('push_deliveries_next_idx').on(t.nextAttemptAt),
    index('push_deliveries_notification_idx').on(t.notificationId),
  ],
)
