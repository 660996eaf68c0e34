import type { SettingTable } from '../setting-entry.ts'

const area = 'AppAfvoerlijst'

export const appAfvoerlijstSettings = {
  AppAfvoerlijst_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  Afvoerlijst_MaxLengthOpmerking: {
    kind: 'int',
    default: 250,
    min: 1,
    max: 2000,
    area,
    readers: 'session',
    writers: 'administrator',
  },
  Afvoerlijst_Kolommen: {
    kind: 'column',
    default: [
      { column: 'materieelSoort', visible: true, required: true, order: 1 },
      { column: 'materieelNummer', visible: true, required: false, order: 2 },
      { column: 'retourAantal', visible: true, required: true, order: 3 },
      { column: 'opmerking', visible: true, required: false, order: 4 },
      { column: 'gewichtPerStuk', visible: true, required: false, order: 5 },
    ],
    area,
    group: 'columns',
    readers: 'session',
    writers: 'administrator',
  },
} as const satisfies SettingTable
