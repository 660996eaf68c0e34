import type { SettingTable } from '../setting-entry.ts'

const area = 'AppCatalogus'

export const appCatalogusSettings = {
  AppCatalogus_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  CatalogItemsPerpage: {
    kind: 'int',
    default: 50,
    min: 1,
    max: 250,
    area,
    readers: 'everyone',
    writers: 'administrator',
  },
  MaterieelPrijs_DaysInWeek: {
    kind: 'int',
    default: 5,
    min: 1,
    max: 7,
    area,
    group: 'prices',
    readers: 'everyone',
    writers: 'administrator',
  },
  Catalogus_TechnischeFilters: {
    kind: 'multi-string',
    default: [],
    maxLength: 100,
    area,
    group: 'choices',
    readers: 'everyone',
    writers: 'administrator',
  },
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
    area,
    group: 'columns',
    readers: 'everyone',
    writers: 'administrator',
  },
  Catalogus_GeenAfbeelding: {
    kind: 'file',
    accepts: 'picture',
    default: null,
    area,
    group: 'files',
    readers: 'everyone',
    writers: 'administrator',
  },
} as const satisfies SettingTable
