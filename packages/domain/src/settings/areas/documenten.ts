import type { SettingTable } from '../setting-entry.ts'

const area = 'Documenten'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const choices = { area, group: 'choices', readers: 'session', writers: 'administrator' } as const
const files = { area, group: 'files', readers: 'everyone', writers: 'administrator' } as const

export const documentenSettings = {
  AppLocatie_Documenten: { kind: 'bool', default: true, ...feature },
  AppDetails_Documenten: { kind: 'bool', default: true, ...feature },
  Klacht_BestandsTypes: {
    kind: 'multi-string',
    default: ['pdf', 'jpg', 'png', 'docx', 'xlsx'],
    options: ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'csv'],
    filled: true,
    ...choices,
  },
  Standaard_Voorwaarden: { kind: 'file', accepts: 'document', default: null, ...files },
} as const satisfies SettingTable
