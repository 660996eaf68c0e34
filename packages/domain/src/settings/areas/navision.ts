import type { SettingTable } from '../setting-entry.ts'

const area = 'Navision'
const connection = { area, group: 'connection', readers: 'administrator', writers: 'nobody' } as const

export const navisionSettings = {
  Navision_BasisUrl: { kind: 'string', default: '', maxLength: 250, format: 'url', ...connection },
} as const satisfies SettingTable
