import type { SettingTable } from '../setting-entry.ts'

const area = 'AppLocatieAfmelden'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const rules = { area, group: 'rules', readers: 'session', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const

export const appLocatieAfmeldenSettings = {
  AppLocatieAfmelden_Actief: { kind: 'bool', default: true, ...feature },
  LocatieAfmelden_VoorraadControle: { kind: 'bool', default: true, ...rules },
  LocatieAfmelden_VerkoopTerugkoopControle: { kind: 'bool', default: true, ...rules },
  Email_LocatieAfmelden: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
} as const satisfies SettingTable
