import type { SettingTable } from '../setting-entry.ts'

const area = 'AppMaterieelorders'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const sorting = { area, group: 'sorting', readers: 'session', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'session', writers: 'administrator' } as const

export const appMaterieelordersSettings = {
  AppMaterieelorders_Actief: { kind: 'bool', default: true, ...feature },
  AppMaterieelorders_Aanvoer_Actief: { kind: 'bool', default: true, ...feature },
  AppMaterieelorders_Afvoer_Actief: { kind: 'bool', default: true, ...feature },
  AppMaterieelorders_VerplaatsingVan_Actief: { kind: 'bool', default: true, ...feature },
  AppMaterieelorders_VerplaatsingNaar_Actief: { kind: 'bool', default: true, ...feature },
  AppMaterieelorders_Verplaatsing_Actief: { kind: 'bool', default: true, ...feature },
  Orders_Aanvoer_SorteerKolom: { kind: 'int', default: 0, min: 0, max: 6, ...sorting },
  Orders_Aanvoer_SorteerRichting: { kind: 'int', default: 1, min: 0, max: 1, ...sorting },
  Orders_Afvoer_SorteerKolom: { kind: 'int', default: 0, min: 0, max: 6, ...sorting },
  Orders_Afvoer_SorteerRichting: { kind: 'int', default: 1, min: 0, max: 1, ...sorting },
  Orders_VerplaatsingVan_SorteerKolom: { kind: 'int', default: 0, min: 0, max: 6, ...sorting },
  Orders_VerplaatsingVan_SorteerRichting: { kind: 'int', default: 1, min: 0, max: 1, ...sorting },
  Orders_VerplaatsingNaar_SorteerKolom: { kind: 'int', default: 0, min: 0, max: 6, ...sorting },
  Orders_VerplaatsingNaar_SorteerRichting: { kind: 'int', default: 1, min: 0, max: 1, ...sorting },
  Orders_Verplaatsing_SorteerKolom: { kind: 'int', default: 0, min: 0, max: 6, ...sorting },
  Orders_Verplaatsing_SorteerRichting: { kind: 'int', default: 1, min: 0, max: 1, ...sorting },
  Orders_Aanvoer_Kolommen: {
    kind: 'column',
    default: [
      { column: 'ordernummer', visible: true, required: true, order: 1 },
      { column: 'type', visible: true, required: false, order: 2 },
      { column: 'status', visible: true, required: false, order: 3 },
      { column: 'datums', visible: true, required: false, order: 4 },
      { column: 'aangevraagdDoor', visible: true, required: false, order: 5 },
      { column: 'referentie', visible: true, required: false, order: 6 },
      { column: 'ophalen', visible: true, required: false, order: 7 },
    ],
    ...columns,
  },
  Orders_Afvoer_Kolommen: {
    kind: 'column',
    default: [
      { column: 'ordernummer', visible: true, required: true, order: 1 },
      { column: 'type', visible: true, required: false, order: 2 },
      { column: 'status', visible: true, required: false, order: 3 },
      { column: 'datums', visible: true, required: false, order: 4 },
      { column: 'aangevraagdDoor', visible: true, required: false, order: 5 },
      { column: 'referentie', visible: true, required: false, order: 6 },
      { column: 'ophalen', visible: true, required: false, order: 7 },
    ],
    ...columns,
  },
  Orders_VerplaatsingVan_Kolommen: {
    kind: 'column',
    default: [
      { column: 'ordernummer', visible: true, required: true, order: 1 },
      { column: 'type', visible: true, required: false, order: 2 },
      { column: 'status', visible: true, required: false, order: 3 },
      { column: 'datums', visible: true, required: false, order: 4 },
      { column: 'aangevraagdDoor', visible: true, required: false, order: 5 },
      { column: 'referentie', visible: true, required: false, order: 6 },
      { column: 'ophalen', visible: true, required: false, order: 7 },
    ],
    ...columns,
  },
  Orders_VerplaatsingNaar_Kolommen: {
    kind: 'column',
    default: [
      { column: 'ordernummer', visible: true, required: true, order: 1 },
      { column: 'type', visible: true, required: false, order: 2 },
      { column: 'status', visible: true, required: false, order: 3 },
      { column: 'datums', visible: true, required: false, order: 4 },
      { column: 'aangevraagdDoor', visible: true, required: false, order: 5 },
      { column: 'referentie', visible: true, required: false, order: 6 },
      { column: 'ophalen', visible: true, required: false, order: 7 },
    ],
    ...columns,
  },
  Orders_Verplaatsing_Kolommen: {
    kind: 'column',
    default: [
      { column: 'ordernummer', visible: true, required: true, order: 1 },
      { column: 'type', visible: true, required: false, order: 2 },
      { column: 'status', visible: true, required: false, order: 3 },
      { column: 'datums', visible: true, required: false, order: 4 },
      { column: 'aangevraagdDoor', visible: true, required: false, order: 5 },
      { column: 'referentie', visible: true, required: false, order: 6 },
      { column: 'ophalen', visible: true, required: false, order: 7 },
    ],
    ...columns,
  },
} as const satisfies SettingTable
