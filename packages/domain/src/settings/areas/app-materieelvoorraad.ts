import type { SettingTable } from '../setting-entry.ts'

const area = 'AppMaterieelvoorraad'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const ungrouped = { area, readers: 'everyone', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'session', writers: 'administrator' } as const

export const appMaterieelvoorraadSettings = {
  AppMaterieelvoorraad_Actief: { kind: 'bool', default: true, ...feature },
  AppMaterieelvoorraad_Scannen: { kind: 'bool', default: true, ...feature },
  AppMaterieelvoorraad_ExportLijst: { kind: 'bool', default: true, ...feature },
  AppMaterieelvoorraad_ExportVerloop: { kind: 'bool', default: true, ...feature },
  AppMaterieelvoorraad_AlleLocaties: { kind: 'bool', default: true, ...feature },
  Voorraad_BeschikbaarAantal: {
    kind: 'string',
    default: 'own user',
    options: ['none', 'own user', 'all users'],
    ...ungrouped,
  },
  Voorraad_Kolommen: {
    kind: 'column',
    default: [
      { column: 'materieelNummer', visible: true, required: true, order: 1 },
      { column: 'type', visible: true, required: false, order: 2 },
      { column: 'omschrijving', visible: true, required: false, order: 3 },
      { column: 'eenheid', visible: true, required: false, order: 4 },
      { column: 'beschikbaar', visible: true, required: false, order: 5 },
      { column: 'huidig', visible: true, required: false, order: 6 },
      { column: 'keuringsNummer', visible: true, required: false, order: 7 },
      { column: 'keuringsDatum', visible: true, required: false, order: 8 },
      { column: 'bulk', visible: true, required: false, order: 9 },
      { column: 'external', visible: true, required: false, order: 10 },
      { column: 'saleType', visible: true, required: false, order: 11 },
      { column: 'beschikbaarVanaf', visible: true, required: false, order: 12 },
      { column: 'verwachteRetourDatum', visible: true, required: false, order: 13 },
      { column: 'retourAantal', visible: true, required: false, order: 14 },
    ],
    ...columns,
  },
  Voorraadverloop_Kolommen: {
    kind: 'column',
    default: [
      { column: 'salesType', visible: true, required: false, order: 1 },
      { column: 'bulk', visible: true, required: false, order: 2 },
      { column: 'external', visible: true, required: false, order: 3 },
      { column: 'removedDate', visible: true, required: false, order: 4 },
      { column: 'deliveredOrderNumber', visible: true, required: false, order: 5 },
      { column: 'removedOrderNumber', visible: true, required: false, order: 6 },
      { column: 'fromLocationNumber', visible: true, required: false, order: 7 },
      { column: 'toLocationNumber', visible: true, required: false, order: 8 },
    ],
    ...columns,
  },
} as const satisfies SettingTable
