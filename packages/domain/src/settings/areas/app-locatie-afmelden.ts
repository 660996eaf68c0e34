import type { SettingTable } from '../setting-entry.ts'

const area = 'AppLocatieAfmelden'

export const appLocatieAfmeldenSettings = {
  AppLocatieAfmelden_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  LocatieAfmelden_VoorraadControle: {
    kind: 'bool',
    default: true,
    area,
    group: 'rules',
    readers: 'session',
    writers: 'administrator',
  },
  LocatieAfmelden_VerkoopTerugkoopControle: {
    kind: 'bool',
    default: true,
    area,
    group: 'rules',
    readers: 'session',
    writers: 'administrator',
  },
  Email_LocatieAfmelden: {
    kind: 'string',
    default: '',
    maxLength: 254,
    format: 'email',
    area,
    group: 'mail',
    readers: 'administrator',
    writers: 'administrator',
  },
} as const satisfies SettingTable
