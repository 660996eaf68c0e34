import type { SettingTable } from '../setting-entry.ts'

const area = 'AppCatalogus'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const ungrouped = { area, readers: 'everyone', writers: 'administrator' } as const
const prices = { area, group: 'prices', readers: 'everyone', writers: 'administrator' } as const
const choices = { area, group: 'choices', readers: 'everyone', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'everyone', writers: 'administrator' } as const
const files = { area, group: 'files', readers: 'everyone', writers: 'administrator' } as const

export const appCatalogusSettings = {
  AppCatalogus_Actief: { kind: 'bool', default: true, ...feature },
  CatalogItemsPerpage: { kind: 'int', default: 50, min: 1, max: 250, ...ungrouped },
  MaterieelPrijs_DaysInWeek: { kind: 'int', default: 5, min: 1, max: 7, ...prices },
  Catalogus_TechnischeFilters: { kind: 'multi-string', default: [], maxLength: 100, ...choices },
  Catalogus_Kolommen: {
    kind: 'column',
    default: [
      { column: 'materieelSoort', visible: true, required: true, order: 1 },
      { column: 'omschrijving', visible: true, required: false, order: 2 },
      { column: 'huurPrijs', visible: true, required: false, order: 3 },
      { column: 'huurPrijsWeek', visible: true, required: false, order: 4 },
      { column: 'verkoopPrijs', visible: true, required: false, order: 5 },
      { column: 'aantal', visible: true, required: false, order: 6 },
    ],
    ...columns,
  },
  Catalogus_GeenAfbeelding: { kind: 'file', accepts: 'picture', default: null, ...files },
} as const satisfies SettingTable
