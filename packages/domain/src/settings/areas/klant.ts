import type { SettingTable } from '../setting-entry.ts'

const area = 'Klant'

export const klantSettings = {
  Klant_Variant: {
    kind: 'string',
    default: '',
    options: ['', 'dura', 'vsm', 'ballast'],
    area,
    readers: 'session',
    writers: 'superAdmin',
  },
} as const satisfies SettingTable
