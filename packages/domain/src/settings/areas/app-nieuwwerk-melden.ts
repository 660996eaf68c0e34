import type { SettingTable } from '../setting-entry.ts'

const area = 'AppNieuwwerkMelden'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const

export const appNieuwwerkMeldenSettings = {
  AppNieuwwerkMelden_Actief: { kind: 'bool', default: false, ...feature },
  Email_NieuwWerk: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
} as const satisfies SettingTable
