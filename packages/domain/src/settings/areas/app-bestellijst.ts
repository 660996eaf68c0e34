import type { SettingTable } from '../setting-entry.ts'

const area = 'AppBestellijst'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'session', writers: 'administrator' } as const

export const appBestellijstSettings = {
  AppBestellijst_Actief: { kind: 'bool', default: true, ...feature },
  AppBestellijst_MeerdereLijsten: { kind: 'bool', default: true, ...feature },
  AppBestellijst_Favorieten: { kind: 'bool', default: true, ...feature },
  Bestellijst_Kolommen: {
    kind: 'column',
    default: [
      { column: 'materieelSoort', visible: true, required: true, order: 1 },
      { column: 'type', visible: true, required: false, order: 2 },
      { column: 'aantal', visible: true, required: true, order: 3 },
      { column: 'comment', visible: true, required: false, order: 4 },
      { column: 'huurPrijs', visible: true, required: false, order: 5 },
      { column: 'huurPrijsWeek', visible: true, required: false, order: 6 },
      { column: 'verkoopPrijs', visible: true, required: false, order: 7 },
      { column: 'gewichtPerStuk', visible: true, required: false, order: 8 },
    ],
    ...columns,
  },
} as const satisfies SettingTable
