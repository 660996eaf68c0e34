import { index, jsonb, pgTable, text, timestamp, uuid } from '../columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A new location that was asked for or made, or one that is to be closed, and what became of it; its id is the write's. */
export const locationChanges = pgTable(
  'location_changes',
  {
    id: uuid('id').primaryKey(),
    /** `aanvragen`, `aanmaken` or `afmelden`. */
    kind: text('kind').notNull(),
    userName: text('user_name').notNull(),
    /** Who gets the location there, and reads it again once it is made. */
    erpUserName: text('erp_user_name').notNull(),
    /** The number that was asked for; empty where the back office gives it. */
    locationNo: text('location_no').notNull(),
    description: text('description').notNull(),
    /** The form as it was sent, to correct it and send it again; empty for closing. */
    form: jsonb('form').notNull(),
    delivery: text('delivery').notNull(),
    erpNo: text('erp_no'),
    refusal: text('refusal').notNull().default(''),
    /** The one that was sent in its place after it was refused. */
    replacedBy: uuid('replaced_by'),
    language: text('language').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('location_changes_user_idx').on(t.userName, t.createdAt),
    index('location_changes_no_idx').on(t.locationNo),
  ],
)
