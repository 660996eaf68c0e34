import type { SettingTable } from '../setting-entry.ts'

const area = 'AppSets'

export const appSetsSettings = {
  AppSets_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
} as const satisfies SettingTable
