import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

/** The portal's own request numbers, e.g. P-100001. */
export const requestNumbers = pgSequence('request_numbers', { startWith: 100_001 })
/** Numbers of order lists submitted for approval, e.g. G-100001. */
export const savedRequestNumbers = pgSequence('saved_request_numbers', { startWith: 100_001 })

/** A request the portal took; stored with its outbox row in one transaction and never lost from then on. */
export const requests = pgTable(
  'requests',
  {
    id: uuid('id').primaryKey(),
    no: text('no').notNull(),
    type: text('type').notNull(),
    userName: text('user_name').notNull(),
    locationNo: text('location_no').notNull(),
    status: text('status').notNull(),
    delivery: text('delivery').notNull(),
    erpNo: text('erp_no'),
    refusal: text('refusal').notNull().default(''),
    listName: text('list_name').notNull(),
    language: text('language').notNull(),
    reference: text('reference').notNull(),
    remark: text('remark').notNull(),
    addressCode: text('address_code').notNull(),
    address: text('address').notNull(),
    postCode: text('post_code').notNull(),
    city: text('city').notNull(),
    contact: text('contact').notNull(),
    phoneNo: text('phone_no').notNull(),
    depotNo: text('depot_no').notNull(),
    depotAddressCode: text('depot_address_code').notNull(),
    transportMeans: text('transport_means').notNull(),
    deliveryDate: day('delivery_date'),
    returnDate: day('return_date'),
    collect: boolean('collect').notNull(),
    urgent: boolean('urgent').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('requests_no_key').on(t.no),
    index('requests_location_idx').on(t.locationNo, t.createdAt),
    index('requests_erp_no_idx').on(t.erpNo),
  ],
)

export const requestLines = pgTable(
  'request_lines',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    description: text('description').notNull(),
    quantity: numeric('quantity', { precision: 20, scale: 5, mode: 'number' }).notNull(),
    remark: text('remark').notNull(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.lineNo] })],
)

/** What happened to a request, in order; shown as its course. */
export const requestSteps = pgTable(
  'request_steps',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    status: text('status'),
    text: text('text').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [index('request_steps_request_idx').on(t.requestId, t.id)],
)

/** What must reach the back office, written in the transaction of the action. States and edges: erp/outbox. */
export const erpOutbox = pgTable(
  'erp_outbox',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    externalId: uuid('external_id').notNull(),
    kind: text('kind').notNull(),
    aggregateKey: text('aggregate_key').notNull(),
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
  },
  (t) => [
    uniqueIndex('erp_outbox_external_key').on(t.externalId),
    index('erp_outbox_due_idx').on(t.state, t.nextAt),
    index('erp_outbox_aggregate_idx').on(t.aggregateKey, t.id),
  ],
)

/** One row for each try to send an outbox row. */
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
  },
  (t) => [index('job_runs_job_idx').on(t.job, t.startedAt)],
)
