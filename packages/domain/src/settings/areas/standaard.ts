import type { SettingTable } from '../setting-entry.ts'

const area = 'Standaard'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const prices = { area, group: 'prices', readers: 'everyone', writers: 'administrator' } as const
const rules = { area, group: 'rules', readers: 'session', writers: 'administrator' } as const
const login = { area, group: 'login', readers: 'everyone', writers: 'administrator' } as const
const ungrouped = { area, readers: 'everyone', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const
const depots = { area, group: 'depots', readers: 'session', writers: 'administrator' } as const
const ownLogin = { area, group: 'login', readers: 'administrator', writers: 'administrator' } as const
const loginForSuperAdmin = { area, group: 'login', readers: 'administrator', writers: 'superAdmin' } as const
const contact = { area, group: 'contact', readers: 'everyone', writers: 'administrator' } as const
const deployment = { area, readers: 'administrator', writers: 'nobody' } as const
const choices = { area, group: 'choices', readers: 'everyone', writers: 'administrator' } as const
const files = { area, group: 'files', readers: 'everyone', writers: 'administrator' } as const

export const standaardSettings = {
  Standaard_LaatstBekeken: { kind: 'bool', default: true, ...feature },
  Standaard_Nieuws: { kind: 'bool', default: true, ...feature },
  Standaard_PaginaLog: { kind: 'bool', default: true, ...feature },
  Prijzen_Openbaar: { kind: 'bool', default: false, ...prices },
  Prijzen_Intern: { kind: 'bool', default: false, ...prices },
  Prijzen_ToonBijLocatie: { kind: 'bool', default: false, ...prices },
  Gebruiker_FilterBedrijf: { kind: 'bool', default: false, ...rules },
  Gebruiker_FilterKlanten: { kind: 'bool', default: false, ...rules },
  Gebruiker_AlsContactpersoon: { kind: 'bool', default: true, ...rules },
  Login_Identity: { kind: 'bool', default: true, ...login },
  Login_AD: { kind: 'bool', default: false, ...login },
  Login_Azure: { kind: 'bool', default: false, ...login },
  Login_AuthServer: { kind: 'bool', default: false, ...login },
  Prijzen_AantalDecimalen: { kind: 'int', default: 2, min: 0, max: 5, ...prices },
  Gewicht_AantalDecimalen: { kind: 'int', default: 2, min: 0, max: 5, ...ungrouped },
  Email_Beheer: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
  Depot_Standaard: { kind: 'string', default: '', maxLength: 20, ...depots },
  Standaard_Taal: { kind: 'string', default: 'nl-NL', options: ['nl-NL', 'de-DE', 'fr-FR', 'en-US'], ...ungrouped },
  Login_AD_Formaat: { kind: 'string', default: 'domain\\login', options: ['domain\\login', '{email}'], ...login },
  Login_AD_Domein: { kind: 'string', default: '', maxLength: 250, ...ownLogin },
  Login_AuthServer_Url: { kind: 'string', default: '', maxLength: 250, format: 'url', ...loginForSuperAdmin },
  Contact_Bedrijfsnaam: { kind: 'string', default: 'Materieel Portaal', maxLength: 250, ...contact },
  Contact_Adres: { kind: 'string', default: '', maxLength: 250, ...contact },
  Contact_Postcode: { kind: 'string', default: '', maxLength: 20, ...contact },
  Contact_Plaats: { kind: 'string', default: '', maxLength: 250, ...contact },
  Contact_Telefoon: { kind: 'string', default: '', maxLength: 30, ...contact },
  Contact_Email: { kind: 'string', default: '', maxLength: 254, format: 'email', ...contact },
  Backend_BasisUrl: { kind: 'string', default: '/', maxLength: 250, filled: true, ...deployment },
  Standaard_Talen: {
    kind: 'multi-string',
    default: ['nl-NL', 'de-DE', 'fr-FR', 'en-US'],
    options: ['nl-NL', 'de-DE', 'fr-FR', 'en-US'],
    filled: true,
    ...choices,
  },
  Standaard_Logo: { kind: 'file', accepts: 'picture', default: null, ...files },
  Standaard_HomeAfbeelding: { kind: 'file', accepts: 'picture', default: null, ...files },
} as const satisfies SettingTable
