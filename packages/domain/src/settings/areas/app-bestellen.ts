import type { SettingTable } from '../setting-entry.ts'

const area = 'AppBestellen'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const dates = { area, group: 'dates', readers: 'session', writers: 'administrator' } as const
const required = { area, group: 'required', readers: 'session', writers: 'administrator' } as const
const urgent = { area, group: 'urgent', readers: 'session', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const
const depots = { area, group: 'depots', readers: 'session', writers: 'administrator' } as const
const choices = { area, group: 'choices', readers: 'session', writers: 'administrator' } as const

export const appBestellenSettings = {
  AppBestellen_Actief: { kind: 'bool', default: true, ...feature },
  AppBestellen_Goedkeuring: { kind: 'bool', default: true, ...feature },
  AppBestellen_Spoed: { kind: 'bool', default: true, ...feature },
  AppBestellen_Ophalen: { kind: 'bool', default: true, ...feature },
  Bestellen_BlokkeerWeekenden: { kind: 'bool', default: true, ...dates },
  Bestellen_VoorwaardenVerplicht: { kind: 'bool', default: true, ...required },
  Bestellen_RetourDatumVerplicht: { kind: 'bool', default: false, ...required },
  Bestellen_Verplicht_LeverDatum: { kind: 'bool', default: true, ...required },
  Bestellen_Verplicht_RetourDatum: { kind: 'bool', default: false, ...required },
  Bestellen_Verplicht_Transportmiddel: { kind: 'bool', default: false, ...required },
  Bestellen_Verplicht_Bestemming: { kind: 'bool', default: true, ...required },
  Bestellen_Verplicht_Bestemmingadres: { kind: 'bool', default: false, ...required },
  Bestellen_Verplicht_Adrescode: { kind: 'bool', default: false, ...required },
  Bestellen_Verplicht_Werkadres: { kind: 'bool', default: true, ...required },
  Bestellen_Verplicht_Adres: { kind: 'bool', default: true, ...required },
  Bestellen_Verplicht_Postcode: { kind: 'bool', default: true, ...required },
  Bestellen_Verplicht_Plaats: { kind: 'bool', default: true, ...required },
  Bestellen_Verplicht_Contactpersoon: { kind: 'bool', default: true, ...required },
  Bestellen_Verplicht_Telefoonnummer: { kind: 'bool', default: true, ...required },
  Bestellen_Verplicht_Referentie: { kind: 'bool', default: false, ...required },
  Bestellen_Verplicht_Opmerking: { kind: 'bool', default: false, ...required },
  OrderWizardBlockDaysToOrder: { kind: 'int', default: 0, min: 0, max: 365, ...dates },
  Bestellen_DagenInVerleden: { kind: 'int', default: 0, min: 0, max: 365, ...dates },
  Spoed_Werkdagen: { kind: 'int', default: 2, min: 0, max: 60, ...urgent },
  Email_Aanvraag: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
  Depot_Ophalen: { kind: 'string', default: '', maxLength: 20, ...depots },
  Spoed_Tekst: {
    kind: 'string',
    default: 'Spoedlevering (binnen {days} werkdagen)',
    maxLength: 250,
    filled: true,
    ...urgent,
  },
  Spoed_Prijs: { kind: 'string', default: '0', maxLength: 20, format: 'decimal', filled: true, ...urgent },
  Spoed_Code: { kind: 'string', default: 'SPOED', maxLength: 20, ...urgent },
  Bestellen_Transportmiddelen: {
    kind: 'multi-string',
    default: ['Vrachtwagen', 'Vrachtwagen met kraan', 'Bestelbus', 'Aanhanger'],
    maxLength: 50,
    ...choices,
  },
} as const satisfies SettingTable
