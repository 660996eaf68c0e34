import type { SettingTable } from '../setting-entry.ts'

const area = 'AppLocatie'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const thresholds = { area, group: 'thresholds', readers: 'session', writers: 'administrator' } as const

export const appLocatieSettings = {
  AppLocatie_Actief: { kind: 'bool', default: true, ...feature },
  AppLocatie_ZoekenOverLocaties: { kind: 'bool', default: true, ...feature },
  LocatieIndicator_Safe: { kind: 'int', default: 0, min: 0, max: 9999, ...thresholds },
  LocatieIndicator_Warning: { kind: 'int', default: 5, min: 0, max: 9999, ...thresholds },
  LocatieIndicator_Danger: { kind: 'int', default: 10, min: 0, max: 9999, ...thresholds },
} as const satisfies SettingTable
