import type { SettingGroups } from '@portal/contract/settings.ts'
import { settings as settingsCalls } from '@portal/contract/settings.ts'
import type { SettingOverrides, Settings } from '@portal/domain/settings/read-setting.ts'
import { readSettings } from '@portal/domain/settings/read-setting.ts'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from './call-query.ts'
import { queryClient } from './query-client.ts'

const staleMs = 5 * 60_000

function overridesOf(groups: SettingGroups): SettingOverrides {
  return Object.fromEntries(Object.values(groups).flatMap((group) => group.map(({ name, value }) => [name, value])))
}

const defaults = readSettings({})
const read = new WeakMap<SettingGroups, Settings>()

function settingsOf(groups: SettingGroups | undefined): Settings {
  if (groups === undefined) return defaults
  const known = read.get(groups)
  if (known !== undefined) return known
  const made = readSettings(overridesOf(groups))
  read.set(groups, made)
  return made
}

const settingsQuery = callQuery(settingsCalls.getSettings, {}, { staleMs })

/**
 * The settings this visitor may read, typed by their catalogue: `useSettings().bool('AppSets_Actief')`. Until they are
 * loaded, and for what the visitor may not read, the defaults of the catalogue hold.
 */
export function useSettings(): Settings {
  return settingsOf(useQuery(settingsQuery).data)
}

/** The settings outside a component; without a connection the last known ones, else the defaults. */
export async function loadSettings(): Promise<Settings> {
  try {
    return settingsOf(await queryClient.ensureQueryData(settingsQuery))
  } catch {
    return settingsOf(queryClient.getQueryData(settingsQuery.queryKey))
  }
}
