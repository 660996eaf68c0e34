import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from '../columns.ts'
import { sql } from '../query.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What must reach the back office, written in the transaction of the action. States and edges: erp/outbox. */
export const erpOutbox = pgTable(
  'erp_outbox',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    externalId: uuid('external_id').notNull(),
    kind: text('kind').notNull(),
    aggregateKey: text('aggregate_key').notNull(),
    /** What people call it, e.g. the portal's number of the request. */
    subject: text('subject').notNull().default(''),
    /** Id of the company it was meant for, or its name until that was found; empty in rows from before it was kept. */
    company: text('company').notNull().default(''),
    payloadVersion: integer('payload_version').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state').notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    leaseUntil: instant('lease_until'),
    leaseToken: uuid('lease_token'),
    lastStatus: integer('last_status'),
    lastCode: text('last_code'),
    lastMessage: text('last_message'),
    correlationId: text('correlation_id'),
    result: text('result'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** When an operator let it begin anew; its age counts from then. */
    reopenedAt: instant('reopened_at'),
    /** When an operator last corrected the payload. */
    correctedAt: instant('corrected_at'),
    /** The payload from before it was corrected, as long as a try with it may have arrived. */
    replacedPayload: jsonb('replaced_payload'),
  },
  (t) => [
    uniqueIndex('erp_outbox_external_key').on(t.externalId),
    index('erp_outbox_due_idx').on(t.state, t.nextAt),
    // However many wait or are done, the next one and what it waits for are found at once.
    index('erp_outbox_waiting_idx').on(t.nextAt, t.id).where(sql`state in ('pending', 'retry', 'unknown')`),
    index('erp_outbox_blocking_idx')
      .on(t.aggregateKey, t.id)
      .where(sql`state in ('pending', 'retry', 'unknown', 'sending', 'verifying', 'parked')`),
  ],
)

/** One row for each try to send an outbox row, for each decision of an operator about it, and when it was taken back. */
export const erpOutboxAttempts = pgTable(
  'erp_outbox_attempts',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    outboxId: bigint('outbox_id', { mode: 'bigint' }).notNull(),
    at: instant('at').notNull(),
    outcome: text('outcome').notNull(),
    status: integer('status'),
    code: text('code'),
    message: text('message'),
    correlationId: text('correlation_id'),
    durationMs: integer('duration_ms').notNull(),
    /** The operator, in a row of a decision, or who took it back. */
    doneBy: text('done_by'),
  },
  (t) => [index('erp_outbox_attempts_outbox_idx').on(t.outboxId, t.id)],
)

/** How far the mirror of one back-office service has come. */
export const syncState = pgTable('sync_state', {
  service: text('service').primaryKey(),
  watermark: text('watermark'),
  /** Highest row version known at earlier runs, oldest first, so that a run can start ten minutes back. */
  history: jsonb('history').notNull().default([]),
  lastSuccessAt: instant('last_success_at'),
  lastFullAt: instant('last_full_at'),
  rowCount: integer('row_count').notNull().default(0),
  schemaHash: text('schema_hash'),
  lastError: text('last_error'),
  /** Why the last comparison of all keys stopped; stays until one is done, whatever is read in between. */
  compareError: text('compare_error'),
  /** Rows that the last comparison did not dare to remove; null when it dared. */
  vanishing: integer('vanishing'),
  /** So many rows somebody let the next comparison remove, and who. */
  acceptedVanishing: integer('accepted_vanishing'),
  acceptedBy: text('accepted_by'),
})

/**
 * The keys that a comparison has seen at the back office so far: of a large company too many for the portal's memory.
 * What a comparison leaves that broke off goes with one of a later day.
 */
export const comparedKeys = pgTable('compared_keys', {
  comparison: uuid('comparison').notNull(),
  startedAt: instant('started_at').notNull(),
  key: text('key').notNull(),
  rowVersion: bigint('row_version', { mode: 'bigint' }).notNull(),
})

/** The company of the back office whose data this database holds: at most one row, from its first contact on. */
export const mirrorCompany = pgTable('mirror_company', {
  id: integer('id').primaryKey().default(1),
  /** Null at an older back office, whose companies have names only. */
  companyId: uuid('company_id'),
  name: text('name').notNull(),
})

/** Whether the back office answers, as whichever process asked last found it: at most one row. */
export const backOfficeContact = pgTable('back_office_contact', {
  id: integer('id').primaryKey().default(1),
  lastAnswerAt: instant('last_answer_at'),
  /** Since when nothing is sent, because it does not answer or does not take the account; null while it answers. */
  awaySince: instant('away_since'),
})

/** One row a run of a job, with its counts; the task dashboard reads it. */
export const jobRuns = pgTable(
  'job_runs',
  {
    id: uuid('id').primaryKey(),
    job: text('job').notNull(),
    state: text('state').notNull(),
    startedBy: text('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    readCount: integer('read_count').notNull().default(0),
    newCount: integer('new_count').notNull().default(0),
    changedCount: integer('changed_count').notNull().default(0),
    goneCount: integer('gone_count').notNull().default(0),
    parkedCount: integer('parked_count').notNull().default(0),
    reason: text('reason'),
    errorInfo: text('error_info'),
    /** Percent of the run that is done, while it runs. */
    progress: integer('progress').notNull().default(0),
    /** What the run is at. */
    part: text('part'),
    /** Who wants it to end early; the process that runs it looks here. */
    cancelAskedBy: text('cancel_asked_by'),
  },
  (t) => [index('job_runs_job_idx').on(t.job, t.startedAt)],
)

/** The small picture made of a large one; null where the picture itself serves best, as a drawing does. */
export const imageThumbnails = pgTable('image_thumbnails', {
  hash: text('hash').primaryKey(),
  thumbnailHash: text('thumbnail_hash'),
})
