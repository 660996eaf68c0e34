import type { SettingTable } from '../setting-entry.ts'

const area = 'AppAfvoerlijst'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const ungrouped = { area, readers: 'session', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'session', writers: 'administrator' } as const

export const appAfvoerlijstSettings = {
  AppAfvoerlijst_Actief: { kind: 'bool', default: true, ...feature },
  Afvoerlijst_MaxLengthOpmerking: { kind: 'int', default: 250, min: 1, max: 2000, ...ungrouped },
  Afvoerlijst_Kolommen: {
    kind: 'column',
    default: [
      { column: 'materieelSoort', visible: true, required: true, order: 1 },
      { column: 'materieelNummer', visible: true, required: false, order: 2 },
      { column: 'retourAantal', visible: true, required: true, order: 3 },
      { column: 'opmerking', visible: true, required: false, order: 4 },
      { column: 'gewichtPerStuk', visible: true, required: false, order: 5 },
    ],
    ...columns,
  },
} as const satisfies SettingTable
