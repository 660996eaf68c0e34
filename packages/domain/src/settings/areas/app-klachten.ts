import type { SettingTable } from '../setting-entry.ts'

const area = 'AppKlachten'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const ungrouped = { area, readers: 'session', writers: 'administrator' } as const
const mail = { area, group: 'mail', readers: 'administrator', writers: 'administrator' } as const
const choices = { area, group: 'choices', readers: 'session', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'session', writers: 'administrator' } as const

export const appKlachtenSettings = {
  AppKlachten_Actief: { kind: 'bool', default: true, ...feature },
  AppKlachten_Directie: { kind: 'bool', default: true, ...feature },
  Klacht_VerwachteOplossingsDagen: { kind: 'int', default: 5, min: 0, max: 365, ...ungrouped },
  Email_Klacht: { kind: 'string', default: '', maxLength: 254, format: 'email', ...mail },
  Klacht_Types: {
    kind: 'multi-string',
    default: ['Levering', 'Materieel', 'Factuur', 'Overig'],
    maxLength: 50,
    ...choices,
  },
  Klacht_Urgenties: { kind: 'multi-string', default: ['Laag', 'Normaal', 'Hoog'], maxLength: 50, ...choices },
  Klachten_Kolommen: {
    kind: 'column',
    default: [
      { column: 'nummer', visible: true, required: true, order: 1 },
      { column: 'omschrijving', visible: true, required: false, order: 2 },
      { column: 'type', visible: true, required: false, order: 3 },
      { column: 'factuurNummer', visible: true, required: false, order: 4 },
      { column: 'urgentie', visible: true, required: false, order: 5 },
      { column: 'referentie', visible: true, required: false, order: 6 },
      { column: 'verwachteOplosDatum', visible: true, required: false, order: 7 },
      { column: 'werkelijkeOplosDatum', visible: true, required: false, order: 8 },
      { column: 'doorlooptijd', visible: true, required: false, order: 9 },
      { column: 'status', visible: true, required: false, order: 10 },
    ],
    ...columns,
  },
} as const satisfies SettingTable
