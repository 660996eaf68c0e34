import type { SettingTable } from '../setting-entry.ts'

const area = 'AppDetails'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const rules = { area, group: 'rules', readers: 'everyone', writers: 'administrator' } as const

export const appDetailsSettings = {
  AppDetails_Actief: { kind: 'bool', default: true, ...feature },
  AppDetails_MeegeleverdeItems: { kind: 'bool', default: true, ...feature },
  AppDetails_BestelTips: { kind: 'bool', default: true, ...feature },
  AppDetails_AanbevolenAantal: { kind: 'bool', default: true, ...feature },
  AppDetails_TechnischeGegevensAnoniem: { kind: 'bool', default: true, ...rules },
} as const satisfies SettingTable
