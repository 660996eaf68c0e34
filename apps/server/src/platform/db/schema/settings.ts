import { bigint, bigserial, customType, index, pgTable, text, timestamp, uuid } from '../columns.ts'
import { sql } from '../query.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** JSON as the driver gives it; drizzle's own column parses a text such as '75' once more and makes it a number. */
const settingValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})

/** A setting that differs from its default or from the tenant's preset. */
export const settingOverrides = pgTable('setting_overrides', {
  key: text('key').primaryKey(),
  value: settingValue('value').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/**
 * One row a change of a setting, only ever inserted; the last one of a setting is its version. A null value is no value
 * of its own: the default or the preset held. Of a secret it is only known whether there was one.
 */
export const settingHistory = pgTable(
  'setting_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    key: text('key').notNull(),
    before: settingValue('before'),
    after: settingValue('after'),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
    reason: text('reason').notNull().default(''),
    /** The change that this one took back. */
    undoes: bigint('undoes', { mode: 'number' }),
  },
  (t) => [index('setting_history_key_idx').on(t.key, t.id.desc())],
)

/** Changes of settings that hold from a moment to come on; what became of them is told by `state`. */
export const settingPlans = pgTable(
  'setting_plans',
  {
    id: uuid('id').primaryKey(),
    startsAt: instant('starts_at').notNull(),
    /** Kind, name, value and version of each, as the call took them. */
    changes: settingValue('changes').notNull(),
    reason: text('reason').notNull(),
    plannedBy: text('planned_by').notNull(),
    plannedAt: instant('planned_at').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed', 'withdrawn'] }).notNull(),
    /** Why it could not be done: code and params of the refusal. */
    fault: settingValue('fault'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
  },
  (t) => [index('setting_plans_open_idx').on(t.startsAt).where(sql`state in ('waiting', 'failed')`)],
)
