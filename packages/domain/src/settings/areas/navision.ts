import type { SettingTable } from '../setting-entry.ts'

const area = 'Navision'

export const navisionSettings = {
  Navision_BasisUrl: {
    kind: 'string',
    default: '',
    maxLength: 250,
    format: 'url',
    area,
    group: 'connection',
    readers: 'administrator',
    writers: 'nobody',
  },
} as const satisfies SettingTable
