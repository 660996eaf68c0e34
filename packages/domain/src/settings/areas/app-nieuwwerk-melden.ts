import type { SettingTable } from '../setting-entry.ts'

const area = 'AppNieuwwerkMelden'

export const appNieuwwerkMeldenSettings = {
  AppNieuwwerkMelden_Actief: {
    kind: 'bool',
    default: false,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  Email_NieuwWerk: {
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
