import type { MailPage } from '../../mail/mail-page.ts'
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '../columns.ts'
import { sql } from '../query.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One row a command that succeeded: who did what, to which location, in which request. Only ever inserted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    at: instant('at').notNull(),
    userName: text('user_name').notNull(),
    call: text('call').notNull(),
    locationNo: text('location_no'),
    subject: text('subject'),
    details: jsonb('details').notNull().default({}),
    requestId: text('request_id').notNull(),
  },
  (t) => [index('audit_log_at_idx').on(t.at)],
)

/** One row a restore of this database: what the back office has of the portal from after the backup is unknown here. */
export const restores = pgTable('restores', {
  id: bigserial('id', { mode: 'bigint' }).primaryKey(),
  at: instant('at').notNull(),
  /** What was done after this moment is lost, unless the back office has it. */
  dataFrom: instant('data_from').notNull(),
  /** When the requests of the back office were read after it and the numbers go on above theirs; null until then. */
  settledAt: instant('settled_at'),
})

/** When `npm run backup` last kept these data: at most one row. A restored database has the backup before its own. */
export const lastBackup = pgTable('last_backup', {
  id: integer('id').primaryKey().default(1),
  at: instant('at').notNull(),
})

/** The first answer of a repeated command, kept so that a second send gets the same and does nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userName: text('user_name').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    /** Locations beside the one the body names that the first send was permitted at. */
    locationNos: text('location_nos').array().notNull().default(sql`'{}'::text[]`),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userName, t.call, t.key] }), index('idempotency_keys_created_idx').on(t.createdAt)],
)

/** Mail waits here in the transaction of what it tells about; a worker sends it. Without SMTP it is kept to be read. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    page: jsonb('page').$type<MailPage>().notNull(),
    /** Names of people as they stand in its texts. */
    people: text('people').array().notNull().default(sql`'{}'::text[]`),
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
    subjectId: text('subject_id'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('mails_waiting_idx').on(t.state, t.nextAttemptAt),
    index('mails_subject_idx').on(t.subjectId),
    index('mails_created_idx').on(t.createdAt),
  ],
)
