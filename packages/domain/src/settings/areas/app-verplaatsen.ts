import type { SettingTable } from '../setting-entry.ts'

const area = 'AppVerplaatsen'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const dates = { area, group: 'dates', readers: 'session', writers: 'administrator' } as const
const required = { area, group: 'required', readers: 'session', writers: 'administrator' } as const
const rules = { area, group: 'rules', readers: 'session', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const
const choices = { area, group: 'choices', readers: 'session', writers: 'administrator' } as const

export const appVerplaatsenSettings = {
  AppVerplaatsen_Actief: { kind: 'bool', default: true, ...feature },
  Verplaatsen_BlokkeerWeekenden: { kind: 'bool', default: true, ...dates },
  Verplaatsen_VoorwaardenVerplicht: { kind: 'bool', default: false, ...required },
  Verplaatsen_VerwachteRetourDatumVerplicht: { kind: 'bool', default: false, ...required },
  Verplaatsen_NaarEigenLocatie: { kind: 'bool', default: true, ...rules },
  Verplaatsen_Verplicht_VerplaatsDatum: { kind: 'bool', default: true, ...required },
  Verplaatsen_Verplicht_RetourDatum: { kind: 'bool', default: false, ...required },
  Verplaatsen_Verplicht_Transportmiddel: { kind: 'bool', default: false, ...required },
  Verplaatsen_Verplicht_Referentie: { kind: 'bool', default: false, ...required },
  Verplaatsen_Verplicht_Opmerking: { kind: 'bool', default: false, ...required },
  Verplaatsen_Verplicht_AddressSelected: { kind: 'bool', default: true, ...required },
  Verplaatsen_Verplicht_EndLocatie: { kind: 'bool', default: true, ...required },
  Verplaatsen_Verplicht_EndWerkadres: { kind: 'bool', default: true, ...required },
  Verplaatsen_Verplicht_EndAdres: { kind: 'bool', default: true, ...required },
  Verplaatsen_Verplicht_EndPostcode: { kind: 'bool', default: true, ...required },
  Verplaatsen_Verplicht_EndPlaats: { kind: 'bool', default: true, ...required },
  Verplaatsen_Verplicht_EndContactpersoon: { kind: 'bool', default: true, ...required },
  Verplaatsen_Verplicht_EndTelefoonnummer: { kind: 'bool', default: true, ...required },
  Verplaatsen_Blokkeerdagen: { kind: 'int', default: 0, min: 0, max: 365, ...dates },
  Verplaatsen_DagenInVerleden: { kind: 'int', default: 0, min: 0, max: 365, ...dates },
  Email_Verplaatsing: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
  Verplaatsen_Transportmiddelen: {
    kind: 'multi-string',
    default: ['Vrachtwagen', 'Vrachtwagen met kraan', 'Bestelbus', 'Aanhanger'],
    maxLength: 50,
    ...choices,
  },
} as const satisfies SettingTable
