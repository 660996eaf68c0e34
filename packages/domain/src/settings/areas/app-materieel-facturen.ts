import type { SettingTable } from '../setting-entry.ts'

const area = 'AppMaterieelFacturen'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'session', writers: 'administrator' } as const

export const appMaterieelFacturenSettings = {
  AppMaterieelFacturen_Actief: { kind: 'bool', default: true, ...feature },
  AppMaterieelFacturen_ExportExcel: { kind: 'bool', default: true, ...feature },
  AppMaterieelFacturen_Pdf: { kind: 'bool', default: true, ...feature },
  Facturen_Kolommen: {
    kind: 'column',
    default: [
      { column: 'documentNummer', visible: true, required: true, order: 1 },
      { column: 'boekingsDatum', visible: true, required: false, order: 2 },
      { column: 'factuurAan', visible: true, required: false, order: 3 },
      { column: 'betreft', visible: true, required: false, order: 4 },
      { column: 'tijdseenheden', visible: true, required: false, order: 5 },
      { column: 'aanvoerOrder', visible: true, required: false, order: 6 },
      { column: 'afvoerOrder', visible: true, required: false, order: 7 },
      { column: 'huurPeriode', visible: true, required: false, order: 8 },
      { column: 'totaalPrijs', visible: true, required: false, order: 9 },
      { column: 'stuksPrijs', visible: true, required: false, order: 10 },
      { column: 'openstaandBedrag', visible: true, required: false, order: 11 },
    ],
    ...columns,
  },
} as const satisfies SettingTable
