import type { SettingTable } from '../setting-entry.ts'

const area = 'AppRegistratie'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const required = { area, group: 'required', readers: 'everyone', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const

export const appRegistratieSettings = {
  AppRegistratie_Actief: { kind: 'bool', default: true, ...feature },
  AppRegistratie_Anoniem: { kind: 'bool', default: true, ...feature },
  Registratie_Verplicht_Voornaam: { kind: 'bool', default: true, ...required },
  Registratie_Verplicht_Achternaam: { kind: 'bool', default: true, ...required },
  Registratie_Verplicht_Bedrijfsnaam: { kind: 'bool', default: true, ...required },
  Registratie_Verplicht_Email: { kind: 'bool', default: true, ...required },
  Registratie_Verplicht_Wachtwoord: { kind: 'bool', default: true, ...required },
  Registratie_Verplicht_Gebruikersnaam: { kind: 'bool', default: true, ...required },
  Registratie_Verplicht_Telefoonnummer: { kind: 'bool', default: false, ...required },
  Email_Registratie: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
} as const satisfies SettingTable
