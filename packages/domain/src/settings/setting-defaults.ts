import { type SettingKey, settingKeys, settingsCatalogue } from './catalogue.ts'
import type { SettingValueOf } from './setting-entry.ts'

type SettingDefaults = { readonly [Key in SettingKey]: SettingValueOf[(typeof settingsCatalogue)[Key]['kind']] }

/**
 * What holds of each setting until something else was chosen. The build of the web puts the values in the place of this
 * module, so that a browser need not load who may read, change and choose what (apps/web/lean-settings.ts).
 */
// The defaults of the catalogue are of the kind of their entry, which its types hold.
export const settingDefaults = Object.fromEntries(
  settingKeys.map((key) => [key, settingsCatalogue[key].default]),
) as unknown as SettingDefaults
