import type { SettingTable } from '../setting-entry.ts'

const area = 'Klant'
const ungrouped = { area, readers: 'session', writers: 'superAdmin' } as const

export const klantSettings = {
  Klant_Variant: { kind: 'string', default: '', options: ['', 'dura', 'vsm', 'ballast'], ...ungrouped },
} as const satisfies SettingTable
