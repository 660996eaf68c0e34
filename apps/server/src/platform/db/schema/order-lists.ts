import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A user's order list at one location. `version` rises with every change, so that a stale save is noticed. */
export const orderLists = pgTable(
  'order_lists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userName: text('user_name').notNull(),
    locationNo: text('location_no').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [index('order_lists_owner_idx').on(t.userName, t.locationNo, t.createdAt)],
)

/** A line; `parentId` names the line it was delivered with, and it goes when that one goes (R-LIST-01). */
export const orderListItems = pgTable(
  'order_list_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listId: uuid('list_id')
      .notNull()
      .references(() => orderLists.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => orderListItems.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    no: text('no').notNull(),
    quantity: integer('quantity').notNull(),
    comment: text('comment').notNull().default(''),
    position: integer('position').notNull(),
    /** The set it was ordered with, and how many of it the list has; empty and 0 for a line by itself. */
    setNo: text('set_no').notNull().default(''),
    setQuantity: integer('set_quantity').notNull().default(0),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    index('order_list_items_list_idx').on(t.listId, t.position),
    index('order_list_items_parent_idx').on(t.parentId),
  ],
)

/** An order list submitted for approval, with the order form as it was filled; lines are a copy of that moment. */
export const savedRequests = pgTable(
  'saved_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    no: text('no').notNull(),
    /** Null once the list is deleted: who decided what stays known. */
    listId: uuid('list_id').references(() => orderLists.id, { onDelete: 'set null' }),
    listName: text('list_name').notNull().default(''),
    userName: text('user_name').notNull(),
    locationNo: text('location_no').notNull(),
    status: text('status').notNull(),
    approvers: text('approvers').array().notNull(),
    form: jsonb('form').notNull(),
    lines: jsonb('lines').notNull(),
    rejectionReason: text('rejection_reason'),
    decidedBy: text('decided_by'),
    /** The approver in whose place it was decided, by the name in the back office. */
    decidedFor: text('decided_for'),
    decidedAt: instant('decided_at'),
    /** The version of the list after the decision: while it has that, nothing came of it. */
    decidedVersion: integer('decided_version'),
    /** The request that an approved list became. */
    requestId: uuid('request_id'),
    /** Lines decided otherwise than asked: number, quantity and remark of each. */
    changes: jsonb('changes').notNull().default([]),
    /** The days as the approver set them, by the names of the form; null where they stayed. */
    changedDays: jsonb('changed_days'),
    submittedAt: instant('submitted_at').notNull(),
    /** Since when those who are asked now are; null while that is since it was submitted. */
    askedAt: instant('asked_at'),
    /** When they were reminded since. */
    remindedAt: instant('reminded_at'),
    /** When administrators were told since that nobody decides. */
    escalatedAt: instant('escalated_at'),
  },
  (t) => [
    uniqueIndex('saved_requests_no_key').on(t.no),
    index('saved_requests_list_idx').on(t.listId, t.submittedAt),
    index('saved_requests_location_idx').on(t.locationNo, t.status),
    index('saved_requests_approvers_idx').using('gin', t.approvers),
    index('saved_requests_request_idx').on(t.requestId),
    index('saved_requests_decider_idx').on(t.decidedBy),
  ],
)

/** A waiting submission that others were asked for, by an administrator or, without one, because nobody decided. */
export const approvalHandOvers = pgTable(
  'approval_hand_overs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    savedRequestId: uuid('saved_request_id')
      .notNull()
      .references(() => savedRequests.id, { onDelete: 'cascade' }),
    /** Who handed it over; null when the portal passed it on. */
    userName: text('user_name'),
    reason: text('reason').notNull(),
    /** Names in the back office, before and after. */
    former: text('former').array().notNull(),
    approvers: text('approvers').array().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('approval_hand_overs_request_idx').on(t.savedRequestId, t.at)],
)

/** Who decides in the place of whom, both by their names in the back office, from the first to the last day. */
export const approvalDeputies = pgTable(
  'approval_deputies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    erpUserName: text('erp_user_name').notNull(),
    deputy: text('deputy').notNull(),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('approval_deputies_person_idx').on(t.erpUserName, t.untilDay),
    index('approval_deputies_deputy_idx').on(t.deputy, t.untilDay),
  ],
)
