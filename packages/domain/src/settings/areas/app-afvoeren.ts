import type { SettingTable } from '../setting-entry.ts'

const area = 'AppAfvoeren'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const dates = { area, group: 'dates', readers: 'session', writers: 'administrator' } as const
const required = { area, group: 'required', readers: 'session', writers: 'administrator' } as const
const rules = { area, group: 'rules', readers: 'session', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const
const depots = { area, group: 'depots', readers: 'session', writers: 'administrator' } as const
const choices = { area, group: 'choices', readers: 'session', writers: 'administrator' } as const

export const appAfvoerenSettings = {
  AppAfvoeren_Actief: { kind: 'bool', default: true, ...feature },
  AppAfvoeren_ZelfAfvoeren: { kind: 'bool', default: true, ...feature },
  Afvoeren_BlokkeerWeekenden: { kind: 'bool', default: true, ...dates },
  Afvoeren_VoorwaardenVerplicht: { kind: 'bool', default: false, ...required },
  Afvoeren_MaximaalVoorraad: { kind: 'bool', default: true, ...rules },
  Afvoeren_Verplicht_AfvoerDatum: { kind: 'bool', default: true, ...required },
  Afvoeren_Verplicht_Transportmiddel: { kind: 'bool', default: false, ...required },
  Afvoeren_Verplicht_Bestemming: { kind: 'bool', default: true, ...required },
  Afvoeren_Verplicht_Bestemmingadres: { kind: 'bool', default: false, ...required },
  Afvoeren_Verplicht_Referentie: { kind: 'bool', default: false, ...required },
  Afvoeren_Verplicht_Opmerking: { kind: 'bool', default: false, ...required },
  Afvoeren_Verplicht_AddressSelected: { kind: 'bool', default: true, ...required },
  Afvoeren_Blokkeerdagen: { kind: 'int', default: 0, min: 0, max: 365, ...dates },
  Afvoeren_DagenInVerleden: { kind: 'int', default: 0, min: 0, max: 365, ...dates },
  Email_Afvoer: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
  Depot_Afvoer: { kind: 'string', default: '', maxLength: 20, ...depots },
  Afvoeren_Transportmiddelen: {
    kind: 'multi-string',
    default: ['Vrachtwagen', 'Vrachtwagen met kraan', 'Bestelbus', 'Aanhanger'],
    maxLength: 50,
    ...choices,
  },
} as const satisfies SettingTable
