import type { SettingTable } from '../setting-entry.ts'

const area = 'AppMaterieelTransportAanvraag'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const dates = { area, group: 'dates', readers: 'session', writers: 'administrator' } as const
const required = { area, group: 'required', readers: 'session', writers: 'administrator' } as const
const rules = { area, group: 'rules', readers: 'session', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const
const choices = { area, group: 'choices', readers: 'session', writers: 'administrator' } as const

export const appMaterieelTransportAanvraagSettings = {
  AppMaterieelTransportAanvraag_Actief: { kind: 'bool', default: true, ...feature },
  TransportAanvraag_BlokkeerWeekenden: { kind: 'bool', default: true, ...dates },
  TransportAanvraag_VoorwaardenVerplicht: { kind: 'bool', default: true, ...required },
  TransportAanvraag_NaarEigenLocatie: { kind: 'bool', default: true, ...rules },
  TransportAanvraag_Blokkeerdagen: { kind: 'int', default: 0, min: 0, max: 365, ...dates },
  TransportAanvraag_DagenInVerleden: { kind: 'int', default: 0, min: 0, max: 365, ...dates },
  Email_TransportAanvraag: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
  TransportAanvraag_Transportmiddelen: {
    kind: 'multi-string',
    default: ['Vrachtwagen', 'Vrachtwagen met kraan', 'Dieplader', 'Bestelbus'],
    maxLength: 50,
    ...choices,
  },
  TransportAanvraag_Laadopties: {
    kind: 'multi-string',
    default: ['Kraan aanwezig', 'Heftruck aanwezig', 'Geen laadmiddelen'],
    maxLength: 50,
    ...choices,
  },
  TransportAanvraag_WieLaadt: {
    kind: 'multi-string',
    default: ['Klant', 'Vervoerder', 'Leverancier'],
    maxLength: 50,
    ...choices,
  },
} as const satisfies SettingTable
