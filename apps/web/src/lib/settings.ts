import type { VisitorSettings } from '@portal/contract/settings.ts'
import { settings as settingsCalls } from '@portal/contract/settings.ts'
import type { Capability } from '@portal/domain/settings/capabilities.ts'
import { readAnswered } from '@portal/domain/settings/read-answered.ts'
import type { SettingOverrides, Settings } from '@portal/domain/settings/read-setting.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callQuery } from './call-query.ts'
import { queryClient } from './query-client.ts'

const staleMs = 5 * 60_000

function overridesOf({ mogelijkheden: _, ...groups }: VisitorSettings): SettingOverrides {
  return Object.fromEntries(Object.values(groups).flatMap((group) => group.map(({ name, value }) => [name, value])))
}

const defaults = readAnswered({})
const read = new WeakMap<VisitorSettings, Settings>()

function settingsOf(groups: VisitorSettings | undefined): Settings {
  if (groups === undefined) return defaults
  const known = read.get(groups)
  if (known !== undefined) return known
  const made = readAnswered(overridesOf(groups))
  read.set(groups, made)
  return made
}

type HasCapability = (capability: Capability) => boolean

/** What the tenant can do; an answer that an earlier version kept says nothing of it. */
function capabilitiesOf(groups: Partial<VisitorSettings> | undefined): HasCapability {
  return (capability) => groups?.mogelijkheden?.includes(capability) === true
}

const settingsQuery = callQuery(settingsCalls.getSettings, {}, { staleMs })

/**
 * The settings this visitor may read, typed by their catalogue: `useSettings().bool('AppSets_Actief')`. Until they are
 * loaded, and for what the visitor may not read, the defaults of the catalogue hold.
 */
export function useSettings(): Settings {
  return settingsOf(useQuery(settingsQuery).data)
}

/** Tells what the tenant can do beside what every one can: `useCapabilities()('stock.project')`. */
export function useCapabilities(): HasCapability {
  const { data } = useQuery(settingsQuery)
  return useCallback((capability: Capability) => capabilitiesOf(data)(capability), [data])
}

async function loadGroups(): Promise<VisitorSettings | undefined> {
  try {
    return await queryClient.ensureQueryData(settingsQuery)
  } catch {
    return queryClient.getQueryData(settingsQuery.queryKey)
  }
}

/** The settings outside a component; without a connection the last known ones, else the defaults. */
export async function loadSettings(): Promise<Settings> {
  return settingsOf(await loadGroups())
}

/** As `useCapabilities`, outside a component. */
export async function loadCapabilities(): Promise<HasCapability> {
  return capabilitiesOf(await loadGroups())
}
