import type { SettingTable } from '../setting-entry.ts'

const area = 'Email'
const connection = { area, group: 'connection', readers: 'administrator', writers: 'superAdmin' } as const
const password = { area, group: 'connection', readers: 'server', writers: 'superAdmin' } as const

export const emailSettings = {
  SMTP_Port: { kind: 'int', default: 587, min: 1, max: 65535, ...connection },
  SMTP_Host: { kind: 'string', default: '', maxLength: 250, ...connection },
  SMTP_Gebruiker: { kind: 'string', default: '', maxLength: 250, ...connection },
  SMTP_Wachtwoord: { kind: 'string', default: '', maxLength: 250, secret: true, ...password },
  Email_Afzender: {
    kind: 'string',
    default: 'noreply@example.com',
    maxLength: 254,
    format: 'email',
    filled: true,
    ...connection,
  },
  Email_AfzenderNaam: { kind: 'string', default: 'Materieel Portaal', maxLength: 250, filled: true, ...connection },
} as const satisfies SettingTable
