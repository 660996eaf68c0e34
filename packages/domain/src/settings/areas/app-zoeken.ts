import type { SettingTable } from '../setting-entry.ts'

const area = 'AppZoeken'

export const appZoekenSettings = {
  AppZoeken_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
} as const satisfies SettingTable
