import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { readSettings, type Settings } from '@portal/domain/settings/read-setting.ts'
import type { Db } from '../db/database.ts'
import { settingOverrides } from '../db/schema/settings.ts'

/** The settings of a tenant in memory, read again when somebody changed one. */
export interface SettingsHolder {
  /** Always reads the latest values, however long it is held. */
  readonly live: Settings
  reload(): Promise<void>
}

export async function holdSettings(db: Db, preset: SettingPreset): Promise<SettingsHolder> {
  let settings = readSettings({}, preset)
  const reload = async () => {
    const rows = await db.select({ key: settingOverrides.key, value: settingOverrides.value }).from(settingOverrides)
    settings = readSettings(Object.fromEntries(rows.map((row) => [row.key, row.value])), preset)
  }
  await reload()
  const live: Settings = {
    bool: (key) => settings.bool(key),
    int: (key) => settings.int(key),
    string: (key) => settings.string(key),
    multiString: (key) => settings.multiString(key),
    column: (key) => settings.column(key),
    file: (key) => settings.file(key),
    value: (kind, name) => settings.value(kind, name),
  }
  return { live, reload }
}
