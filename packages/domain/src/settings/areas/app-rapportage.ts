import type { SettingTable } from '../setting-entry.ts'

const area = 'AppRapportage'

export const appRapportageSettings = {
  AppRapportage_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
} as const satisfies SettingTable
