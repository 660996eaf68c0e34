import type { SettingTable } from '../setting-entry.ts'

const area = 'AppNieuweLocatie'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const required = { area, group: 'required', readers: 'session', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const

export const appNieuweLocatieSettings = {
  AppNieuweLocatie_Actief: { kind: 'bool', default: true, ...feature },
  NieuweLocatie_Verplicht_Nummer: { kind: 'bool', default: false, ...required },
  NieuweLocatie_Verplicht_Omschrijving: { kind: 'bool', default: true, ...required },
  NieuweLocatie_Verplicht_ProjectNummer: { kind: 'bool', default: false, ...required },
  NieuweLocatie_Verplicht_Adres: { kind: 'bool', default: true, ...required },
  NieuweLocatie_Verplicht_Postcode: { kind: 'bool', default: true, ...required },
  NieuweLocatie_Verplicht_Plaats: { kind: 'bool', default: true, ...required },
  NieuweLocatie_Verplicht_Contactpersoon: { kind: 'bool', default: true, ...required },
  NieuweLocatie_Verplicht_Telefoonnummer: { kind: 'bool', default: true, ...required },
  NieuweLocatie_Verplicht_Opmerking: { kind: 'bool', default: false, ...required },
  Email_NieuweLocatie: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
} as const satisfies SettingTable
