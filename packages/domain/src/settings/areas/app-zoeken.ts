import type { SettingTable } from '../setting-entry.ts'

const area = 'AppZoeken'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const

export const appZoekenSettings = {
  AppZoeken_Actief: { kind: 'bool', default: true, ...feature },
} as const satisfies SettingTable
