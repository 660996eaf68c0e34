import type { SettingTable } from '../setting-entry.ts'

const area = 'Documenten'

export const documentenSettings = {
  AppLocatie_Documenten: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  AppDetails_Documenten: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  Klacht_BestandsTypes: {
    kind: 'multi-string',
    default: ['pdf', 'jpg', 'png', 'docx', 'xlsx'],
    options: ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'csv'],
    filled: true,
    area,
    group: 'choices',
    readers: 'session',
    writers: 'administrator',
  },
  Standaard_Voorwaarden: {
    kind: 'file',
    accepts: 'document',
    default: null,
    area,
    group: 'files',
    readers: 'everyone',
    writers: 'administrator',
  },
} as const satisfies SettingTable
