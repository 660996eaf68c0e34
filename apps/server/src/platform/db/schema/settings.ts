import { bigint, bigserial, customType, index, pgTable, text, timestamp } from '../columns.ts'

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
