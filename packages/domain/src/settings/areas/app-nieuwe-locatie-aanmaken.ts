import type { SettingTable } from '../setting-entry.ts'

const area = 'AppNieuweLocatieAanmaken'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const required = { area, group: 'required', readers: 'session', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const

export const appNieuweLocatieAanmakenSettings = {
  AppNieuweLocatieAanmaken_Actief: { kind: 'bool', default: false, ...feature },
  LocatieAanmaken_Verplicht_Nummer: { kind: 'bool', default: true, ...required },
  LocatieAanmaken_Verplicht_Omschrijving: { kind: 'bool', default: true, ...required },
  LocatieAanmaken_Verplicht_ProjectNummer: { kind: 'bool', default: false, ...required },
  LocatieAanmaken_Verplicht_Klant: { kind: 'bool', default: true, ...required },
  LocatieAanmaken_Verplicht_Adres: { kind: 'bool', default: true, ...required },
  LocatieAanmaken_Verplicht_Postcode: { kind: 'bool', default: true, ...required },
  LocatieAanmaken_Verplicht_Plaats: { kind: 'bool', default: true, ...required },
  LocatieAanmaken_Verplicht_Contactpersoon: { kind: 'bool', default: true, ...required },
  LocatieAanmaken_Verplicht_Telefoonnummer: { kind: 'bool', default: true, ...required },
  Email_LocatieAanmaken: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
} as const satisfies SettingTable
