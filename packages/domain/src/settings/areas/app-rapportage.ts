import type { SettingTable } from '../setting-entry.ts'

const area = 'AppRapportage'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const

export const appRapportageSettings = {
  AppRapportage_Actief: { kind: 'bool', default: true, ...feature },
} as const satisfies SettingTable
