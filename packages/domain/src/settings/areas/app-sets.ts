import type { SettingTable } from '../setting-entry.ts'

const area = 'AppSets'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const

export const appSetsSettings = {
  AppSets_Actief: { kind: 'bool', default: true, ...feature },
} as const satisfies SettingTable
