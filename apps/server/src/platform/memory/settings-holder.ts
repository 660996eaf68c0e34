import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { type NamedSettings, readSettings } from '@portal/domain/settings/read-setting.ts'
import type { Db } from '../db/database.ts'
import { settingOverrides } from '../db/schema/settings.ts'

/** The settings of a tenant in memory, read again when somebody changed one. */
export interface SettingsHolder {
  /** Always reads the latest values, however long it is held. */
  readonly live: NamedSettings
  reload(): Promise<void>
  /** As they would be with these values on top; null takes a stored value away. */
  withChanges(changes: Readonly<Record<string, unknown>>): NamedSettings
}

export async function holdSettings(db: Db, preset: SettingPreset): Promise<SettingsHolder> {
  let stored: Readonly<Record<string, unknown>> = {}
  let settings = readSettings(stored, preset)
  const reload = async () => {
    const rows = await db.select({ key: settingOverrides.key, value: settingOverrides.value }).from(settingOverrides)
    stored = Object.fromEntries(rows.map((row) => [row.key, row.value]))
    settings = readSettings(stored, preset)
  }
  await reload()
  const live: NamedSettings = {
    bool: (key) => settings.bool(key),
    int: (key) => settings.int(key),
    string: (key) => settings.string(key),
    multiString: (key) => settings.multiString(key),
    column: (key) => settings.column(key),
    file: (key) => settings.file(key),
    value: (kind, name) => settings.value(kind, name),
  }
  const withChanges = (changes: Readonly<Record<string, unknown>>) => {
    const wanted = Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null)
    return readSettings(Object.fromEntries(wanted), preset)
  }
  return { live, reload, withChanges }
}
